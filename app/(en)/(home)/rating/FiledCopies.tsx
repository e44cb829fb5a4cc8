import styles from './FiledCopies.module.css';

interface FiledCopiesProps {
  /** The final number of copies, whose room is reserved from the start. */
  total: number;
  filed: number;
}

/** The edges of the copies filed so far, below the card. */
export function FiledCopies({ total, filed }: FiledCopiesProps) {
  return (
    <div className={styles.copies} aria-hidden="true">
      {Array.from({ length: total }, (_, copy) => (
        <span key={copy} className={styles.copy} data-filed={copy < filed} />
      ))}
    </div>
  );
}
