'use client';

import type { RatingWords } from '@/content/rating';
import { fillTemplate } from '@/components/fillTemplate';
import { UserHandle } from '@/components/UserHandle';
import { getInitials, Portrait } from '@/components/Portrait';
import styles from './Leaderboard.module.css';
import { rankPeople } from './rankPeople';
import { useVotes } from './VotesProvider.client';

const titleId = 'leaderboard';

export function Leaderboard({ words }: { words: RatingWords }) {
  const { people, votes } = useVotes();

  return (
    <div className={styles.leaderboard}>
      <h3 id={titleId} className={styles.title}>
        {words.leaderboard}
      </h3>
      {votes.length === 0 ? (
        <p className={styles.empty}>
          <strong>{words.empty}</strong>. {words.emptyNote}
        </p>
      ) : (
        <div className={styles.scroll} role="region" aria-labelledby={titleId} tabIndex={0}>
          <ol role="list">
            {rankPeople(people, votes).map((entry, rank) => {
              const person = people.find(({ id }) => id === entry.personId);
              return (
                <li key={entry.personId} className={styles.row}>
                  <span className={styles.rank}>{rank + 1}</span>
                  {person && (
                    <Portrait
                      src={person.smallImageUrl}
                      initials={getInitials(person.displayName)}
                      size={40}
                      lazy
                    />
                  )}
                  <UserHandle name={entry.name} />
                  <span className={styles.average}>
                    {entry.avgRating === undefined ? '-' : entry.avgRating.toFixed(1)}
                  </span>
                  <span className={styles.count}>
                    {entry.voteCount === 1
                      ? words.oneVote
                      : fillTemplate(words.votes, { n: entry.voteCount })}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </div>
  );
}
