import { fill } from '@/components/fill';
import { initialsOf, Portrait } from '@/components/Portrait';
import { determinationWords as words, type Figures } from '@/content/determination';
import type { Person } from '@/content/people';
import styles from './HighestAndLowest.module.css';

type Docket = Figures<{ person: Person; rating: number }>;

/** The ends of what was given, and how far they lie apart. */
export function HighestAndLowest({
  figures: { highest, lowest, spread, band },
}: {
  figures: Docket;
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
          {spread === 1 ? words.onePoint : fill(words.points, { n: spread })}
        </dd>
      </div>
      <End term={words.highest} end={highest} />
      <End term={words.lowest} end={lowest} />
    </dl>
  );
}

function End({ term, end: { person, rating, others } }: { term: string; end: Docket['highest'] }) {
  return (
    <div className={styles.person}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.named}>
        <Portrait src={person.smallImageUrl} initials={initialsOf(person.displayName)} size={40} />
        <span>
          <span className={styles.value}>{rating}</span> {person.displayName}
          {others > 0 && <span className={styles.note}> {fill(words.others, { n: others })}</span>}
        </span>
      </dd>
    </div>
  );
}
