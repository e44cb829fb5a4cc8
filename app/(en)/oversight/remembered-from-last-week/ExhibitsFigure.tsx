import type { ReactNode } from 'react';
import styles from './page.module.css';

const sheet = { width: 44, height: 52 };
const weeks = 9;
/** March 5, 2025, was a Wednesday, and the weeks begin on Monday. */
const firstDay = 2;
const width = 7 * sheet.width;
const height = weeks * sheet.height;

/** A calendar with the same sheet for each morning from March 5 to May 4. */
export function ExhibitsFigure({ caption }: { caption: ReactNode }) {
  return (
    <figure className={styles.exhibits}>
      <svg className={styles.sheets} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <pattern id="sheet" {...sheet} patternUnits="userSpaceOnUse">
            <rect
              x="3"
              y="3"
              width={sheet.width - 6}
              height={sheet.height - 6}
              fill="var(--paper)"
              stroke="var(--line-strong)"
            />
            <text x={sheet.width / 2} y="19" fontSize="11" fontWeight="700" textAnchor="middle">
              8:02
            </text>
            <path d="M9 28h26M9 34h26M9 40h15" stroke="var(--line-strong)" />
          </pattern>
        </defs>
        <path
          fill="url(#sheet)"
          d={`M${firstDay * sheet.width} 0H${width}V${height}H0V${sheet.height}h${firstDay * sheet.width}Z`}
        />
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
