import { FullSeal } from '@/components/Seal';
import { sealLampPaths } from '@/components/sealLamps';
import { StaggeredLampGroup } from '../StaggeredLampGroup';
import { computeLampOpacities } from './computeLampOpacities';
import styles from './MeanRatingSeal.module.css';

/** The seal, with as many lamps lit as the mean rating says, or none without one. */
export function MeanRatingSeal({ mean }: { mean: number | undefined }) {
  return (
    <div className={styles.seal}>
      <FullSeal areLampsLit={false} />
      {mean !== undefined && (
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
      )}
    </div>
  );
}
