import type { ReactNode } from 'react';
import { StaggeredLampGroup } from '../StaggeredLampGroup';
import { sealLampPaths } from '@/components/sealLamps';
import { computeLampOpacities } from './computeLampOpacities';
import styles from './MeanRatingSeal.module.css';

interface MeanRatingSealProps {
  seal: ReactNode;
  mean: number;
}

/** The seal, with as many lamps lit as the mean rating says. */
export function MeanRatingSeal({ seal, mean }: MeanRatingSealProps) {
  return (
    <div className={styles.seal}>
      {seal}
      <svg className={styles.lamps} viewBox="0 0 120 132" aria-hidden="true">
        <StaggeredLampGroup>
          {computeLampOpacities(mean).map((brightness, lamp) => (
            <path
              key={lamp}
              className={styles.lamp}
              d={sealLampPaths[lamp]}
              opacity={brightness.toFixed(2)}
            />
          ))}
        </StaggeredLampGroup>
      </svg>
    </div>
  );
}
