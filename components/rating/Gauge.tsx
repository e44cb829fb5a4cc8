import type { ReactNode } from 'react';
import styles from './Gauge.module.css';

/** Ten lamps on a circle, the first one just right of the top, as on the seal. */
const lamps = Array.from({ length: 10 }, (_, k) => {
  const angle = ((-72 + 36 * k) * Math.PI) / 180;
  return { x: 60 + 52 * Math.cos(angle), y: 60 + 52 * Math.sin(angle) };
});

/** The seal's ring light around a portrait. Which lamps are lit is the style sheet's: it sees the radios. */
export function Gauge({ children }: { children: ReactNode }) {
  return (
    <div className={styles.gauge}>
      <svg className={styles.ring} viewBox="0 0 120 120" aria-hidden="true">
        <circle className={styles.band} cx="60" cy="60" r="52" />
        {lamps.map(({ x, y }) => (
          <circle className={styles.lamp} key={x * y} cx={x.toFixed(1)} cy={y.toFixed(1)} r="4" />
        ))}
      </svg>
      <div className={styles.portrait}>{children}</div>
    </div>
  );
}
