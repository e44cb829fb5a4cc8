import { findRatingBand, type RatingBand, ratingBands } from './ratingBands';
import type { Paper } from './papers';

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

/** A remark about the visitor's wallet, and the ratings to which it applies. */
export interface WalletFindingRule {
  id: string;
  title: string;
  paper: Paper['id'];
  text: (summary: RatingSummary) => string;
  applies: (summary: RatingSummary) => boolean;
}

const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Importing `spellOutNumber` from format.ts would enlarge the script of the home page. */
const spellOutRating = (rating: number) => numerals[rating - 1] ?? String(rating);
/** A rating with its article: "a seven", "an eight". */
const withArticle = (rating: number) => `${rating === 8 ? 'an' : 'a'} ${spellOutRating(rating)}`;

const ratingsOf = ({ ratedPeople }: RatingSummary) => ratedPeople.map(({ rating }) => rating);
const distinctRatings = (summary: RatingSummary) => new Set(ratingsOf(summary));

/** The most frequent rating, or the lowest of several, and how often the visitor gave it. */
function findMostFrequent(summary: RatingSummary): { rating: number; times: number } {
  const ratings = ratingsOf(summary);
  return [...distinctRatings(summary)]
    .sort((a, b) => a - b)
    .map((rating) => ({ rating, times: ratings.filter((each) => each === rating).length }))
    .reduce((most, each) => (each.times > most.times ? each : most));
}

/** The difference between the highest or lowest rating and the next; 0 if two people share it. */
function computeGap(end: 'highest' | 'lowest', summary: RatingSummary): number {
  const ratings = ratingsOf(summary).sort((a, b) => a - b);
  const [last = 0, next = last] = end === 'highest' ? ratings.slice(-2).reverse() : ratings;
  return Math.abs(last - next);
}

/** The mean of the second half of the people minus that of the first. */
function computeTrend(summary: RatingSummary): number {
  const ratings = ratingsOf(summary);
  const half = Math.ceil(ratings.length / 2);
  const mean = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / part.length;
  return mean(ratings.slice(half)) - mean(ratings.slice(0, half));
}

const isSorted = (ratings: readonly number[]) =>
  ratings.every((rating, i) => i === 0 || rating >= (ratings[i - 1] ?? rating));

const isWideGap = (gap: number) => gap >= 3;
const isClearTrend = (difference: number) => difference >= 1.5;
const nextBand = ({ band }: RatingSummary) => ratingBands[ratingBands.indexOf(band) + 1];
const isInBand = (name: string) => (summary: RatingSummary) => summary.band.name === name;

/**
 * The first rule whose condition is true applies. The last four rules cover all rating bands. The
 * texts are about the wallet, never about a rated person.
 */
export const walletFindingRules: readonly WalletFindingRule[] = [
  {
    id: 'ones',
    applies: ({ highest }) => highest.rating === 1,
    title: 'Shut throughout',
    paper: 'transcript',
    text: () =>
      'Every rating is a one. Your wallet is shut; or it is somewhere else, with the keys. The Commission has no questions for it, and asks that this be passed on if it turns up.',
  },
  {
    id: 'tens',
    applies: ({ lowest }) => lowest.rating === 10,
    title: 'Out for air',
    paper: 'guidelines',
    text: () =>
      'Every rating is a ten. Your wallet has been invited to step outside. It is in no trouble; it has given all there was, and could do with the air. Kindly go with it, and leave the phone.',
  },
  {
    id: 'carbon',
    applies: ({ spread }) => spread === 0,
    title: 'A carbon copy',
    paper: 'comments',
    text: ({ highest, ratedPeople }) =>
      `Every rating is ${withArticle(highest.rating)}, and your wallet is found to be impartial. The Commission thanks you for the carbon copies. It cannot tell which of the ${ratedPeople.length} is the original, so it is being careful with all of them.`,
  },
  {
    id: 'coin',
    applies: (summary) => distinctRatings(summary).size === 2,
    title: 'Heads or tails',
    paper: 'transcript',
    text: ({ lowest, highest }) =>
      `Of ten numbers provided, your wallet needed ${spellOutRating(lowest.rating)} and ${spellOutRating(highest.rating)}. A coin would have done, and would have been spent. It has been entered as a filing in two parts.`,
  },
  {
    id: 'rising',
    applies: (summary) => isSorted(ratingsOf(summary)),
    title: 'A line that only rises',
    paper: 'comments',
    text: () =>
      'No rating is lower than the one before it. The Chief Economist would like to frame it. A wallet that opens by degrees may be stopped at any of them, and several were perfectly comfortable.',
  },
  {
    id: 'falling',
    applies: (summary) => isSorted(ratingsOf(summary).reverse()),
    title: 'A line that only falls',
    paper: 'guidelines',
    text: () =>
      'No rating is higher than the one before it. Your wallet began warmly and came to its senses sheet by sheet, without assistance. The Commission would like it recorded that it was present.',
  },
  {
    id: 'limit',
    applies: ({ mean, band }) => mean === band.upTo,
    title: 'In the doorway',
    paper: 'transcript',
    text: (summary) =>
      `The mean is ${summary.mean.toFixed(2)} and not a hair more, which is where ${summary.band.name} ends and ${nextBand(summary)?.name} begins. The Chair read it out unrounded. Your wallet is standing in the doorway, and the heat is on.`,
  },
  {
    id: 'one-name',
    applies: (summary) => isWideGap(computeGap('highest', summary)),
    title: 'One name',
    paper: 'release',
    text: (summary) =>
      `One rating stands ${spellOutRating(computeGap('highest', summary))} above all the others. The name is known to this sheet and to you, and neither need bring it up. Your wallet has been told that nothing shows.`,
  },
  {
    id: 'one-way-out',
    applies: (summary) => isWideGap(computeGap('lowest', summary)),
    title: 'One way out',
    paper: 'transcript',
    text: (summary) =>
      `One rating stands ${spellOutRating(computeGap('lowest', summary))} below all the others. The Director of Facilities regards it as the emergency exit of your wallet, and asks that nothing be stood in front of it.`,
  },
  {
    id: 'whole-scale',
    applies: (summary) => distinctRatings(summary).size === 10,
    title: 'The whole scale',
    paper: 'comments',
    text: () =>
      'Ten numbers are provided, and all ten came back used. The scale has been checked for wear and is a little warm at the upper end. A wallet that can tell more from less has most of what it needs.',
  },
  {
    id: 'no-middle',
    applies: (summary) => ratingsOf(summary).every((rating) => rating <= 3 || rating >= 8),
    title: 'Nothing in between',
    paper: 'transcript',
    text: () =>
      'The middle of the scale is kept swept and lit at public expense, for a visitor who did not come. Your wallet knows a great deal about both ends. It may sit down between them at any time, for nothing.',
  },
  {
    id: 'level',
    applies: ({ spread }) => spread <= 2,
    title: 'A level wallet',
    paper: 'prospectus',
    text: ({ lowest, highest }) =>
      `All ratings lie between ${spellOutRating(lowest.rating)} and ${spellOutRating(highest.rating)}. The instrument was tapped. A wallet this level is rare, and the Director of Facilities would borrow yours, to hang a shelf.`,
  },
  {
    id: 'usual',
    applies: (summary) => findMostFrequent(summary).times * 3 >= summary.ratedPeople.length,
    title: 'The usual',
    paper: 'comments',
    text: (summary) =>
      `${findMostFrequent(summary).times} of ${summary.ratedPeople.length} ratings are ${withArticle(findMostFrequent(summary).rating)}. Your wallet has a usual. It comes in and sits down, and the usual is brought. Somebody might bring it the menu, one of these evenings.`,
  },
  {
    id: 'tired',
    applies: (summary) => isClearTrend(-computeTrend(summary)),
    title: 'It tired',
    paper: 'guidelines',
    text: () =>
      'The second half of the docket cost less than the first. Your wallet tired, as wallets do toward the end of a list. It is the reason that the Commission prints long ones.',
  },
  {
    id: 'warmed',
    applies: (summary) => isClearTrend(computeTrend(summary)),
    title: 'It warmed up',
    paper: 'notice',
    text: () =>
      'The second half of the docket cost more than the first. Your wallet began by reading the price and ended by waving. A pause of six seconds is advised before each further sheet. There are no further sheets, so there is time.',
  },
  {
    id: 'wide',
    applies: ({ lowest, highest, spread }) =>
      spread === 9 && lowest.others > 0 && highest.others > 0,
    title: 'From end to end',
    paper: 'release',
    text: () =>
      'Your wallet has been to both ends of the scale, more than once, and evidently knows the way in the dark. It is reminded of the stairs in between.',
  },
  {
    id: 'bench',
    applies: ({ lowest, highest }) => lowest.rating > 1 && highest.rating < 10,
    title: 'Well in from both ends',
    paper: 'notice',
    text: () =>
      'Neither a one nor a ten was given. Your wallet kept well in from both ends, as one does on an empty bench, with its bag on its knees. Nothing is advised; it was a pleasant afternoon.',
  },
  {
    id: 'closed',
    applies: isInBand('Closed'),
    title: 'Home at the same weight',
    paper: 'prospectus',
    text: ({ ratedPeople }) =>
      `Your wallet was taken past ${ratedPeople.length} persons and came home at the weight at which it left. The Commission was founded to bring this about, and had not planned any further.`,
  },
  {
    id: 'ajar',
    applies: isInBand('Ajar'),
    title: 'As wallets mostly stand',
    paper: 'notice',
    text: () =>
      'Your wallet stands ajar, as most do of an evening. The Commission advises against slamming it and against leaning on it, and asks only that whoever comes in last make a note of the amount.',
  },
  {
    id: 'open',
    applies: isInBand('Open'),
    title: 'Open, in fair weather',
    paper: 'transcript',
    text: () =>
      'Your wallet stands in the open. In fair weather there is no harm in it, and the receipts get some air. The Commission asks only that somebody look at the sky once a month, on the day the statement comes.',
  },
  {
    id: 'registered',
    applies: isInBand('Registered'),
    title: 'A chair and a glass of water',
    paper: 'release',
    text: () =>
      'At such a mean a wallet would be entered in the database, but Form TTD-75 has no box for one. Yours has been given a chair and a glass of water, and says that it is fine.',
  },
];

export function chooseWalletFinding(summary: RatingSummary): WalletFindingRule {
  const finding = walletFindingRules.find(({ applies }) => applies(summary));
  if (!finding)
    throw new Error(
      `No finding in content/determination.ts applies to a mean of ${summary.mean}. Add one to walletFindingRules.`,
    );
  return finding;
}

/** The paper enclosed for each rating band, by the band's name. */
const paperByBand: Readonly<Record<string, Paper['id']>> = {
  Closed: 'comments',
  Ajar: 'release',
  Open: 'prospectus',
  Registered: 'notice',
};

/** One paper for the rating band, and one for the finding about the wallet. */
export function chooseEnclosedPapers(
  { band }: Pick<RatingSummary, 'band'>,
  { paper }: WalletFindingRule,
): [Paper['id'], Paper['id']] {
  const byBand = paperByBand[band.name];
  if (!byBand)
    throw new Error(
      `content/determination.ts has no paper for the band ${band.name}. Add one to paperByBand.`,
    );
  return [byBand, paper === byBand ? 'transcript' : paper];
}

/** The components replace the placeholders `{…}`. */
export const finalDeterminationWords = {
  title: 'Final Determination',
  form: 'Form HRT-10, sheet {n}, in triplicate',
  matter: 'In the matter of one (1) wallet, that of the rater',
  recital:
    'You gave {total} whole numbers and were told that they describe your wallet. They do. It is found as follows.',
  mean: 'Mean of {total} ratings',
  of: 'of 10',
  band: 'Band',
  highest: 'Highest',
  lowest: 'Lowest',
  others: 'and {n} more',
  spread: 'Spread',
  points: '{n} points',
  onePoint: '1 point',
  picture: 'All {total}, each at the number you gave',
  nobody: 'nobody',
  seen: 'Worked out in this browser, from ratings that stay in it. It is shown to you alone.',
  appeal: 'Appeal',
  appealText:
    'Within {days} days, on Form AP-75, for {fee}, non-refundable; one appeal in each quarterly rating period. Neither the appeal nor the fee exists.',
  appealLink: 'How an appeal works',
  enclosed: 'Enclosed',
  course: 'In earnest',
  courseText: 'The course does exist. It is free, takes {hours} hours, and means what it says.',
  copies: 'White copy to the rater, canary to the wallet, pink to a drawer.',
  satire: 'Satire. The Commission does not exist, and everyone rated is invented.',
  print: 'Print determination',
  save: 'Save picture',
  share: 'Share',
  saved: 'Saved as {file}.',
  shareAgain: 'The picture is ready. Press Share once more.',
  notDrawn: 'This browser did not draw the picture. The determination can still be printed.',
  pictureNotice: 'Satire',
  pictureText:
    '{title}. Mean of {total} ratings: {mean} of 10. Band: {band}. {finding}: {text} {issuer}, {host}. {notice}.',
  textOfPicture: 'Text of the picture, for where it needs a description',
  notFetched: 'The Final Determination could not be fetched.',
  again: 'Try again',
} as const;
