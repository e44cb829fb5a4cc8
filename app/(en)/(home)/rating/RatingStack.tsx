import type { ComponentProps, Ref } from 'react';
import type { Person } from '@/content/people';
import { layOutRatingStack } from '@/components/layOutRatingStack';
import { getInitials, Portrait } from '@/components/Portrait';
import styles from './RatingStack.module.css';
import { listRatedPeople, type VoteList } from './votes';

const columns = Array.from({ length: 10 }, (_, i) => i + 1);

interface RatingStackProps {
  people: readonly Person[];
  votes: VoteList;
  /** Lays a button over each mark, and shows who is not rated yet below the axis. */
  getButtonProps?: (
    person: Person,
    position: number,
    rating: number | undefined,
  ) => ComponentProps<'button'>;
  /** The person whose face comes from elsewhere, with `--from` and `--from-scale`. */
  landingId?: number;
  currentId?: number;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Ten columns, in which each rated person's face stands at its rating. `--mark` is the height of a
 * mark; the stack is as high in all states. The numbers of the axis are no text of the page, so
 * that a number is a rating.
 */
export function RatingStack({
  people,
  votes,
  getButtonProps,
  landingId,
  currentId,
  ref,
  ...attributes
}: RatingStackProps & ComponentProps<'div'>) {
  const ratedPeople = listRatedPeople(people, votes);
  const places = layOutRatingStack(ratedPeople.map(({ rating }) => rating));
  const marks = people.map((person, position) => {
    const order = ratedPeople.findIndex((rated) => rated.person === person);
    const place = places[order];
    return (
      <span
        key={person.id}
        className={styles.mark}
        data-rated={place !== undefined}
        data-current={person.id === currentId}
        data-landing={person.id === landingId}
        style={place && { '--column': place.column, '--height': place.height }}
      >
        {getButtonProps && (
          <button
            type="button"
            className={styles.button}
            {...getButtonProps(person, position, place?.column)}
          />
        )}
        {place ? (
          <span className={styles.face} aria-hidden="true">
            <Portrait
              src={person.smallImageUrl}
              initials={getInitials(person.displayName)}
              size={40}
              fluid
              round
            />
          </span>
        ) : (
          <span className={styles.ring} />
        )}
      </span>
    );
  });

  return (
    <div {...attributes} ref={ref} className={styles.stack}>
      <div className={styles.axis} aria-hidden="true">
        {columns.map((column) => (
          <span key={column} className={styles.number} />
        ))}
      </div>
      {getButtonProps ? (
        <div className={styles.docket} style={{ '--people': people.length }}>
          {marks.map((mark) => (
            <span key={mark.key}>{mark}</span>
          ))}
        </div>
      ) : (
        marks
      )}
    </div>
  );
}
