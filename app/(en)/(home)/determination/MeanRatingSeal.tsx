import { FullSeal } from '@/components/Seal';
import { sealLampPaths } from '@/components/sealLamps';
import lampPairs from '../lampPairs.module.css';
import styles from './MeanRatingSeal.module.css';

/** The seal, with as many lamps lit as the mean rating says: 6.3 lights six, and the seventh by 0.3. */
export function MeanRatingSeal({ mean }: { mean: number | undefined }) {
  return (
    <div className={styles.seal}>
      <FullSeal areLampsLit={false} />
      {mean !== undefined && (
        <svg className={styles.lamps} viewBox="0 0 120 132" aria-hidden="true">
          <g className={lampPairs.lamps}>
            {sealLampPaths.map((path, lamp) => (
              <path
                key={path}
                className={styles.lamp}
                d={path}
                opacity={Math.min(1, Math.max(0, mean - lamp)).toFixed(2)}
              />
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}
