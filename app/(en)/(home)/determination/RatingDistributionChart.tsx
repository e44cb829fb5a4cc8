import { fillTemplate } from '@/components/fillTemplate';
import { getInitials, Portrait } from '@/components/Portrait';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { determinationWords as words } from '@/content/findings/determination';
import type { RatingSummary } from '@/content/findings/summary';
import type { Person } from '@/content/people';
import { ratingBands } from '@/content/ratingBands';
import styles from './RatingDistributionChart.module.css';

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

/** The more people share one rating, the smaller all portraits are. */
function chooseDensity(longestColumn: number): 'few' | 'many' | 'most' {
  if (longestColumn <= 4) return 'few';
  return longestColumn <= 12 ? 'many' : 'most';
}

interface RatingDistributionChartProps {
  summary: RatingSummary<{ person: Person; rating: number }>;
}

/** Ten columns of portraits, one for each rating, above a scale with the bands and the mean. */
export function RatingDistributionChart({
  summary: { ratedPeople, mean, band },
}: RatingDistributionChartProps) {
  const columns = Array.from({ length: 10 }, (_, i) =>
    ratedPeople.filter(({ rating }) => rating === i + 1).map(({ person }) => person),
  );
  return (
    <figure className={styles.distribution}>
      <figcaption className={styles.caption} id="determination-scale">
        {fillTemplate(words.picture, { total: ratedPeople.length })}
      </figcaption>
      <ol
        className={styles.columns}
        data-density={chooseDensity(Math.max(...columns.map(({ length }) => length)))}
        role="list"
        aria-labelledby="determination-scale"
      >
        {columns.map((people, i) => (
          <li key={i} className={styles.column}>
            <span className={styles.number}>{i + 1}</span>
            <VisuallyHidden>
              : {people.map(({ displayName }) => displayName).join(', ') || words.nobody}
            </VisuallyHidden>
            <span className={styles.stack}>
              {people.map(({ id, displayName, smallImageUrl }) => (
                <span key={id} className={styles.slot}>
                  <Portrait
                    src={smallImageUrl}
                    initials={getInitials(displayName)}
                    size={40}
                    fluid
                  />
                </span>
              ))}
            </span>
          </li>
        ))}
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
