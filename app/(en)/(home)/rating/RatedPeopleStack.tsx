import styles from './RatedPeopleStack.module.css';

interface RatedPeopleStackProps {
  /** The number of copies when everyone is rated; the stack reserves their height from the start. */
  total: number;
  rated: number;
}

/** Draws the edges of a stack of paper below the rating card, one for each person rated so far. */
export function RatedPeopleStack({ total, rated }: RatedPeopleStackProps) {
  return (
    <div className={styles.copies} data-print="no" aria-hidden="true">
      {Array.from({ length: total }, (_, copy) => (
        <span key={copy} className={styles.copy} data-filed={copy < rated} />
      ))}
    </div>
  );
}
