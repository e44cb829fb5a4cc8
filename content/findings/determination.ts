import type { Paper } from '../paper';
import type { WalletFinding } from './rules';
import type { RatingSummary } from './summary';

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
  { paper }: Pick<WalletFinding, 'paper'>,
): [Paper['id'], Paper['id']] {
  const byBand = paperByBand[band.name];
  if (!byBand)
    throw new Error(
      `content/findings/determination.ts has no paper for the band ${band.name}. Add one to paperByBand.`,
    );
  return [byBand, paper === byBand ? 'transcript' : paper];
}

/** The components replace the placeholders `{…}`. */
export const determinationWords = {
  title: 'Final Determination',
  provisionalTitle: 'Provisional Determination',
  provisional: 'Provisional, on {n} of {total}',
  form: 'Form HRT-10, sheet {n}, in triplicate',
  provisionalForm: 'Form HRT-10, one copy. Tear off at sheet {n}, when it becomes final.',
  matter: 'In the matter of one (1) wallet, that of the rater',
  recital: 'You gave {total} whole numbers and were told that they describe your wallet. They do.',
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
  seen: 'Worked out in this browser, from ratings that stay in it. The link names the finding, and nothing that you rated.',
  appeal: 'Appeal',
  appealText:
    'Within {days} days, on Form AP-75, for {fee}, non-refundable; one appeal in each quarterly rating period. Neither the appeal nor the fee exists.',
  appealLink: 'How an appeal works',
  enclosed: 'Enclosed',
  course: 'In earnest',
  courseText: 'The course does exist. It is free, takes {hours} hours, and means what it says.',
  copies: 'White copy to the rater, canary to the wallet, pink to a drawer.',
  satireMark: 'Satire',
  satire: 'Satire. The Commission does not exist, and everyone rated is invented.',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'This browser did not copy. The address below is selected, to be copied by hand.',
  share: 'Share',
  shared: 'Handed over for sharing.',
  notShared: 'This browser did not share it. The address below can be copied instead.',
  nothingOpened: 'If nothing opened, the address below can be copied instead.',
  print: 'Print determination',
  printing: 'Handed over for printing.',
  notPrinted: 'This browser did not print. The picture can be saved instead.',
  save: 'Save picture',
  saving: 'Your browser saves the picture or opens it. An open one can be held, and saved.',
  notFetched: 'The determination could not be fetched.',
  again: 'Try again',
} as const;
