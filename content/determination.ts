import { bandOf, type RatingBand, ratingBands } from './ratingBands';

/** One person of the docket, with the number that stands beside the name. */
export interface Rated {
  person: { displayName: string };
  rating: number;
}

/** Who stands at an end of the scale: the first of the list, and how many more stand there. */
interface Extreme<R extends Rated> {
  person: R['person'];
  rating: number;
  others: number;
}

/** What a whole docket comes to. Nothing in it is about the persons rated. */
export interface Figures<R extends Rated = Rated> {
  /** Everyone, in the order of the docket. */
  docket: readonly R[];
  sum: number;
  /** Unrounded. */
  mean: number;
  band: RatingBand;
  highest: Extreme<R>;
  lowest: Extreme<R>;
  /** From the lowest to the highest. */
  spread: number;
}

/** @param docket everyone, in the order of the docket: at least one person */
export function figuresOf<R extends Rated>(docket: readonly R[]): Figures<R> {
  const ratings = docket.map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = sum / docket.length;
  const extreme = (rating: number): Extreme<R> => {
    const there = docket.filter((each) => each.rating === rating);
    const [first] = there;
    if (!first) throw new RangeError('A docket without ratings comes to nothing.');
    return { person: first.person, rating, others: there.length - 1 };
  };
  const highest = extreme(Math.max(...ratings));
  const lowest = extreme(Math.min(...ratings));
  const spread = highest.rating - lowest.rating;
  return { docket, sum, mean, band: bandOf(mean), highest, lowest, spread };
}

/** As the leaderboard writes an average. */
export const formatMean = ({ mean }: Pick<Figures, 'mean'>) => mean.toFixed(1);

/** What the sheet concludes about the wallet of whoever gave the numbers. */
export interface Finding {
  id: string;
  title: string;
  text: (figures: Figures) => string;
  applies: (figures: Figures) => boolean;
}

const numerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (rating: number) => numerals[rating - 1] ?? String(rating);
/** "a seven", "an eight" */
const withArticle = (rating: number) => `${rating === 8 ? 'an' : 'a'} ${inWords(rating)}`;

const ratingsOf = ({ docket }: Figures) => docket.map(({ rating }) => rating);
const numbersUsed = (figures: Figures) => new Set(ratingsOf(figures));

/** The number given most often, the lowest of them where several are, and how often. */
function usual(figures: Figures): { rating: number; times: number } {
  const ratings = ratingsOf(figures);
  return [...numbersUsed(figures)]
    .sort((a, b) => a - b)
    .map((rating) => ({ rating, times: ratings.filter((each) => each === rating).length }))
    .reduce((most, each) => (each.times > most.times ? each : most));
}

/** How far the highest, or the lowest, stands from its neighbor; 0 where it has company. */
function gapAt(end: 'highest' | 'lowest', figures: Figures): number {
  const ratings = ratingsOf(figures).sort((a, b) => a - b);
  const [last = 0, next = last] = end === 'highest' ? ratings.slice(-2).reverse() : ratings;
  return Math.abs(last - next);
}

/** How much higher the second half of the docket is than the first, on average. */
function drift(figures: Figures): number {
  const ratings = ratingsOf(figures);
  const half = Math.ceil(ratings.length / 2);
  const mean = (part: readonly number[]) => part.reduce((sum, each) => sum + each, 0) / part.length;
  return mean(ratings.slice(half)) - mean(ratings.slice(0, half));
}

const isSorted = (ratings: readonly number[]) =>
  ratings.every((rating, i) => i === 0 || rating >= (ratings[i - 1] ?? rating));

const isFar = (gap: number) => gap >= 3;
const isMarked = (difference: number) => difference >= 1.5;
const bandAbove = ({ band }: Figures) => ratingBands[ratingBands.indexOf(band) + 1];
const bandIs = (name: string) => (figures: Figures) => figures.band.name === name;

/**
 * The first that applies is the one: the rarer come first, and every docket falls into a band at the
 * latest. All speak of the wallet; none of a person who was rated.
 */
export const findings: readonly Finding[] = [
  {
    id: 'ones',
    applies: ({ highest }) => highest.rating === 1,
    title: 'Shut throughout',
    text: () =>
      'Every rating is a one. Your wallet is shut; or it is somewhere else, with the keys. The Commission has no questions for it, and asks that this be passed on if it turns up.',
  },
  {
    id: 'tens',
    applies: ({ lowest }) => lowest.rating === 10,
    title: 'Asked to step outside',
    text: () =>
      'Every rating is a ten. Your wallet has been asked to step outside. It is in no trouble; it has given all there was, and could do with the air. Kindly go with it, and leave the phone.',
  },
  {
    id: 'carbon',
    applies: ({ spread }) => spread === 0,
    title: 'A carbon copy',
    text: ({ highest, docket }) =>
      `Every rating is ${withArticle(highest.rating)}, and your wallet is found to be impartial. The Commission thanks you for the carbon copies. It cannot tell which of the ${docket.length} is the original, so it is being careful with all of them.`,
  },
  {
    id: 'coin',
    applies: (figures) => numbersUsed(figures).size === 2,
    title: 'Heads or tails',
    text: ({ lowest, highest }) =>
      `Of ten numbers provided, your wallet needed ${inWords(lowest.rating)} and ${inWords(highest.rating)}. A coin would have done, and would have been spent. It has been entered as a filing in two parts.`,
  },
  {
    id: 'rising',
    applies: (figures) => isSorted(ratingsOf(figures)),
    title: 'A line that only rises',
    text: () =>
      'No rating is lower than the one before it. The Chief Economist would like to frame it. A wallet that opens by degrees may be stopped at any of them, and several were perfectly comfortable.',
  },
  {
    id: 'falling',
    applies: (figures) => isSorted(ratingsOf(figures).reverse()),
    title: 'A line that only falls',
    text: () =>
      'No rating is higher than the one before it. Your wallet began warmly and came to its senses sheet by sheet, without assistance. The Commission would like it recorded that it was present.',
  },
  {
    id: 'limit',
    applies: ({ mean, band }) => mean === band.upTo,
    title: 'In the doorway',
    text: (figures) =>
      `The mean is ${figures.mean.toFixed(2)} and not a hair more, which is where ${figures.band.name} ends and ${bandAbove(figures)?.name} begins. The Chair read it out unrounded. Your wallet is standing in the doorway, and the heating is on.`,
  },
  {
    id: 'one-name',
    applies: (figures) => isFar(gapAt('highest', figures)),
    title: 'One name',
    text: (figures) =>
      `One rating stands ${inWords(gapAt('highest', figures))} above all the others. The name is known to this sheet and to you, and neither need bring it up. Your wallet has been told that nothing shows.`,
  },
  {
    id: 'one-way-out',
    applies: (figures) => isFar(gapAt('lowest', figures)),
    title: 'One way out',
    text: (figures) =>
      `One rating stands ${inWords(gapAt('lowest', figures))} below all the others. The Director of Facilities regards it as the emergency exit of your wallet, and asks that nothing be stood in front of it.`,
  },
  {
    id: 'whole-scale',
    applies: (figures) => numbersUsed(figures).size === 10,
    title: 'The whole scale',
    text: () =>
      'Ten numbers are provided, and all ten came back used. The scale has been checked for wear and is a little warm at the upper end. A wallet that can tell more from less has most of what it needs.',
  },
  {
    id: 'no-middle',
    applies: (figures) => ratingsOf(figures).every((rating) => rating <= 3 || rating >= 8),
    title: 'Nothing in between',
    text: () =>
      'The middle of the scale is kept swept and lit at public expense, for a visitor who did not come. Your wallet knows a great deal about both ends. It may sit down between them at any time, for nothing.',
  },
  {
    id: 'level',
    applies: ({ spread }) => spread <= 2,
    title: 'A level wallet',
    text: ({ lowest, highest }) =>
      `All ratings lie between ${inWords(lowest.rating)} and ${inWords(highest.rating)}. The instrument was tapped. A wallet this level is rare, and the Director of Facilities would borrow yours, to hang a shelf.`,
  },
  {
    id: 'usual',
    applies: (figures) => usual(figures).times * 3 >= figures.docket.length,
    title: 'The usual',
    text: (figures) =>
      `${usual(figures).times} of ${figures.docket.length} ratings are ${withArticle(usual(figures).rating)}. Your wallet has a usual. It comes in and sits down, and the usual is brought. Somebody might bring it the menu, one of these evenings.`,
  },
  {
    id: 'tired',
    applies: (figures) => isMarked(-drift(figures)),
    title: 'It tired',
    text: () =>
      'The second half of the docket came cheaper than the first. Your wallet tired, as wallets do toward the end of a list. It is the reason that the Commission prints long ones.',
  },
  {
    id: 'warmed',
    applies: (figures) => isMarked(drift(figures)),
    title: 'It warmed up',
    text: () =>
      'The second half of the docket came dearer than the first. Your wallet began by reading the price and ended by waving. A pause of six seconds is advised before each further sheet. There are no further sheets, so there is time.',
  },
  {
    id: 'wide',
    applies: ({ lowest, highest, spread }) =>
      spread === 9 && lowest.others > 0 && highest.others > 0,
    title: 'From end to end',
    text: () =>
      'Your wallet has been to both ends of the scale, more than once, and evidently knows the way in the dark. It is reminded of the stairs in between.',
  },
  {
    id: 'bench',
    applies: ({ lowest, highest }) => lowest.rating > 1 && highest.rating < 10,
    title: 'Well in from both ends',
    text: () =>
      'Neither a one nor a ten was given. Your wallet kept well in from both ends, as one does on an empty bench, with its bag on its knees. Nothing is advised; it was a pleasant afternoon.',
  },
  {
    id: 'closed',
    applies: bandIs('Closed'),
    title: 'Home at the same weight',
    text: ({ docket }) =>
      `Your wallet was taken past ${docket.length} persons and came home at the weight at which it left. The Commission was founded to bring this about, and had not planned any further.`,
  },
  {
    id: 'ajar',
    applies: bandIs('Ajar'),
    title: 'As wallets mostly stand',
    text: () =>
      'Your wallet stands ajar, as most do of an evening. The Commission advises against slamming it and against leaning on it, and asks only that whoever comes in last make a note of the amount.',
  },
  {
    id: 'open',
    applies: bandIs('Open'),
    title: 'Open, in fair weather',
    text: () =>
      'Your wallet stands in the open. In fair weather there is no harm in it, and the receipts get some air. The Commission asks only that somebody look at the sky once a month, on the day the statement comes.',
  },
  {
    id: 'registered',
    applies: bandIs('Registered'),
    title: 'A chair and a glass of water',
    text: () =>
      'At such a mean a wallet would be entered in the database, but Form TTD-75 has no box for one. Yours has been given a chair and a glass of water, and says that it is fine.',
  },
];

/** The one that applies. */
export function findingOf(figures: Figures): Finding {
  const finding = findings.find(({ applies }) => applies(figures));
  if (!finding) throw new Error('A mean is in no band.');
  return finding;
}

/** What the sheet says beside its finding. `{…}` is filled in by the sheet. */
export const determinationWords = {
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
