import type { Person } from '@/content/people';
import type { Votes } from './votes';

export interface LeaderboardEntry {
  personId: number;
  /** The handle, with its @. */
  name: string;
  /** Undefined without a vote. */
  avgRating: number | undefined;
  voteCount: number;
}

/** All people by average, highest first; ties by vote count, then list order; unrated people last. */
export function rankPeople(
  people: readonly Pick<Person, 'id' | 'name'>[],
  votes: Votes,
): LeaderboardEntry[] {
  return people
    .map(({ id, name }) => {
      const ratings = votes.filter((vote) => vote.personId === id).map((vote) => vote.rating);
      const sum = ratings.reduce((total, rating) => total + rating, 0);
      return {
        personId: id,
        name,
        avgRating: ratings.length > 0 ? sum / ratings.length : undefined,
        voteCount: ratings.length,
      };
    })
    .sort((a, b) => (b.avgRating ?? 0) - (a.avgRating ?? 0) || b.voteCount - a.voteCount);
}
