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
        <svg className={styles.bell} viewBox="0 0 60 36" aria-hidden="true">
          <path className={styles.dome} d="M6 30C6 2 54 2 54 30ZM26 9V4h8v5" />
          <path className={styles.base} d="M2 33H58" />
        </svg>
      </div>
      <p className={styles.ticket}>
        {ticket} <strong className={styles.number}>{number}</strong>
      </p>
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
