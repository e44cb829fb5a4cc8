import type { Person } from '@/content/people';
import type { RatingWords } from '@/content/rating';
import { fill } from '../fill';
import { Handle } from '../Handle';
import { initialsOf, Portrait } from '../Portrait';
import { Gauge } from './Gauge';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  person: Person;
  position: number;
  total: number;
  words: RatingWords;
}

export function PersonCard({ person, position, total, words }: PersonCardProps) {
  return (
    <div className={styles.person}>
      <Gauge>
        <Portrait
          key={person.id}
          src={person.imageUrl}
          initials={initialsOf(person.displayName)}
          size={120}
          round
        />
      </Gauge>
      <div className={styles.words}>
        <p className={styles.docket}>{fill(words.docket, { n: position, total })}</p>
        <h3 className={styles.name}>{person.displayName}</h3>
        <p className={styles.handle}>
          <a href={person.profileUrl} target="_blank" rel="noopener noreferrer nofollow">
            <Handle name={person.name} />
            <span className={styles.newTab}> ({words.newTab})</span>
          </a>
        </p>
        <p className={styles.persona}>{person.persona}</p>
        <p className={styles.caption}>{words.caption}</p>
      </div>
    </div>
  );
}
