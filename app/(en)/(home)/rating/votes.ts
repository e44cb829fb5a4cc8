import type { Person } from '@/content/people';
import { parseStoredJson } from '@/components/parseStoredJson';

export const lowestRating = 1;
export const highestRating = 10;

export interface Vote {
  personId: number;
  /** A whole number from lowestRating to highestRating. */
  rating: number;
}
export type VoteList = readonly Vote[];

/** Checks by hand, because a validation library would double the size of the game's script. */
function isVote(item: unknown): item is Vote {
  return (
    typeof item === 'object' &&
    item !== null &&
    'personId' in item &&
    typeof item.personId === 'number' &&
    'rating' in item &&
    typeof item.rating === 'number' &&
    Number.isInteger(item.rating) &&
    item.rating >= lowestRating &&
    item.rating <= highestRating
  );
}

/** Returns the votes with this one in place of any for the same person, unless it is invalid. */
export function addOrReplaceVote(votes: VoteList, vote: Vote): VoteList {
  if (!isVote(vote)) return votes;
  return [...votes.filter(({ personId }) => personId !== vote.personId), vote];
}

/** Drops votes for unknown people and impossible ratings. Of two votes for one person the last one counts. */
export function parseVotes(text: string | null, personIds: readonly number[]): VoteList {
  const stored = parseStoredJson(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((item): item is Vote => isVote(item) && personIds.includes(item.personId))
    .map(({ personId, rating }) => ({ personId, rating }))
    .reduce<VoteList>(addOrReplaceVote, []);
}

/** The people who have a vote, each with the rating, in the order of `people`. */
export function listRatedPeople<P extends Pick<Person, 'id'>>(
  people: readonly P[],
  votes: VoteList,
) {
  return people.flatMap((person) => {
    const vote = votes.find(({ personId }) => personId === person.id);
    return vote ? [{ person, rating: vote.rating }] : [];
  });
}

/** Everyone with their rating, highest first. Equal ratings are in list order, unrated people last. */
export function rankPeople<P extends Pick<Person, 'id'>>(people: readonly P[], votes: VoteList) {
  return people
    .map((person) => ({
      person,
      rating: votes.find(({ personId }) => personId === person.id)?.rating,
    }))
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
}
