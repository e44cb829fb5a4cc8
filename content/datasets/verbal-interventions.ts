import type { TableData } from '../charts';
import type { IsoDate } from '../dates';
import { formatDate } from '../format';
import { sum } from './statistics';

/** Words spoken to the index in order to change it, and the change that followed. */
export interface VerbalIntervention {
  date: IsoDate;
  speaker: string;
  said: string;
  circumstance: string;
  /** The change of the index, in hundredths of a point. */
  effect: number;
}

export const verbalInterventions = {
  name: 'Verbal Interventions and Their Effect',
  rows: [
    {
      date: '2024-05-31',
      speaker: 'Keyes',
      said: '“Steady”',
      circumstance: 'To a ladder, with the chart behind it. Method found',
      effect: -19,
    },
    {
      date: '2024-09-03',
      speaker: 'Stern-Letter',
      said: '“Steady.”',
      circumstance: 'In writing',
      effect: -3,
    },
    {
      date: '2024-10-01',
      speaker: 'Stern-Letter',
      said: '“Steady.”',
      circumstance: 'In the same writing',
      effect: -3,
    },
    {
      date: '2024-11-21',
      speaker: 'Nocomment',
      said: '“No cause for alarm”',
      circumstance: 'There had been no alarm',
      effect: 44,
    },
    {
      date: '2025-04-03',
      speaker: 'Keyes',
      said: '“Easy”',
      circumstance: 'To the same ladder',
      effect: 71,
    },
    {
      date: '2025-04-03',
      speaker: 'All other staff',
      said: '“Steady”',
      circumstance: 'A minute later, in all tones',
      effect: -89,
    },
  ],
} as const satisfies { name: string; rows: readonly VerbalIntervention[] };

const interventions: readonly VerbalIntervention[] = verbalInterventions.rows;

export const coochieIndexTargetRange = { from: 5.5, to: 7.5 } as const;

/** The sum of all changes, in hundredths of a point. */
export const netIndexChange = sum(interventions.map(({ effect }) => effect));

/** A change of the index with its sign: "+71", "−89", "0". */
export function formatIndexChange(effect: number): string {
  if (effect === 0) return '0';
  return `${effect > 0 ? '+' : '−'}${Math.abs(effect)}`;
}

export const verbalInterventionsTable: TableData = {
  caption: 'What was said, by whom, and the effect',
  hasTotalRow: true,
  columns: [
    { label: 'Date', nowrap: true },
    { label: 'Said' },
    { label: 'Circumstance' },
    { label: 'Effect', numeric: true },
  ],
  rows: [
    ...interventions.map(({ date, speaker, said, circumstance, effect }) => [
      formatDate(date),
      `${speaker}: ${said}`,
      circumstance,
      formatIndexChange(effect),
    ]),
    ['Net', '', 'The ladder has been moved', formatIndexChange(netIndexChange)],
  ],
};
