import type { ReactNode } from 'react';
import { fullStand, lampDots, ring } from './ringDrawing';
import styles from './Seal.module.css';

interface SealRingProps {
  size: 'full' | 'small';
  stand: string;
  children: ReactNode;
}

/** A seal without its moth, which weighs most of it. */
export function SealRing({ size, stand, children }: SealRingProps) {
  return (
    <svg className={styles.seal} data-size={size} viewBox="0 0 120 132" aria-hidden="true">
      <path className={styles.stand} d={stand} />
      <circle className={styles.ring} {...ring} />
      {children}
    </svg>
  );
}

/** The same from 72 px. */
export function FullRing({ lights, children }: { lights: ReactNode; children: ReactNode }) {
  return (
    <SealRing size="full" stand={fullStand}>
      {lights}
      <circle className={styles.hairline} cx="60" cy="56" r="39.5" />
      {children}
    </SealRing>
  );
}

interface LightsProps {
  /** How many of the ten are lit, clockwise from the top. */
  lamps?: number;
}

export function Lights({ lamps = 10 }: LightsProps) {
  return (
    <>
      {lamps > 0 && <path className={styles.lamp} d={lampDots.slice(0, lamps).join('')} />}
      {lamps < 10 && <path className={styles.lampOff} d={lampDots.slice(lamps).join('')} />}
    </>
  );
}
