import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { determinationId } from '../determinationId';
import styles from './RatingStatus.module.css';
import type { RatingMessage } from './useRatingGame.client';

interface RatingStatusProps {
  message: RatingMessage;
  /** Whether a finding covers what is shown; what is only announced still is. */
  isCovered: boolean;
  /** Shown while there is no message: how to rate, or a remark about the existing rating. */
  children: ReactNode;
}

/** A live region above the submit button, where visitors look when they submit a rating. */
export function RatingStatus({
  message: { lines, finding, announced },
  isCovered,
  children,
}: RatingStatusProps) {
  const text = [...lines, finding?.text, finding?.title, ...announced].join(' ').trim();
  return (
    <div className={styles.ratingStatus}>
      <div className={styles.resting} data-hidden={isCovered || lines.length > 0}>
        {children}
      </div>
      <div className={styles.status} role="status">
        {/* One element, because screen readers may announce only the last of several added at once. */}
        {text && (
          <p key={text}>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}{' '}
              </span>
            ))}
            {finding && (
              <span className={styles.line}>
                {finding.text} <a href={`#${determinationId}`}>{finding.title}</a>.{' '}
              </span>
            )}
            {announced.length > 0 && <VisuallyHidden>{announced.join(' ')}</VisuallyHidden>}
          </p>
        )}
      </div>
    </div>
  );
}
