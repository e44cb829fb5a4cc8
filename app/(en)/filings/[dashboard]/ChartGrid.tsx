import type { ReactNode } from 'react';
import styles from './ChartGrid.module.css';

export function ChartGrid({
  note,
  noteId,
  children,
}: {
  /** Says that the display-only buttons download nothing. */
  note: string;
  noteId: string;
  children: ReactNode;
}) {
  return (
    <>
      <p className={styles.note} data-print="no" id={noteId}>
        {note}
      </p>
      <div className={styles.grid}>{children}</div>
    </>
  );
}
