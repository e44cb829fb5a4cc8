import { SealMoth } from '@/components/Seal';
import styles from './EmptyShelfDrawing.module.css';

/** One compartment for each row of the inventory. */
const compartments = [0, 1, 2, 3, 4];

export function EmptyShelfDrawing({ caption }: { caption: string }) {
  return (
    <figure>
      <div className={styles.drawing}>
        <svg viewBox="0 0 660 188" stroke="var(--seal-moth)" strokeWidth="4" aria-hidden="true">
          <path fill="var(--gold)" d="M22,12h616v174h-24v-14h-568v14h-24zM6,2h648v16h-648z" />
          {compartments.map((i) => (
            <g key={i} transform={`translate(${36 + 119 * i},30)`}>
              <path fill="var(--canary)" d="M0,0h112v90h-112z" />
              <path fill="var(--gold)" stroke="none" d="M2,2h108v12h-98v74h-10z" />
              <path fill="var(--paper)" d="M30,98h52v32h-52z" />
              <text
                fill="var(--ink)"
                stroke="none"
                x="56"
                y="122"
                fontSize="24"
                fontWeight="700"
                textAnchor="middle"
              >
                0
              </text>
            </g>
          ))}
        </svg>
        <span className={styles.moth}>
          <SealMoth />
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
