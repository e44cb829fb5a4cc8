import styles from './RatedPeopleStack.module.css';

interface RatedPeopleStackProps {
  /** The number of people for whom the stack has room from the start. */
  total: number;
  rated: number;
}

export function RatedPeopleStack({ total, rated }: RatedPeopleStackProps) {
  return (
    <div className={styles.copies} data-print="no" aria-hidden="true">
      {Array.from({ length: total }, (_, copy) => (
        <span key={copy} className={styles.copy} data-filed={copy < rated} />
      ))}
    </div>
  );
}
