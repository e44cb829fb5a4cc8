import type { ReactNode } from 'react';
import styles from './Seal.module.css';
import { full, lampDots, small, tiny } from './sealDrawing';

/** full from 72 px, small from 25 to 71, tiny below: each is drawn with what its size can carry. */
export type SealSize = 'full' | 'small' | 'tiny';

interface SealProps {
  size: SealSize;
  /** How many of the ten lamps are lit, clockwise from the top. The tiny seal has none. */
  lamps?: number;
  /** Lamps of one's own, in place of those; the moth is then a group of its own, and can turn to them. */
  lights?: ReactNode;
  /** Only where no text beside the seal says it; the seal is decoration otherwise. */
  label?: string;
}

/** The moth in a ring light. Its size comes from its parent; its colors from the tokens. */
export function Seal({ size, lamps = 10, lights, label }: SealProps) {
  const box = size === 'tiny' ? '0 0 24 24' : '0 0 120 132';
  const names = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.seal} data-size={size} viewBox={box} {...names}>
      {size === 'tiny' ? <TinySeal /> : <Ringed size={size} lamps={lamps} lights={lights} />}
    </svg>
  );
}

function TinySeal() {
  return (
    <>
      <path className={styles.ring} d={tiny.ring} />
      <path className={styles.moth} d={tiny.moth} />
      <path className={styles.line} d={tiny.antennae} />
    </>
  );
}

function Lights({ lamps }: { lamps: number }) {
  return (
    <>
      {lamps > 0 && <path className={styles.lamp} d={lampDots.slice(0, lamps).join('')} />}
      {lamps < 10 && <path className={styles.lampOff} d={lampDots.slice(lamps).join('')} />}
    </>
  );
}

interface RingedProps {
  size: Exclude<SealSize, 'tiny'>;
  lamps: number;
  lights?: ReactNode;
}

function Ringed({ size, lamps, lights }: RingedProps) {
  const moth = size === 'full' ? full : small;
  return (
    <>
      <path className={styles.stand} d={moth.stand} />
      <circle className={styles.ring} cx="60" cy="56" r="48" />
      {lights ?? <Lights lamps={lamps} />}
      {size === 'full' && <circle className={styles.hairline} cx="60" cy="56" r="39.5" />}
      {lights ? (
        <g>
          <Moth size={size} />
        </g>
      ) : (
        <Moth size={size} />
      )}
    </>
  );
}

function Moth({ size }: { size: RingedProps['size'] }) {
  const moth = size === 'full' ? full : small;
  return (
    <>
      {size === 'full' && (
        <path className={styles.line} d={full.receipt + full.print + full.legs + full.barbs} />
      )}
      <path className={styles.antennae} d={moth.antennae} />
      <path className={styles.moth} d={moth.wings} />
      <path className={styles.heart} d={moth.hearts} />
      <path className={styles.body} d={moth.body} />
      {size === 'full' && <path className={styles.marks} d={full.marks} />}
    </>
  );
}
