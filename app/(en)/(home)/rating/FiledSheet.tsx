import { fill } from '@/components/fill';
import { Portrait } from '@/components/Portrait';
import { initialsOf } from '@/components/Portrait';
import type { Person } from '@/content/people';
import type { RatingWords } from '@/content/rating';
import styles from './FiledSheet.module.css';
import { RatingGauge } from './RatingGauge';
import { ReceivedStamp } from './ReceivedStamp';

interface FiledSheetProps {
  person: Person;
  /** Of the person, from 1 up. */
  number: number;
  rating: number;
  words: RatingWords;
}

/** The sheet just rated, over the next one: stamped, it slides onto the copies below and is gone. */
export function FiledSheet({ person, number, rating, words }: FiledSheetProps) {
  return (
    <div className={styles.clip} aria-hidden="true">
      <div className={styles.sheet}>
        <RatingGauge lit={rating}>
          <Portrait
            src={number === 1 ? person.imageUrl : person.docketImageUrl}
            initials={initialsOf(person.displayName)}
            size={120}
            round
          />
        </RatingGauge>
        <div>
          <p className={styles.number}>{fill(words.docket, { n: number })}</p>
          <p className={styles.name}>{person.displayName}</p>
        </div>
        <div className={styles.stamp}>
          <ReceivedStamp words={words} rating={rating} />
        </div>
      </div>
    </div>
  );
}
