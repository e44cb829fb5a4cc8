import { formatDollars, addNoBreakSpaces } from './format';
import type { TableData } from './charts';
import { registrationThreshold } from './ratingBands';

/** A section of Title 51, one row of the table of the Code. */
export interface CodeSection {
  /** "75.1" in "51 CSR 75.1". */
  section: string;
  title: string;
  holding: string;
}

export interface KeyRegulation {
  section: string;
  title: string;
  paragraphs: readonly string[];
}

export interface AcknowledgmentValue {
  acknowledgment: string;
  /** In dollars; undefined if never observed. */
  value?: number;
}

export interface PenaltyTier {
  tier: number;
  name: string;
  conduct: string;
  penalty: string;
}

/** The highest fine for one violation (51 CSR 250.1). */
export const maximumFine = 250_000;

/** The metrics' weights, in percent of the exposure rating (51 CSR 75.6). */
export const exposureWeights = { traps: 30, ratio: 25, simps: 20, link: 25 } as const;

/** The value in dollars of each kind of acknowledgment, such as a heart (51 CSR 301.6). */
export const acknowledgmentValues: readonly AcknowledgmentValue[] = [
  { acknowledgment: 'Heart', value: 0.11 },
  { acknowledgment: '“ty”', value: 0.85 },
  { acknowledgment: '“hey”', value: 1.4 },
  { acknowledgment: 'Name read aloud', value: 4.75 },
  { acknowledgment: 'Name read aloud correctly', value: 6.2 },
  { acknowledgment: 'Remembered from last week' },
];

/** The value as text: "$4.75", or "Not yet observed". */
export function formatAcknowledgmentValue({ value }: AcknowledgmentValue): string {
  return value === undefined ? 'Not yet observed' : formatDollars(value);
}

export const codeSections = addNoBreakSpaces<readonly CodeSection[]>([
  {
    section: '1.1',
    title: 'Definitions',
    holding:
      'A word in this title means what it says here and, if it says nothing here, what it is afraid of.',
  },
  {
    section: '8.4',
    title: 'Specimen controls',
    holding:
      'Nothing entered in a specimen leaves the page. The feeling of having submitted is a lawful substitute.',
  },
  {
    section: '10.1(a)',
    title: 'Ratings',
    holding: 'A rating is a whole number from 1 to 10, and measures the rater’s own wallet.',
  },
  {
    section: '12.1',
    title: 'Hour of decision',
    holding: 'No vote is valid before 12:01 p.m.',
  },
  {
    section: '45.1–45.5',
    title: 'Appeals',
    holding: '45 days to file, $75, three commissioners, 30 days to decide.',
  },
  {
    section: '51.0',
    title: 'The Period',
    // Without a final period, as it says of itself.
    holding: 'Reserved, and printed without final punctuation',
  },
  {
    section: '68.2',
    title: 'Sundress season',
    holding:
      'Opens when two of five regions read 68 °F or more on three consecutive business days.',
  },
  {
    section: '75.1',
    title: 'Registration',
    holding: `An account above ${registrationThreshold} is entered in the thirst trap database.`,
  },
  {
    section: '75.6',
    title: 'Rubric',
    holding: 'Four metrics, weighted, to two decimals, unrounded.',
  },
  {
    section: '118.2',
    title: 'Two-part filings',
    holding: 'A filing in two parts need not be joined. The middle is left to the reader.',
  },
  {
    section: '210.3',
    title: 'Third Click Rule',
    holding: 'What is being looked for must be stated aloud.',
  },
  {
    section: '225.1',
    title: 'Droplets and brains',
    holding: 'Symbols are counted, not interpreted. A reply without any counts as “hey.”',
  },
  {
    section: '250.1',
    title: 'Penalties',
    holding: `Up to ${formatDollars(maximumFine, 0)} per violation.`,
  },
  {
    section: '250.4',
    title: 'Apology video',
    holding: 'One, of 45 seconds or fewer.',
  },
  {
    section: '301.6',
    title: 'Acknowledgment equivalents',
    holding: 'Fixes the dollar value of being noticed.',
  },
  {
    section: '404.2(b)(iii)',
    title: 'Things not found',
    holding: 'A promise made in a livestream is not a record of the Commission.',
  },
  {
    section: '612.9',
    title: '“One more”',
    holding: 'Would define “one more” as a number.',
  },
]);

const keyRegulationParagraphs = new Map<string, readonly string[]>([
  [
    '68.2',
    [
      'The season ends when a witness says “sweater weather” and is not joking. The witness may have to repeat it, but not to explain.',
    ],
  ],
  [
    '75.1',
    [
      `An account above ${registrationThreshold} is registered. It owes nothing and need not be told. The duty to file, and to feel, rests on its simps. One may file on behalf of all; each must feel separately.`,
    ],
  ],
  [
    '75.6',
    [
      'A rating is not rounded, in either direction, for anyone. The weights may be contested at any time; letters about them are opened.',
    ],
  ],
  [
    '210.3',
    [
      'On the third click a simp must say what is being looked for. A whisper counts. A sigh does not. The statement is recorded on Form LIB-3, or by anyone else in the room.',
    ],
  ],
  [
    '301.6',
    [
      'The values do not rise with the amount sent. The Commission receives more mail on this point than on any other, some of it containing money.',
      'Return is the share of each dollar that comes back as acknowledgment; the rest is classed as experience.',
    ],
  ],
]);

/** The regulations that /oversight explains, in the order of the Code. */
export const keyRegulations: readonly KeyRegulation[] = codeSections.flatMap(
  ({ section, title }) => {
    const paragraphs = keyRegulationParagraphs.get(section);
    return paragraphs ? [addNoBreakSpaces({ section, title, paragraphs })] : [];
  },
);

/** Mildest first (51 CSR 250.1). */
export const penaltyTiers: readonly PenaltyTier[] = [
  {
    tier: 1,
    name: 'Wistful',
    conduct: 'Looked, wrote, or paid, and then regarded the wall.',
    penalty: 'Notice of Gentle Concern, $0',
  },
  {
    tier: 2,
    name: 'Habitual',
    conduct: 'The same, on the same evening of the following week.',
    penalty: 'The amount spent, again',
  },
  {
    tier: 3,
    name: 'Willful',
    conduct: 'Read the notice, agreed with it, and sent a tip to say so.',
    penalty: `Up to ${formatDollars(75_000, 0)}`,
  },
  {
    tier: 4,
    name: 'Structural',
    conduct: 'Arranged matters so that there would never be a decision.',
    penalty: `Up to ${formatDollars(maximumFine, 0)} per violation`,
  },
];

export const codeSectionsTable = addNoBreakSpaces<TableData>({
  caption: 'Title 51, Code of Simp Regulations (51 CSR)',
  columns: [{ label: 'Section' }, { label: 'Title' }, { label: 'Holding' }],
  rows: codeSections.map(({ section, title, holding }) => [section, title, holding]),
});

export const acknowledgmentValueTable = addNoBreakSpaces<TableData>({
  caption: 'Acknowledgment equivalents (51 CSR 301.6)',
  columns: [{ label: 'Acknowledgment' }, { label: 'Value', numeric: true }],
  rows: acknowledgmentValues.map((row) => [row.acknowledgment, formatAcknowledgmentValue(row)]),
});

export const penaltyTable = addNoBreakSpaces<TableData>({
  caption: 'Penalty schedule (Code of Simp Regulations, 51 CSR 250.1)',
  columns: [{ label: 'Tier' }, { label: 'Conduct' }, { label: 'Penalty' }],
  rows: penaltyTiers.map(({ tier, name, conduct, penalty }) => [
    `${tier}. ${name}`,
    conduct,
    penalty,
  ]),
});
