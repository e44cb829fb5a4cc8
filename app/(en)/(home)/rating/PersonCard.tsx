import type { Ref } from 'react';
import type { Person } from '@/content/people';
import type { RatingWords } from '@/content/rating';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { UserHandle } from '@/components/UserHandle';
import { getInitials, Portrait } from '@/components/Portrait';
import { PortraitLampRing } from './PortraitLampRing';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  people: readonly Person[];
  index: number;
  /** Number of lit lamps around the portrait: the chosen or existing rating. */
  lit: number | undefined;
  words: RatingWords;
  portrait: Ref<HTMLDivElement>;
}

/**
 * All people share one grid cell, so that the card keeps the height of the longest text. Without
 * JavaScript they are a list.
 */
export function PersonCard({ people, index, lit, words, portrait }: PersonCardProps) {
  const current = people[index];
  return (
    <div className={styles.person}>
      {current && (
        <PortraitLampRing lit={lit} portrait={portrait}>
          <Portrait
            key={current.id}
            // The first person's portrait has a small file; the file of all portraits is fetched
            // only when the second person is shown.
            src={index === 0 ? current.imageUrl : current.spriteImageUrl}
            initials={getInitials(current.displayName)}
            size={120}
            round
          />
        </PortraitLampRing>
      )}
      {people.map((person, position) => (
        <div key={person.id} className={styles.sheet} data-current={position === index}>
          <div className={styles.sketch} data-show="without-scripts">
            <Portrait
              src={person.smallImageUrl}
              initials={getInitials(person.displayName)}
              size={40}
              lazy
            />
          </div>
          <div className={styles.identity}>
            <h3 className={styles.name}>{person.displayName}</h3>
            <p className={styles.handle}>
              <a href={person.profileUrl} target="_blank" rel="noopener noreferrer nofollow">
                <UserHandle name={person.name} />
                <VisuallyHidden> ({words.newTab})</VisuallyHidden>
              </a>
            </p>
          </div>
          <p className={styles.persona}>{person.persona}</p>
        </div>
      ))}
    </div>
  );
}
