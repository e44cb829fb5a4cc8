import { findRatingBand, type RatingBand } from '../ratingBands';

export interface RatedPerson {
  person: { displayName: string };
  rating: number;
}

interface ExtremeRating<R extends RatedPerson> {
  /** The first person with this rating, in the order of the rating game. */
  person: R['person'];
  rating: number;
  /** How many others got the same rating, for "and 2 more". */
  others: number;
}

export interface RatingSummary<R extends RatedPerson = RatedPerson> {
  /** Rated people, in the order of the rating game. */
  ratedPeople: readonly R[];
  /** The mean, not rounded. */
  mean: number;
  band: RatingBand;
  highest: ExtremeRating<R>;
  lowest: ExtremeRating<R>;
  spread: number;
}

/** The number of people in the rating game. The rules run in the browser without the list of people. */
export const docketLength = 19;

/** The number of rated people, any of them, from which a finding is made. */
export const ratingsForFinding = 7;

/** From this number of rated people on, the code of the findings is loaded, before it is needed. */
export const ratingsBeforeLoadingFindings = 3;

/** @param ratedPeople at least one, in the order of the rating game */
export function summarizeRatings<R extends RatedPerson>(
  ratedPeople: readonly R[],
): RatingSummary<R> {
  const ratings = ratedPeople.map(({ rating }) => rating);
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratedPeople.length;
  const extremeAt = (rating: number): ExtremeRating<R> => {
    const [first, ...others] = ratedPeople.filter((each) => each.rating === rating);
    if (!first)
      throw new RangeError('summarizeRatings got an empty list. Pass at least one rated person.');
    return { person: first.person, rating, others: others.length };
  };
  const highest = extremeAt(Math.max(...ratings));
  const lowest = extremeAt(Math.min(...ratings));
  const spread = highest.rating - lowest.rating;
  return { ratedPeople, mean, band: findRatingBand(mean), highest, lowest, spread };
}

/** The mean with one decimal, as the leaderboard formats averages. */
export const formatMeanRating = ({ mean }: Pick<RatingSummary, 'mean'>) => mean.toFixed(1);
