import { fillTemplate } from '@/components/fillTemplate';
import { determinationWords as words } from '@/content/findings/determination';
import type { RatingSummary } from '@/content/findings/summary';
import type { Person } from '@/content/people';
import { ratingBands } from '@/content/ratingBands';
import { RatingStack } from '../rating/RatingStack';
import styles from './RatingPicture.module.css';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * The horizontal position of a rating, from 0 at the left edge of column 1 to 1 at the right edge
 * of column 10.
 */
const computeScaleFraction = (value: number) => Math.min(1, Math.max(0, (value - 0.5) / 10));

/** Each band's left edge and width, as shares of the scale's width. */
const ratingBandSpans = ratingBands.map(({ name, upTo }, i) => {
  const from = computeScaleFraction(ratingBands[i - 1]?.upTo ?? 0);
  const to = i === ratingBands.length - 1 ? 1 : computeScaleFraction(upTo);
  return { name, from, width: to - from };
});

interface RatingPictureProps {
  summary: RatingSummary<{ person: Person; rating: number }>;
}

/** The stack of ratings, above a scale with the bands and the mean. */
export function RatingPicture({ summary: { ratedPeople, mean, band } }: RatingPictureProps) {
  const captionId = 'determination-scale';
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.caption} id={captionId}>
        {fillTemplate(words.picture, { total: ratedPeople.length })}
      </figcaption>
      <ol className={styles.list} role="list" aria-labelledby={captionId}>
        {Array.from({ length: 10 }, (_, i) => (
          <li key={i}>
            {i + 1}:{' '}
            {ratedPeople
              .filter(({ rating }) => rating === i + 1)
              .map(({ person }) => person.displayName)
              .join(', ') || words.nobody}
          </li>
        ))}
      </ol>
      <RatingStack
        people={ratedPeople.map(({ person }) => person)}
        votes={ratedPeople.map(({ person, rating }) => ({ personId: person.id, rating }))}
      />
      <svg className={styles.bands} aria-hidden="true">
        {ratingBandSpans.map(({ name, from, width }) => (
          <g key={name} data-found={name === band.name || undefined}>
            <rect
              className={styles.band}
              x={percent(from)}
              y="12"
              width={percent(width)}
              height="30"
            />
            <text className={styles.name} x={percent(from + width / 2)} y="32">
              {name}
            </text>
          </g>
        ))}
        <svg className={styles.needle} x={percent(computeScaleFraction(mean))}>
          <path d="M-8 0H8L0 13Z" />
        </svg>
      </svg>
    </figure>
  );
}
