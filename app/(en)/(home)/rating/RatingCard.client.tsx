'use client';

import type { RatingWords } from '@/content/rating';
import { Button } from '@/components/Button';
import { fillTemplate } from '@/components/fillTemplate';
import typography from '@/components/Typography.module.css';
import { PersonPickerToolbar } from './PersonPickerToolbar.client';
import { PersonCard } from './PersonCard';
import { RatedPersonAnimation } from './RatedPersonAnimation';
import styles from './RatingCard.module.css';
import { RatingForm } from './RatingForm.client';
import { useRatingGame } from './useRatingGame.client';

export function RatingCard({ words }: { words: RatingWords }) {
  const game = useRatingGame(words);
  const { people, index, isLast, message, goTo } = game;

  return (
    <div>
      <div className={styles.card}>
        <h2>{words.title}</h2>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.noScript} data-show="without-scripts">
          {words.noScript}
        </p>
        <PersonCard
          people={people}
          index={index}
          lit={game.existingRating ?? game.chosen}
          words={words}
        />
        <RatingForm words={words} game={game} />
        <div className={styles.fold} data-print="no" data-show="with-scripts">
          <div className={styles.pager}>
            <Button variant="secondary" aria-disabled={index === 0} onClick={() => goTo(index - 1)}>
              {words.previous}
            </Button>
            <p className={styles.counter}>
              {fillTemplate(words.counter, { n: index + 1, total: people.length })}
            </p>
            <Button variant="secondary" aria-disabled={isLast} onClick={() => goTo(index + 1)}>
              {words.next}
            </Button>
          </div>
          <PersonPickerToolbar words={words} index={index} onSelect={goTo} />
          <p className={typography.fine}>{words.caption}</p>
          <p className={typography.fine}>{game.isPersisted ? words.kept : words.notKept}</p>
        </div>
        {message.submitted && (
          <RatedPersonAnimation
            key={game.formVersion}
            name={message.submitted.person.displayName}
            rating={message.submitted.rating}
            words={words}
          />
        )}
      </div>
      {/* The stack of copies has room for all people from the start. */}
      <div className={styles.copies} data-print="no" aria-hidden="true">
        {people.map(({ id }, i) => (
          <span key={id} className={styles.copy} data-filed={i < game.voteCount} />
        ))}
      </div>
    </div>
  );
}
