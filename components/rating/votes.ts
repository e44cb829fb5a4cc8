import * as v from 'valibot';
import { parseJson } from '../parseJson';

/** Where the browser keeps the votes. The name is fixed by the specification, and never shown. */
export const votesKey = 'slutEvaluationVotes';

export const lowestRating = 1;
export const highestRating = 10;

const voteSchema = v.object({
  personId: v.number(),
  rating: v.pipe(v.number(), v.integer(), v.minValue(lowestRating), v.maxValue(highestRating)),
});

export type Vote = v.InferOutput<typeof voteSchema>;
export type Votes = readonly Vote[];

/** Replaces an earlier vote of the same person; a vote that the schema refuses changes nothing. */
export function castVote(votes: Votes, vote: Vote): Votes {
  if (!v.is(voteSchema, vote)) return votes;
  return [...votes.filter(({ personId }) => personId !== vote.personId), vote];
}

/**
 * The good votes of whatever was stored: junk, unknown people and impossible ratings are dropped,
 * and of two votes for one person the last one counts.
 */
export function parseVotes(text: string | null, personIds: readonly number[]): Votes {
  const stored = parseJson(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((item): item is Vote => v.is(voteSchema, item) && personIds.includes(item.personId))
    .map(({ personId, rating }) => ({ personId, rating }))
    .reduce<Votes>(castVote, []);
}
