import { ratingsForFinding } from './findings/summary';
import { capitalize, spellOutNumber, addNoBreakSpaces } from './format';
import { people } from './people';

/** The remarks for each range of ratings, lowest first; `highest` is the last rating of a range. */
export type WalletRemarks = readonly { highest: number; notes: readonly string[] }[];

const walletRemarks: WalletRemarks = [
  {
    highest: 3,
    notes: [
      'The wallet did not look up.',
      'The wallet was in the other coat.',
      'No zipper was heard.',
      'The wallet was told, and went on resting.',
      'A sum of this size can be stored flat.',
    ],
  },
  {
    highest: 7,
    notes: [
      'The wallet was patted, and stayed where it was.',
      'The wallet shifted in its seat.',
      'The clasp was touched. It was touched again.',
      'A coin was turned over, and then turned back.',
      'The wallet wanted to know what it would come to.',
    ],
  },
  {
    highest: 10,
    notes: [
      'The wallet has been moved to a higher shelf.',
      'The wallet is in the hand. The hand has been informed.',
      'Staff have opened a window near the wallet.',
      'The wallet was found standing.',
      'The wallet should count to ten in small coins.',
    ],
  },
];

/** What the wallet would come to at each rating, 1 to 10: instructions for handling it. */
const hints: readonly string[] = [
  'The wallet may be left out overnight.',
  'The wallet may be left on a table.',
  'The wallet is to be carried in a front pocket.',
  'The wallet is to be buttoned in.',
  'The wallet is of two minds, and folds between them.',
  'The wallet should not be given the aisle seat.',
  'The wallet is to be held in both hands.',
  'The wallet is to be read its limits, slowly.',
  'A second person should hold the wallet.',
  'The wallet is to be spoken of in the past tense.',
];

export const homeShareImageWords = {
  title: `Rate ${people.length} people who do not exist`,
  shareImageLabel: 'Your wallet will be noted',
} as const;

/** The components replace the placeholders `{…}`. */
export const ratingWords = addNoBreakSpaces({
  title: 'The rating docket',
  lead: `How endangered is your wallet? ${capitalize(spellOutNumber(ratingsForFinding))} ratings find out.`,
  caption: 'Staff sketch. Photograph withheld (subject moved).',
  counter: '{n} of {total}',
  toolbarLabel: 'Sheets of the docket',
  ratedLabel: '{name}, rated {rating}',
  unratedLabel: '{name}, open',
  newTab: 'opens in a new tab',
  question: 'Rate on a scale of 1-10',
  lowest: 'unmoved',
  highest: 'wallet endangered',
  hint: 'The Commission cannot average a sigh. Choose 1 to 10.',
  hintToChange: 'Choose 1 to 10, or keep it.',
  hints,
  submit: 'Submit Rating',
  burden: 'Form HRT-10. Burden: 4 seconds.',
  alreadyRated: "You've already rated this person.",
  yourRating: 'On file: {rating} of 10.',
  nextPerson: 'Next Person',
  change: 'Change rating',
  recordedRating: 'Recorded: {rating}.',
  keep: 'Keep {rating}',
  keptRating: 'Kept: {rating} for {name}.',
  nextNotRated: 'Next not rated',
  previous: 'Previous',
  next: 'Next',
  stamp: 'Received',
  officeUseLabel: 'Office use',
  recorded: 'Recorded: {rating} for {name}.',
  nowShowing: '{n} of {total}: {name}.',
  skipped: 'Your abstention is noted in the margin, in pencil.',
  walletRemarks,
  provisionalFinding: 'Provisional finding, on {n} of {total}',
  readDetermination: 'Read the determination',
  goOn: 'Go on rating',
  toGo: '{n} to go',
  findingNow: 'The finding is now:',
  stillOpen: 'That was the last sheet. Still open: {n}.',
  exhausted: 'The docket is exhausted. So is the staff.',
  kept: 'Recorded votes are kept until you clear this browser, which the Archivist calls “permanent.”',
  notKept: 'This browser does not allow votes to be kept. They count until you leave the page.',
  noScript: 'Rating requires scripts. Restraint does not.',
  leaderboard: 'Leaderboard',
  empty: 'No ratings yet',
  emptyNote: 'Staff describe the situation as “competitive.”',
  oneVote: '1 vote',
  noVotes: '0 votes',
} as const);

export type RatingWords = typeof ratingWords;

export const ratingMeaning = addNoBreakSpaces({
  title: 'What the number means',
  points: [
    'A rating measures the rater’s own wallet and says nothing of the person rated, who has enough to do (Code of Simp Regulations, 51 CSR 10.1(a)).',
    `All ${spellOutNumber(people.length)} persons are invented.`,
    'Ratings stay in this browser. They are sent nowhere, and seen by you alone.',
  ],
} as const);
