import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import styles from './RatingStatus.module.css';
import type { Message } from './useRatingGame.client';

interface RatingStatusProps {
  message: Message;
  /** Shown while there is no message. */
  children: ReactNode;
}

/** Between the scale and the button, so that the result is visible where the visitor pressed. */
export function RatingStatus({ message: { lines, announced }, children }: RatingStatusProps) {
  return (
    <div className={styles.ratingStatus}>
      <div className={styles.resting} data-hidden={lines.length > 0}>
        {children}
      </div>
      <p className={styles.status} role="status">
        {lines.map((line) => (
          <span key={line} className={styles.line}>
            {line}{' '}
          </span>
        ))}
        {announced.length > 0 && <VisuallyHidden>{announced.join(' ')}</VisuallyHidden>}
      </p>
    </div>
  );
}
