import type { ReactNode } from 'react';
import { StaggeredLamps } from '@/components/StaggeredLamps';
import { lampDotPaths } from '@/components/lampDotPaths';
import { lampOpacities } from './lampOpacities';
import styles from './MeanSeal.module.css';

interface MeanSealProps {
  /** The drawing of the seal, with all lamps unlit. */
  seal: ReactNode;
  mean: number;
}

/** Draws the seal with as many lit lamps as the mean rating. Hidden from screen readers, which read the mean beside the seal. */
export function MeanSeal({ seal, mean }: MeanSealProps) {
  return (
    <div className={styles.seal}>
      {seal}
      <svg className={styles.lamps} viewBox="0 0 120 132" aria-hidden="true">
        <StaggeredLamps>
          {lampOpacities(mean).map((brightness, lamp) => (
            <path
              key={lamp}
              className={styles.lamp}
              d={lampDotPaths[lamp]}
              opacity={brightness.toFixed(2)}
            />
          ))}
        </StaggeredLamps>
      </svg>
    </div>
  );
}
