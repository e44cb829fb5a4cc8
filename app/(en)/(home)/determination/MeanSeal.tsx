import type { ReactNode } from 'react';
import { Lamps } from '@/components/Lamps';
import { lampDots } from '@/components/lampDots';
import { lampBrightness } from './lampBrightness';
import styles from './MeanSeal.module.css';

interface MeanSealProps {
  /** With all lamps unlit. */
  seal: ReactNode;
  mean: number;
}

/** The seal as a gauge: as many lamps shine as the mean has points. The mean is a text beside it. */
export function MeanSeal({ seal, mean }: MeanSealProps) {
  return (
    <div className={styles.seal}>
      {seal}
      <svg className={styles.lamps} viewBox="0 0 120 132" aria-hidden="true">
        <Lamps>
          {lampBrightness(mean).map((brightness, lamp) => (
            <path
              key={lamp}
              className={styles.lamp}
              d={lampDots[lamp]}
              opacity={brightness.toFixed(2)}
            />
          ))}
        </Lamps>
      </svg>
    </div>
  );
}
