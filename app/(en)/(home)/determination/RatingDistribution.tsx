import { fill } from '@/components/fill';
import { initialsOf, Portrait } from '@/components/Portrait';
import { determinationWords as words, type Figures } from '@/content/determination';
import type { Person } from '@/content/people';
import { scalePosition, bandPositions } from './scalePosition';
import styles from './RatingDistribution.module.css';

const numbers = Array.from({ length: 10 }, (_, i) => i + 1);

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface RatingDistributionProps {
  figures: Figures<{ person: Person; rating: number }>;
}

/** The fuller the fullest column, the smaller its portraits: none is ever hidden by another. */
function crowdOf(docket: RatingDistributionProps['figures']['docket']): 'few' | 'many' | 'most' {
  const fullest = Math.max(
    ...numbers.map((number) => docket.filter(({ rating }) => rating === number).length),
  );
  if (fullest <= 6) return 'few';
  return fullest <= 12 ? 'many' : 'most';
}

/** Everyone above the number they were given, and the mean among the bands of a wallet. */
export function RatingDistribution({ figures: { docket, mean, band } }: RatingDistributionProps) {
  return (
    <figure className={styles.distribution}>
      <figcaption className={styles.caption} id="determination-scale">
        {fill(words.picture, { total: docket.length })}
      </figcaption>
      <ol
        className={styles.columns}
        data-crowd={crowdOf(docket)}
        role="list"
        aria-labelledby="determination-scale"
      >
        {numbers.map((number) => {
          const there = docket.filter(({ rating }) => rating === number);
          const names = there.map(({ person }) => person.displayName).join(', ');
          return (
            <li key={number} className={styles.column}>
              <span className={styles.number}>{number}</span>
              <span className={styles.names}>: {names || words.nobody}</span>
              <span className={styles.stack}>
                {there.map(({ person }) => (
                  <span key={person.id} className={styles.slot}>
                    <Portrait
                      src={person.smallImageUrl}
                      initials={initialsOf(person.displayName)}
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
        {bandPositions.map(({ name, from, width }) => (
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
        <svg className={styles.needle} x={percent(scalePosition(mean))}>
          <path d="M-8 0H8L0 13Z" />
        </svg>
      </svg>
    </figure>
  );
}
