import { sealLampCircle, sealLampPaths } from './sealLamps';
import styles from './Seal.module.css';
import {
  fullSealPaths,
  type SealColor,
  type SealPath,
  smallSealPaths,
  tinySealPaths,
} from './sealPaths';

const token = (color: SealColor | undefined) => color && `var(--${color})`;

function Marks({ marks }: { marks: readonly SealPath[] }) {
  return marks.map(({ d, fill, stroke, width }, i) => (
    <path key={i} d={d} fill={token(fill)} stroke={token(stroke)} strokeWidth={width} />
  ));
}

interface FullSealProps {
  areLampsLit?: boolean;
  isCrossedOut?: boolean;
}

/** The seal for sizes from 72 px: a moth in a ring light. */
export function FullSeal({ areLampsLit = true, isCrossedOut }: FullSealProps) {
  return (
    <svg className={styles.seal} viewBox="0 0 120 132" width="120" height="132" aria-hidden="true">
      <Marks marks={fullSealPaths.ring} />
      <path className={areLampsLit ? styles.lit : styles.unlit} d={sealLampPaths.join('')} />
      <Marks marks={fullSealPaths.moth} />
      {isCrossedOut && <path d="M4 118L116 6" stroke="var(--rose)" strokeWidth="6" />}
    </svg>
  );
}

/** The ring light, and the moth at the end of a dotted line where it flew away. */
export function SealWithoutMoth() {
  return (
    <svg
      className={styles.seal}
      viewBox="-78 0 192 132"
      width="192"
      height="132"
      aria-hidden="true"
    >
      <Marks marks={fullSealPaths.ring} />
      <path className={styles.unlit} d={sealLampPaths.join('')} />
      <path
        d="M62 54C70 34 42 32 43 50S66 74 52 86 8 130-20 128-46 120-54 116"
        stroke="var(--seal-moth)"
        strokeWidth="1.5"
        strokeDasharray="0.01 4"
      />
      <path
        d="M41.4 95.5h.01M38.4 98.2h.01M35.4 100.9h.01"
        stroke="var(--on-brand-2)"
        strokeWidth="1.8"
      />
      <g transform="translate(-60 106) rotate(-50) scale(0.4) translate(-60 -56)">
        <SmallMoth />
      </g>
    </svg>
  );
}

export function SealMoth() {
  return (
    <svg className={styles.seal} viewBox="24 23 72 62" width="72" height="62" aria-hidden="true">
      <SmallMoth />
    </svg>
  );
}

export function SmallMoth() {
  const half = <Marks marks={smallSealPaths.halfMoth} />;
  return (
    <>
      {half}
      <g transform="matrix(-1 0 0 1 120 0)">{half}</g>
      <Marks marks={smallSealPaths.body} />
    </>
  );
}

/** Length of the arc between two lamps of the ring light. */
const lampSpacing = Math.round((2 * Math.PI * sealLampCircle.r * 100) / 10) / 100;

/** The seal for sizes from 25 to 71 px, with fewer details. */
export function SmallSeal() {
  return (
    <svg className={styles.seal} viewBox="0 0 120 132" width="60" height="66" aria-hidden="true">
      <Marks marks={smallSealPaths.ring} />
      <circle
        {...sealLampCircle}
        stroke="var(--seal-lamp)"
        strokeWidth="8"
        strokeDasharray={`0 ${lampSpacing}`}
        transform={`rotate(-72 ${sealLampCircle.cx} ${sealLampCircle.cy})`}
      />
      <SmallMoth />
    </svg>
  );
}

/** The seal for sizes below 25 px, without lamps. */
export function TinySeal() {
  return (
    <svg className={styles.seal} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <Marks marks={tinySealPaths} />
    </svg>
  );
}
