'use client';

import { useRef } from 'react';
import type { RatingWords } from '@/content/rating';
import { Button } from '@/components/Button';
import { fillTemplate } from '@/components/fillTemplate';
import typography from '@/components/Typography.module.css';
import { PersonCard } from './PersonCard';
import styles from './RatingCard.module.css';
import { RatingForm } from './RatingForm.client';
import { RatingStackToolbar } from './RatingStackToolbar.client';
import { useRatingGame } from './useRatingGame.client';

export function RatingCard({ words }: { words: RatingWords }) {
  const game = useRatingGame(words);
  const { people, index, isLast, goTo } = game;
  const portrait = useRef<HTMLDivElement>(null);
  const stack = useRef<HTMLDivElement>(null);

  return (
    <div className={styles.card}>
      <div className={styles.sheet}>
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
          portrait={portrait}
        />
        <RatingForm words={words} game={game} stack={stack} />
      </div>
      <div className={styles.stack} data-print="no" data-show="with-scripts">
        <RatingStackToolbar
          words={words}
          index={index}
          onSelect={goTo}
          landing={game.landing}
          portrait={portrait}
          ref={stack}
        />
      </div>
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
        <p className={typography.fine}>{words.caption}</p>
        <p className={typography.fine}>{game.isPersisted ? words.kept : words.notKept}</p>
      </div>
    </div>
  );
}
