import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import styles from './RatingStatus.module.css';
import type { RatingMessage } from './useRatingGame.client';

interface RatingStatusProps {
  message: RatingMessage;
  /** Text that is shown while there is no message: a hint how to rate, or a remark about the existing rating. */
  children: ReactNode;
}

/**
 * The result of the visitor's last action, in a live region between scale and button, where the visitor
 * looks when pressing.
 */
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
