import { Lamps } from '@/components/Lamps';
import { FullRing, Lights } from '@/components/SealRing';
import { lampDots } from '@/components/ringDrawing';
import { mothId } from '../mothId';
import { lampBrightness } from './lampBrightness';
import styles from './MeanSeal.module.css';

/** The seal as the gauge of a mean, which stands beside it in figures. Its moth is the hero's. */
export function MeanSeal({ mean }: { mean: number }) {
  return (
    <div className={styles.seal}>
      <FullRing lights={<Lights lamps={0} />}>
        <use href={`#${mothId}`} />
      </FullRing>
      <svg className={styles.lamps} viewBox="0 0 120 132" aria-hidden="true">
        <Lamps>
          {lampBrightness(mean).map((light, lamp) => (
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
