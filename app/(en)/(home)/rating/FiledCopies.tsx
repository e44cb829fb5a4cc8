import styles from './FiledCopies.module.css';

interface FiledCopiesProps {
  /** Copies that lie there in the end; their room is kept from the beginning. */
  total: number;
  filed: number;
}

/** The copies filed so far, below the three that lie under the card. */
export function FiledCopies({ total, filed }: FiledCopiesProps) {
  return (
    <div className={styles.copies} aria-hidden="true">
      {Array.from({ length: total }, (_, copy) => (
        <span key={copy} className={styles.copy} data-filed={copy < filed} />
      ))}
    </div>
  );
}
