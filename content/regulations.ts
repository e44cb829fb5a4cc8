import { formatDollars, addNoBreakSpaces } from './format';
import type { TableData } from './charts';
import { registrationThreshold } from './ratingBands';

/** A section of Title 51 that /oversight explains. */
export interface KeyRegulation {
  section: string;
  title: string;
  paragraphs: readonly string[];
}

export interface AcknowledgmentValue {
  acknowledgment: string;
  /** In dollars; undefined if not stated. */
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

/** The value in dollars of each kind of acknowledgment, such as a heart (51 CSR 301.6). */
export const acknowledgmentValues: readonly AcknowledgmentValue[] = [
  { acknowledgment: 'Heart', value: 0.11 },
  { acknowledgment: '“ty”', value: 0.85 },
  { acknowledgment: '“hey”', value: 1.4 },
  { acknowledgment: 'Name read aloud', value: 4.75 },
  { acknowledgment: 'Name read aloud correctly', value: 6.2 },
  { acknowledgment: 'Remembered from last week' },
];

/** The value as text: "$4.75", or "Observed once". */
export function formatAcknowledgmentValue({ value }: AcknowledgmentValue): string {
  return value === undefined ? 'Observed once' : formatDollars(value);
}

/** The regulations that /oversight explains, in the order of the Code. */
export const keyRegulations = addNoBreakSpaces<readonly KeyRegulation[]>([
  {
    section: '68.2',
    title: 'Sundress season',
    paragraphs: [
      'Opens when two of five regions read 68 °F or more on three consecutive business days. It ends when a witness says “sweater weather” and is not joking.',
    ],
  },
  {
    section: '75.1',
    title: 'Registration',
    paragraphs: [
      `An account above ${registrationThreshold} is entered in the thirst trap database. It owes nothing and need not be told; its simps owe the form, and up to ${formatDollars(maximumFine, 0)} per violation.`,
    ],
  },
  {
    section: '75.6',
    title: 'Rubric',
    paragraphs: [
      'A rating is not rounded, in either direction, for anyone. The weights may be contested at any time; letters about them are opened.',
    ],
  },
  {
    section: '210.3',
    title: 'Third Click Rule',
    paragraphs: ['On the third click a simp must say what is being looked for. A whisper counts.'],
  },
  {
    section: '301.6',
    title: 'Acknowledgment equivalents',
    paragraphs: [
      'The values do not rise with the amount sent. The Commission receives more mail on this point than on any other, some of it containing money.',
    ],
  },
]);

/** Every section of the Code that a text may cite, the others explained by the page about it. */
export const citableSections: readonly string[] = [
  ...keyRegulations.map(({ section }) => section),
  '8.4',
  '10.1(a)',
  '45.1',
  '118.2',
  '225.1',
  '250.1',
  '404.2(b)(iii)',
  '612.9',
];

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
