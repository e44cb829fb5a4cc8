/** Accounts above this rating are entered in the thirst trap database (51 CSR 75.1). */
export const registrationThreshold = 7.5;

export interface RatingBand {
  name: string;
  upTo: number;
  range: string;
  text: string;
}

const limits: readonly Omit<RatingBand, 'range'>[] = [
  {
    name: 'Closed',
    upTo: 2.5,
    text: 'The wallet is shut. It may also be lost; the rating cannot tell.',
  },
  {
    name: 'Ajar',
    upTo: 5,
    text: 'Something small goes out from time to time, and remembers the way.',
  },
  {
    name: 'Open',
    upTo: registrationThreshold,
    text: 'The wallet stands in the open. Passersby have begun to lower their voices.',
  },
  {
    name: 'Registered',
    upTo: 10,
    text: 'The account is entered in the thirst trap database, and its simps are sent a form.',
  },
];

const formatLimit = (rating: number) => rating.toFixed(2);

/** Lowest first: "0.00–2.50", "2.51–5.00", …, "Above 7.50". */
export const ratingBands: readonly RatingBand[] = limits.map((band, i) => {
  const below = limits[i - 1]?.upTo;
  const from = below === undefined ? 0 : below + 0.01;
  const isLast = i === limits.length - 1;
  const range =
    isLast && below !== undefined
      ? `Above ${formatLimit(below)}`
      : `${formatLimit(from)}–${formatLimit(band.upTo)}`;
  return { ...band, range };
});

/** 2.5 is in the first band, 2.51 in the second. */
export function findRatingBand(rating: number): RatingBand {
  const band = ratingBands.find(({ upTo }) => rating <= upTo);
  if (!band)
    throw new RangeError(
      `The rating ${rating} is above the highest band of content/ratingBands.ts. Pass a rating of 10 or less.`,
    );
  return band;
}
