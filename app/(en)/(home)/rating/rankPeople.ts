import type { Person } from '@/content/people';
import type { VoteList } from './votes';

export interface LeaderboardEntry {
  personId: number;
  name: string;
  avgRating: number | undefined;
  voteCount: number;
}

/** Sorts by average, then by number of votes, then in list order. Unrated people are last. */
export function rankPeople(
  people: readonly Pick<Person, 'id' | 'name'>[],
  votes: VoteList,
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
