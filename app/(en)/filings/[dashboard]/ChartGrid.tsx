import type { ReactNode } from 'react';
import styles from './ChartGrid.module.css';

/** The first chart goes across the page; the others stand side by side below it. */
export function ChartGrid({
  note,
  noteId,
  children,
}: {
  /** Says what the buttons of the charts do not do. */
  note: string;
  noteId: string;
  children: ReactNode;
}) {
  return (
    <>
      <p className={styles.note} id={noteId}>
        {note}
      </p>
      <div className={styles.grid}>{children}</div>
    </>
  );
}
