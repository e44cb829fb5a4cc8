import { fillTemplate } from '@/components/fillTemplate';
import { getInitials, Portrait } from '@/components/Portrait';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { determinationWords as words } from '@/content/determination';
import type { Person } from '@/content/people';
import type { RatingSummary } from '@/content/ratingSummary';
import { computeScaleFraction, ratingBandSpans } from './ratingScale';
import styles from './RatingDistributionChart.module.css';

const numbers = Array.from({ length: 10 }, (_, i) => i + 1);

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface RatingDistributionChartProps {
  summary: RatingSummary<{ person: Person; rating: number }>;
}

/** The more people share one rating, the smaller all portraits are. */
function densityOf(
  ratedPeople: RatingDistributionChartProps['summary']['ratedPeople'],
): 'few' | 'many' | 'most' {
  const longest = Math.max(
    ...numbers.map((number) => ratedPeople.filter(({ rating }) => rating === number).length),
  );
  if (longest <= 4) return 'few';
  return longest <= 12 ? 'many' : 'most';
}

/** Ten columns of portraits, one for each rating, above a scale with the bands and the mean. */
export function RatingDistributionChart({
  summary: { ratedPeople, mean, band },
}: RatingDistributionChartProps) {
  return (
    <figure className={styles.distribution}>
      <figcaption className={styles.caption} id="determination-scale">
        {fillTemplate(words.picture, { total: ratedPeople.length })}
      </figcaption>
      <ol
        className={styles.columns}
        data-density={densityOf(ratedPeople)}
        role="list"
        aria-labelledby="determination-scale"
      >
        {numbers.map((number) => {
          const peopleThere = ratedPeople.filter(({ rating }) => rating === number);
          const names = peopleThere.map(({ person }) => person.displayName).join(', ');
          return (
            <li key={number} className={styles.column}>
              <span className={styles.number}>{number}</span>
              <VisuallyHidden>: {names || words.nobody}</VisuallyHidden>
              <span className={styles.stack}>
                {peopleThere.map(({ person }) => (
                  <span key={person.id} className={styles.slot}>
                    <Portrait
                      src={person.smallImageUrl}
                      initials={getInitials(person.displayName)}
                      size={40}
                      fluid
                    />
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
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
