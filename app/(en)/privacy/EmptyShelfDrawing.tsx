import { SealMoth } from '@/components/Seal';
import spotStyles from '@/components/SpotIllustration.module.css';
import styles from './EmptyShelfDrawing.module.css';

/** One compartment for each row of the inventory. */
const repeat = (path: string) => `${path}m119,0`.repeat(5);

export function EmptyShelfDrawing({ caption }: { caption: string }) {
  return (
    <figure>
      <div className={styles.drawing}>
        <svg className={spotStyles.spot} viewBox="-80 -30 820 248" aria-hidden="true">
          <path fill="var(--blue-fill)" stroke="none" d="M-80-30h820v248h-820z" />
          <g strokeWidth="4">
            <path fill="var(--line)" d="M-84,166h828v56h-828z" />
            <path fill="var(--gold)" d="M22,18v168h24v-14h568v14h24v-168zM6,2h648v16h-648z" />
            <path fill="var(--canary)" d={`M36,30${repeat('h112v90h-112z')}`} />
            <path fill="var(--gold)" stroke="none" d={`M38,32${repeat('h108v12h-98v74h-10z')}`} />
            <path fill="var(--paper)" d={`M66,128${repeat('h52v32h-52z')}`} />
          </g>
          <g fill="var(--ink)" stroke="none" fontSize="24" fontWeight="700">
            <text x="85 204 323 442 561" y="152">
              00000
            </text>
          </g>
        </svg>
        <span className={styles.moth}>
          <SealMoth />
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
