import type { ReactNode } from 'react';
import { ring } from './ringDrawing';
import styles from './Seal.module.css';
import { full, small, tiny } from './sealDrawing';
import { FullRing, Lights, SealRing } from './SealRing';

/** Of the ring, in hundredths: from lamp to lamp. */
const aTenth = Math.round((2 * Math.PI * ring.r * 100) / 10) / 100;

interface FullSealProps {
  lamps?: number;
  /** Lamps of one's own, in place of those; the moth is then a group of its own, and can turn to them. */
  lights?: ReactNode;
  /** Of the moth, for a seal that borrows it. */
  mothId?: string;
}

/** The moth in a ring light, from 72 px. Its size comes from its parent; its colors from the tokens. */
export function FullSeal({ lamps, lights, mothId }: FullSealProps) {
  const moth = (
    <g id={mothId}>
      <path className={styles.line} d={full.receipt + full.print + full.legs + full.barbs} />
      <path className={styles.antennae} d={full.antennae} />
      <path className={styles.moth} d={full.wings} />
      <path className={styles.heart} d={full.hearts} />
      <path className={styles.body} d={full.body} />
      <path className={styles.marks} d={full.marks} />
    </g>
  );
  return (
    <FullRing lights={lights ?? <Lights lamps={lamps} />}>{lights ? <g>{moth}</g> : moth}</FullRing>
  );
}

/** The same from 25 to 71 px, with what that size can carry. */
export function SmallSeal() {
  return (
    <SealRing size="small" stand={small.stand}>
      <circle
        className={styles.lamp}
        {...ring}
        strokeDasharray={`0 ${aTenth}`}
        transform={`rotate(-72 ${ring.cx} ${ring.cy})`}
      />
      <HalfMoth />
      <g transform="matrix(-1 0 0 1 120 0)">
        <HalfMoth />
      </g>
      <path className={styles.body} d={small.body} />
    </SealRing>
  );
}

function HalfMoth() {
  return (
    <>
      <path className={styles.antennae} d={small.antennae} />
      <path className={styles.moth} d={small.wings} />
      <path className={styles.heart} d={small.hearts} />
    </>
  );
}

/** The same below 25 px, without lamps. */
export function TinySeal() {
  return (
    <svg className={styles.seal} data-size="tiny" viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.ring} d={tiny.ring} />
      <path className={styles.moth} d={tiny.moth} />
      <path className={styles.line} d={tiny.antennae} />
    </svg>
  );
}
