import type { InterimFindings, RatingPattern } from '@/content/rating';

type Ratings = readonly number[];

const highestOf = (ratings: Ratings) => Math.max(...ratings);
const lowestOf = (ratings: Ratings) => Math.min(...ratings);

const neverFalls = (ratings: Ratings) =>
  ratings.every((rating, i) => i === 0 || rating >= (ratings[i - 1] ?? rating));

/** How far the highest rating is above the second highest. */
function leadOfHighest(ratings: Ratings): number {
  const [highest = 0, next = highest] = [...ratings].sort((a, b) => b - a);
  return highest - next;
}

/** The first pattern whose condition is true applies. */
const patterns: readonly (readonly [RatingPattern, (ratings: Ratings) => boolean])[] = [
  ['alike', (ratings) => highestOf(ratings) === lowestOf(ratings)],
  ['low', (ratings) => highestOf(ratings) <= 3],
  ['high', (ratings) => lowestOf(ratings) >= 8],
  ['rising', neverFalls],
  ['falling', (ratings) => neverFalls([...ratings].reverse())],
  ['oneAbove', (ratings) => leadOfHighest(ratings) >= 3],
  ['noMiddle', (ratings) => ratings.every((rating) => rating <= 3 || rating >= 8)],
];

export function detectRatingPattern(ratings: Ratings): RatingPattern {
  return patterns.find(([, applies]) => applies(ratings))?.[0] ?? 'other';
}

/**
 * A remark on the ratings so far; undefined unless five or ten people are rated.
 * @param ratings in the order of the people
 */
export function chooseInterimFinding(
  findings: InterimFindings,
  ratings: Ratings,
): string | undefined {
  const { length } = ratings;
  return length === 5 || length === 10 ? findings[detectRatingPattern(ratings)][length] : undefined;
}
