import { averageInvestment } from './datasets/monthly-investment';
import { formatDollars, addNoBreakSpaces } from './format';
import { type AcknowledgmentValue, acknowledgmentValues } from './regulations';
import { sumDollars } from './sumDollars';

export interface FormBox {
  label: string;
  /** How many, for acknowledgments that were received. */
  count?: number;
  entry: string;
}

/** How many of each came back within the year. */
const received: Readonly<Record<string, number>> = { Heart: 14, '“ty”': 3, '“hey”': 1 };

/** Entries in words, where the form computes no amount. */
const entriesInWords: Readonly<Record<string, string>> = {
  'Name read aloud': 'Wrong. Taxable to whoever it was',
  'Name read aloud correctly': 'Not this year',
  'Remembered from last week': 'See Petition No. 2025-0006',
};

const amountOf = ({ acknowledgment, value = 0 }: AcknowledgmentValue) =>
  value * (received[acknowledgment] ?? 0);

/** What a simp sends in a year, and what came back of it, in dollars. */
export const sentInYear = sumDollars(Array.from({ length: 12 }, () => averageInvestment));
export const returnedInYear = sumDollars(acknowledgmentValues.map(amountOf));

function createBox(row: AcknowledgmentValue): FormBox {
  const { acknowledgment: label } = row;
  const count = received[label];
  const entry = count === undefined ? entriesInWords[label] : formatDollars(amountOf(row));
  if (entry === undefined)
    throw new Error(
      `content/form1099Hey.ts has no entry for “${label}” of 51 CSR 301.6. Add a count or words.`,
    );
  return { label, count, entry };
}

export const formBoxes = addNoBreakSpaces<readonly FormBox[]>([
  ...acknowledgmentValues.map(createBox),
  { label: 'Sent', entry: formatDollars(sentInYear) },
  {
    label: 'Withheld',
    entry: `The rest: ${formatDollars(sumDollars([sentInYear, -returnedInYear]))}`,
  },
  { label: 'Dependents', entry: 'One. Has not been told' },
]);

/** The first copy is the page’s text. The others are drawn when the form is printed. */
export const formCopies = [
  'Copy A, for the Commission, which has not asked for it.',
  'Copy B, for your records.',
  'Copy C, for whoever shares your Wi-Fi.',
] as const;

export const form1099HeyPage = addNoBreakSpaces({
  title: 'Form 1099-HEY, What Came Back',
  shortTitle: 'Form 1099-HEY',
  formName: 'Form 1099-HEY, Acknowledgments Received',
  description:
    'Satire: the form that comes in January and tells a simp what came back. 14 hearts, $1.54. In three copies, printed on one page.',
  lead: 'It comes in January, and tells a simp what came back. Printed, it is one page in three copies.',
  previewParagraphs: ['Box 1. Hearts: 14, at $1.54.', 'Box 9. Dependents: one, has not been told.'],
  parties: [
    { term: 'Payer', text: '“And everyone else”' },
    { term: 'Recipients', text: 'Several people, at work' },
  ],
  instructions: {
    title: 'Instructions for the payer',
    lead: 'You are the payer.',
    items: [
      'Box 4: an amount read out under another name belongs to that person, who may write to you. Be brief with each other.',
      'Box 8 is not a loss. It was sent, and nothing had been said about its coming back.',
      'Box 9: a dependent is anybody who would have noticed the sum. Tell that person before reading on.',
    ],
    plainWords:
      'In plain words: this is no tax form, and nothing on it is to be reported, paid, or believed about anybody.',
  },
} as const);
