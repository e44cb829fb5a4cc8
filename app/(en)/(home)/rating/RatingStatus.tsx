import type { ReactNode } from 'react';
import styles from './RatingStatus.module.css';
import type { Message } from './useRatingGame.client';

interface RatingStatusProps {
  message: Message;
  /** Stands here until there is something to say. */
  children: ReactNode;
}

/** Lies between the numbers and the button, so that whoever presses it sees what came of it. */
export function RatingStatus({ message: { lines, said }, children }: RatingStatusProps) {
  return (
    <div className={styles.ratingStatus}>
      <div className={styles.resting} data-away={lines.length > 0}>
        {children}
      </div>
      <p className={styles.status} role="status">
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}{' '}
          </span>
        ))}
        {said.length > 0 && <span className={styles.said}>{said.join(' ')}</span>}
      </p>
    </div>
  );
}
