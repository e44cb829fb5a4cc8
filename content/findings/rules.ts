import type { Paper } from '../paper';
import { ratingBands } from '../ratingBands';
import { docketLength, type RatingSummary } from './summary';

/** A remark about the visitor's wallet, and the ratings to which it applies. */
export interface WalletFindingRule {
  /** The last part of the address of the finding's page, which visitors send: never change it. */
  id: string;
  title: string;
  /** What a friend would read out: on the share image and in shared text, at most 80 characters. */
  line: string;
  /** The paper enclosed with the determination, and linked from the finding's page. */
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
/** 1.5 for the whole docket, and more for fewer ratings, whose halves differ more by chance. */
const isClearTrend = (difference: number, { ratedPeople }: RatingSummary) =>
  difference >= 1.5 * Math.sqrt(docketLength / ratedPeople.length);
const nextBand = ({ band }: RatingSummary) => ratingBands[ratingBands.indexOf(band) + 1];
const isInBand = (name: string) => (summary: RatingSummary) => summary.band.name === name;

/**
 * The first rule whose condition is true applies. The last four rules cover all rating bands. The
 * texts are about the wallet, never about a rated person, and are true of any seven ratings as of
 * the whole docket.
 */
export const walletFindingRules = [
  {
    id: 'ones',
    applies: ({ highest }) => highest.rating === 1,
    title: 'Shut throughout',
    line: 'Your wallet was in. It heard the knocking and turned the television down.',
    paper: 'transcript',
    text: () =>
      'Every rating is a one. Your wallet is shut; or it is somewhere else, with the keys. The Commission has no questions for it, and asks that this be passed on if it turns up.',
  },
  {
    id: 'tens',
    applies: ({ lowest }) => lowest.rating === 10,
    title: 'Out for air',
    line: 'Your wallet said yes before the question, and once more on the way out.',
    paper: 'guidelines',
    text: () =>
      'Every rating is a ten. Your wallet has been invited to step outside. It is in no trouble; it has given all there was, and could do with the air. Kindly go with it, and leave the phone.',
  },
  {
    id: 'carbon',
    applies: ({ spread }) => spread === 0,
    title: 'A carbon copy',
    line: 'Your wallet has no favorites. It was asked in front of everybody.',
    paper: 'comments',
    text: ({ highest, ratedPeople }) =>
      `Every rating is ${withArticle(highest.rating)}, and your wallet is found to be impartial. The Commission thanks you for the carbon copies. It cannot tell which of the ${ratedPeople.length} is the original, so it is being careful with all of them.`,
  },
  {
    id: 'coin',
    applies: (summary) => distinctRatings(summary).size === 2,
    title: 'Heads or tails',
    line: 'Your wallet flipped a coin for everyone, and then tipped somebody the coin.',
    paper: 'transcript',
    text: ({ lowest, highest }) =>
      `Of ten numbers provided, your wallet needed ${spellOutRating(lowest.rating)} and ${spellOutRating(highest.rating)}. A coin would have done, and would have been spent. It has been entered as a filing in two parts.`,
  },
  {
    id: 'rising',
    applies: (summary) => isSorted(ratingsOf(summary)),
    title: 'A line that only rises',
    line: 'Your wallet opened a little wider each time, and nobody said anything.',
    paper: 'comments',
    text: () =>
      'No rating is lower than the one before it. The Chief Economist would like to frame it. A wallet that opens by degrees may be stopped at any of them, and several were perfectly comfortable.',
  },
  {
    id: 'falling',
    applies: (summary) => isSorted(ratingsOf(summary).reverse()),
    title: 'A line that only falls',
    line: 'Your wallet began in love and ended by asking about parking.',
    paper: 'guidelines',
    text: () =>
      'No rating is higher than the one before it. Your wallet began warmly and came to its senses sheet by sheet, without assistance. The Commission would like it recorded that it was present.',
  },
  {
    id: 'limit',
    applies: ({ mean, band }) => mean === band.upTo,
    title: 'In the doorway',
    line: 'Your wallet said good night an hour ago. It is still in the doorway.',
    paper: 'transcript',
    text: (summary) =>
      `The mean is ${summary.mean.toFixed(2)} and not a hair more, which is where ${summary.band.name} ends and ${nextBand(summary)?.name} begins. The Chair read it out unrounded. Your wallet is standing in the doorway, and the heat is on.`,
  },
  {
    id: 'one-name',
    applies: (summary) => isWideGap(computeGap('highest', summary)),
    title: 'One name',
    line: 'Your wallet rated everyone. Then it rated somebody.',
    paper: 'release',
    text: (summary) =>
      `One rating stands ${spellOutRating(computeGap('highest', summary))} above all the others. The name is known to this sheet and to you, and neither need bring it up. Your wallet has been told that nothing shows.`,
  },
  {
    id: 'one-way-out',
    applies: (summary) => isWideGap(computeGap('lowest', summary)),
    title: 'One way out',
    line: 'Your wallet gets on with everybody. It will cross the street once.',
    paper: 'transcript',
    text: (summary) =>
      `One rating stands ${spellOutRating(computeGap('lowest', summary))} below all the others. The Director of Facilities regards it as the emergency exit of your wallet, and asks that nothing be stood in front of it.`,
  },
  {
    // The only finding that needs more than seven ratings: ten different ones take ten people.
    id: 'whole-scale',
    applies: (summary) => distinctRatings(summary).size === 10,
    title: 'The whole scale',
    line: 'Your wallet used every number there is. More have been ordered.',
    paper: 'comments',
    text: () =>
      'Ten numbers are provided, and all ten came back used. The scale has been checked for wear and is a little warm at the upper end. A wallet that can tell more from less has most of what it needs.',
  },
  {
    id: 'no-middle',
    applies: (summary) =>
      summary.lowest.rating <= 3 &&
      summary.highest.rating >= 8 &&
      ratingsOf(summary).every((rating) => rating <= 3 || rating >= 8),
    title: 'Nothing in between',
    line: 'Your wallet hung up on some and proposed to the rest.',
    paper: 'transcript',
    text: () =>
      'The middle of the scale is kept swept and lit at public expense, for a visitor who did not come. Your wallet knows a great deal about both ends. It may sit down between them at any time, for nothing.',
  },
  {
    id: 'level',
    applies: ({ spread }) => spread <= 2,
    title: 'A level wallet',
    line: 'Your wallet liked everyone a reasonable amount. Nobody knows what it is up to.',
    paper: 'prospectus',
    text: ({ lowest, highest }) =>
      `All ratings lie between ${spellOutRating(lowest.rating)} and ${spellOutRating(highest.rating)}. The instrument was tapped. A wallet this level is rare, and the Director of Facilities would borrow yours, to hang a shelf.`,
  },
  {
    id: 'usual',
    // Three of seven is chance: a usual takes four.
    applies: (summary) =>
      findMostFrequent(summary).times >= Math.max(4, summary.ratedPeople.length / 3),
    title: 'The usual',
    line: 'Your wallet has a usual. It comes in and sits down.',
    paper: 'comments',
    text: (summary) =>
      `${findMostFrequent(summary).times} of ${summary.ratedPeople.length} ratings are ${withArticle(findMostFrequent(summary).rating)}. Your wallet has a usual. It comes in and sits down, and the usual is brought. Somebody might bring it the menu, one of these evenings.`,
  },
  {
    id: 'tired',
    applies: (summary) => isClearTrend(-computeTrend(summary), summary),
    title: 'It tired',
    line: 'Your wallet danced to the first songs, and then it guarded the coats.',
    paper: 'guidelines',
    text: () =>
      'The second half of your ratings cost less than the first. Your wallet tired, as wallets do along a list. It is the reason that the Commission prints long ones.',
  },
  {
    id: 'warmed',
    applies: (summary) => isClearTrend(computeTrend(summary), summary),
    title: 'It warmed up',
    line: 'Your wallet read every price on the way in, and none on the way out.',
    paper: 'notice',
    text: () =>
      'The second half of your ratings cost more than the first. Your wallet began by reading the price and ended by waving. A pause of six seconds is advised before it waves again.',
  },
  {
    id: 'wide',
    applies: ({ lowest, highest, spread }) =>
      spread === 9 && lowest.others > 0 && highest.others > 0,
    title: 'From end to end',
    line: 'Your wallet slammed the door, opened it again, and ran after a car.',
    paper: 'release',
    text: () =>
      'Your wallet has been to both ends of the scale, more than once, and evidently knows the way in the dark. It is reminded of the stairs in between.',
  },
  {
    id: 'bench',
    applies: ({ lowest, highest }) => lowest.rating > 1 && highest.rating < 10,
    title: 'Well in from both ends',
    line: 'Your wallet said that everyone was nice, and meant it about a few.',
    paper: 'notice',
    text: () =>
      'Neither a one nor a ten was given. Your wallet kept well in from both ends, as one does on an empty bench, with its bag on its knees. Nothing is advised; it was a pleasant afternoon.',
  },
  {
    id: 'closed',
    applies: isInBand('Closed'),
    title: 'Home at the same weight',
    line: 'Your wallet went out, met people, and came home with the same money.',
    paper: 'prospectus',
    text: ({ ratedPeople }) =>
      `Your wallet was taken past ${ratedPeople.length} persons and came home at the weight at which it left. The Commission was founded to bring this about, and had not planned any further.`,
  },
  {
    id: 'ajar',
    applies: isInBand('Ajar'),
    title: 'As wallets mostly stand',
    line: 'Your wallet kept the chain on, and waved a little something through the gap.',
    paper: 'notice',
    text: () =>
      'Your wallet stands ajar, as most do of an evening. The Commission advises against slamming it and against leaning on it, and asks only that whoever comes in last make a note of the amount.',
  },
  {
    id: 'open',
    applies: isInBand('Open'),
    title: 'Open, in fair weather',
    line: 'Your wallet leaves the door open and calls it a policy.',
    paper: 'transcript',
    text: () =>
      'Your wallet stands in the open. In fair weather there is no harm in it, and the receipts get some air. The Commission asks only that somebody look at the sky once a month, on the day the statement comes.',
  },
  {
    id: 'registered',
    applies: isInBand('Registered'),
    title: 'A chair and a glass of water',
    line: 'Your wallet says that it’s fine. It said so before anyone asked.',
    paper: 'release',
    text: () =>
      'At such a mean a wallet would be entered in the database, but Form TTD-75 has no box for one. Yours has been given a chair and a glass of water, and says that it is fine.',
  },
] as const satisfies readonly WalletFindingRule[];

export type WalletFindingId = (typeof walletFindingRules)[number]['id'];
export type WalletFinding = (typeof walletFindingRules)[number];

/** @param summary of seven ratings or more */
export function chooseWalletFinding(summary: RatingSummary): WalletFinding {
  const finding = walletFindingRules.find(({ applies }) => applies(summary));
  if (!finding)
    throw new Error(
      `No finding in content/findings/rules.ts applies to a mean of ${summary.mean}. Add one to walletFindingRules.`,
    );
  return finding;
}
