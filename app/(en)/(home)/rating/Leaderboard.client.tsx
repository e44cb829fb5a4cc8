'use client';

import type { RatingWords } from '@/content/rating';
import { UserHandle } from '@/components/UserHandle';
import { getInitials, Portrait } from '@/components/Portrait';
import typography from '@/components/Typography.module.css';
import styles from './Leaderboard.module.css';
import { rankPeople } from './votes';
import { useVotes } from './VotesProvider.client';

const titleId = 'leaderboard';

export function Leaderboard({ words }: { words: RatingWords }) {
  const { people, votes } = useVotes();

  return (
    <div className={styles.leaderboard}>
      <h3 id={titleId} className={typography.itemTitle}>
        {words.leaderboard}
      </h3>
      {votes.length === 0 ? (
        <p className={styles.empty}>
          <strong>{words.empty}</strong>. {words.emptyNote}
        </p>
      ) : (
        <div className={styles.scroll} role="region" aria-labelledby={titleId} tabIndex={0}>
          <ol role="list">
            {rankPeople(people, votes).map(({ person, rating }) => (
              <li key={person.id} className={styles.row}>
                <span className={styles.rank} />
                <Portrait
                  src={person.smallImageUrl}
                  initials={getInitials(person.displayName)}
                  size={40}
                  lazy
                />
                <UserHandle name={person.name} />
                {/* A person has at most one vote, so that the average is its rating. */}
                <span className={styles.average}>
                  {rating === undefined ? '-' : rating.toFixed(1)}
                </span>
                <span className={styles.count}>
                  {rating === undefined ? words.noVotes : words.oneVote}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
