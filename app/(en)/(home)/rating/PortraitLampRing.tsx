import type { ReactNode, Ref } from 'react';
import lampPairs from '../lampPairs.module.css';
import styles from './PortraitLampRing.module.css';

/** The lamps run clockwise from the first one right of the top, as on the seal. */
const lamps = Array.from({ length: 10 }, (_, k) => {
  const angle = ((-72 + 36 * k) * Math.PI) / 180;
  return { x: 60 + 52 * Math.cos(angle), y: 60 + 52 * Math.sin(angle), number: k + 1 };
});

interface PortraitLampRingProps {
  lit?: number;
  portrait: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function PortraitLampRing({ lit = 0, portrait, children }: PortraitLampRingProps) {
  return (
    <div className={styles.gauge} data-show="with-scripts">
      <svg className={styles.ring} viewBox="0 0 120 120" aria-hidden="true">
        <circle className={styles.band} cx="60" cy="60" r="52" />
        <g className={lampPairs.lamps}>
          {lamps.map(({ x, y, number }) => (
            <circle
              key={number}
              className={styles.lamp}
              data-lit={number <= lit}
              cx={x.toFixed(1)}
              cy={y.toFixed(1)}
              r="4"
            />
          ))}
        </g>
      </svg>
      <div ref={portrait} className={styles.portrait}>
        {children}
      </div>
    </div>
  );
}
