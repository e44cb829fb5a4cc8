import { fillTemplate } from '@/components/fillTemplate';
import { getInitials, Portrait } from '@/components/Portrait';
import { determinationWords as words } from '@/content/findings/determination';
import type { RatingSummary } from '@/content/findings/summary';
import type { Person } from '@/content/people';
import styles from './RatingSummaryFigures.module.css';

type Summary = RatingSummary<{ person: Person; rating: number }>;

export function RatingSummaryFigures({
  summary: { highest, lowest, spread, band },
}: {
  summary: Summary;
}) {
  return (
    <dl className={styles.list}>
      <div>
        <dt className={styles.term}>{words.band}</dt>
        <dd className={styles.value}>
          {band.name} <span className={styles.note}>{band.range}</span>
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{words.spread}</dt>
        <dd className={styles.value}>
          {spread === 1 ? words.onePoint : fillTemplate(words.points, { n: spread })}
        </dd>
      </div>
      <Extreme term={words.highest} extreme={highest} />
      <Extreme term={words.lowest} extreme={lowest} />
    </dl>
  );
}

function Extreme({
  term,
  extreme: { person, rating, others },
}: {
  term: string;
  extreme: Summary['highest'];
}) {
  return (
    <div className={styles.person}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.named}>
        <Portrait src={person.smallImageUrl} initials={getInitials(person.displayName)} size={40} />
        <span>
          <span className={styles.value}>{rating}</span> {person.displayName}
          {others > 0 && (
            <span className={styles.note}> {fillTemplate(words.others, { n: others })}</span>
          )}
        </span>
      </dd>
    </div>
  );
}
