import { Lamps } from '@/components/Lamps';
import { Seal } from '@/components/Seal';
import { lampDots } from '@/components/sealDrawing';
import { brightness } from './brightness';
import styles from './MeanSeal.module.css';

/** The seal as the gauge of a mean, which stands beside it in figures. */
export function MeanSeal({ mean }: { mean: number }) {
  return (
    <div className={styles.seal}>
      <Seal size="full" lamps={0} />
      <svg className={styles.lamps} viewBox="0 0 120 132" aria-hidden="true">
        <Lamps>
          {brightness(mean).map((light, lamp) => (
            <path
              key={lamp}
              className={styles.lamp}
              d={lampDots[lamp]}
              opacity={light.toFixed(2)}
            />
          ))}
        </Lamps>
      </svg>
    </div>
  );
}
