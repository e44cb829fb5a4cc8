import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import type { StartPage } from '@/content/startPages';
import styles from './ServiceWindowDrawing.module.css';

export function ServiceWindowDrawing({
  sign,
  ticket,
  number,
  note,
}: NonNullable<StartPage['serviceWindow']>) {
  return (
    <figure className={styles.window}>
      <p className={styles.sign}>{sign}</p>
      <div className={styles.opening}>
        <div className={styles.lamp}>
          <DeskLampDrawing withMoth />
        </div>
        <svg className={styles.clockAndBell} viewBox="0 0 60 138" aria-hidden="true">
          <path fill="none" d="M30 5a22 22 0 1 0 .1 0zM30 13V27L40 33" />
          <path d="M6 132C6 104 54 104 54 132ZM26 111V106h8v5M2 135H58" />
        </svg>
      </div>
      <p className={styles.ticket}>
        {ticket} <strong className={styles.number}>{number}</strong>
      </p>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
