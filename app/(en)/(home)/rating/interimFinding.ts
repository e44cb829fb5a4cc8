import type { InterimFindings, RatingPattern } from '@/content/rating';

type Ratings = readonly number[];

const highestOf = (ratings: Ratings) => Math.max(...ratings);
const lowestOf = (ratings: Ratings) => Math.min(...ratings);

const neverFalls = (ratings: Ratings) =>
  ratings.every((rating, i) => i === 0 || rating >= (ratings[i - 1] ?? rating));

function highestIsAloneBy(ratings: Ratings): number {
  const [highest = 0, next = highest] = [...ratings].sort((a, b) => b - a);
  return highest - next;
}

/** In order of precedence: the first pattern that applies is the pattern of the ratings. */
const patterns: readonly (readonly [RatingPattern, (ratings: Ratings) => boolean])[] = [
  ['alike', (ratings) => highestOf(ratings) === lowestOf(ratings)],
  ['low', (ratings) => highestOf(ratings) <= 3],
  ['high', (ratings) => lowestOf(ratings) >= 8],
  ['rising', neverFalls],
  ['falling', (ratings) => neverFalls([...ratings].reverse())],
  ['oneAbove', (ratings) => highestIsAloneBy(ratings) >= 3],
  ['noMiddle', (ratings) => ratings.every((rating) => rating <= 3 || rating >= 8)],
];

export function patternOf(ratings: Ratings): RatingPattern {
  return patterns.find(([, applies]) => applies(ratings))?.[0] ?? 'other';
}

/** The line on the ratings so far, in the order of the people; undefined unless they are five or ten. */
export function interimFinding(findings: InterimFindings, ratings: Ratings): string | undefined {
  const { length } = ratings;
  return length === 5 || length === 10 ? findings[patternOf(ratings)][length] : undefined;
}
