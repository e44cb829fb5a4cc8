import styles from './FiledCopiesStack.module.css';

interface FiledCopiesStackProps {
  /** The number of copies when everyone is rated; the stack reserves their height from the start. */
  total: number;
  filed: number;
}

/** Draws the edges of a stack of paper below the rating card, one for each person rated so far. */
export function FiledCopiesStack({ total, filed }: FiledCopiesStackProps) {
  return (
    <div className={styles.copies} data-print="no" aria-hidden="true">
      {Array.from({ length: total }, (_, copy) => (
        <span key={copy} className={styles.copy} data-filed={copy < filed} />
      ))}
    </div>
  );
}
