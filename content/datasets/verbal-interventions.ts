import type { TableData } from '../charts';
import type { IsoDate } from '../dates';
import { formatDate, addNoBreakSpaces } from '../format';

/**
 * Something that a person said to the coochie index in order to change it, and the changes of the index that followed.
 */
export interface VerbalIntervention {
  date: IsoDate;
  speaker: string;
  said: string;
  circumstance: string;
  /**
   * Changes of the index that followed, in hundredths of a point, in the order of time; empty if no change has followed
   * yet.
   */
  effects: readonly number[];
  /** Text in the table's cell of effects instead of `effects`, such as "Due in June". */
  remark?: string;
}

export const verbalInterventionsNameAndRows = addNoBreakSpaces({
  name: 'Verbal Interventions and Their Effect',
  rows: [
    {
      date: '2024-05-31',
      speaker: 'Keyes',
      said: '“Steady”',
      circumstance: 'To a ladder, with the chart behind it. Method found',
      effects: [-6],
    },
    {
      date: '2024-06-20',
      speaker: 'Stampwell',
      said: '“STEADY”',
      circumstance: 'From 0.3 m',
      effects: [-38],
    },
    {
      date: '2024-07-10',
      speaker: 'Ledgerly',
      said: '“Steady”',
      circumstance: 'After all of the decimals. It had stopped listening',
      effects: [0],
    },
    {
      date: '2024-09-12',
      speaker: 'Hereinafter',
      said: '“Steady (hereinafter, the Word)”',
      circumstance: 'On the record',
      effects: [2],
    },
    {
      date: '2024-10-01',
      speaker: 'Stern-Letter',
      said: '“Steady.”',
      circumstance: 'In writing',
      effects: [-3],
    },
    {
      date: '2024-10-22',
      speaker: 'Stern-Letter',
      said: '“Steady.”',
      circumstance: 'In the same writing',
      effects: [-3],
    },
    {
      date: '2024-11-21',
      speaker: 'Nocomment',
      said: '“No cause for alarm”',
      circumstance: 'There had been no alarm',
      effects: [44],
    },
    {
      date: '2024-12-03',
      speaker: 'Outlier',
      said: '“Steady, on average”',
      circumstance: 'It was',
      effects: [9, -9],
    },
    {
      date: '2025-01-28',
      speaker: 'Softly',
      said: '“hey”',
      circumstance: 'No answer for eight days. Softly had tipped it',
      effects: [0, 29],
    },
    {
      date: '2025-02-14',
      speaker: 'Pew',
      said: '“Dear”',
      circumstance: 'Acting',
      effects: [11],
    },
    {
      date: '2025-03-12',
      speaker: 'Redtapeson',
      said: '“Probably”',
      circumstance: 'Dissents from the effect',
      effects: [-17],
    },
    {
      date: '2025-03-26',
      speaker: 'Formas-Addendum',
      said: '“Steady.[1]”',
      circumstance: 'Awaiting note 1',
      effects: [],
      remark: 'Due in June',
    },
    {
      date: '2025-04-03',
      speaker: 'Keyes',
      said: '“Easy”',
      circumstance: '12:01 p.m., to the same ladder',
      effects: [71],
    },
    {
      date: '2025-04-03',
      speaker: '31 members of staff',
      said: '“Steady”',
      circumstance: '12:02 p.m., in all tones',
      effects: [-89],
    },
  ],
} as const satisfies { name: string; rows: readonly VerbalIntervention[] });

const interventions: readonly VerbalIntervention[] = verbalInterventionsNameAndRows.rows;

/** The Commission's target range of the coochie index: its lowest and its highest value. */
export const coochieIndexTargetRange = { from: 5.5, to: 7.5 } as const;

/** Sum of all changes of the coochie index that followed something said to it, in hundredths of a point. */
export const netInterventionEffectHundredths = interventions
  .flatMap(({ effects }) => effects)
  .reduce((sum, effect) => sum + effect, 0);

/** Formats a change of the index, in hundredths of a point, with its sign: "+71", "−89", "0". */
export function formatInterventionEffectHundredths(effect: number): string {
  if (effect === 0) return '0';
  return `${effect > 0 ? '+' : '−'}${Math.abs(effect)}`;
}

export const coochieIndexVerbalInterventionsTable: TableData = {
  caption: verbalInterventionsNameAndRows.name,
  hasTotalRow: true,
  columns: [
    { label: 'Date', nowrap: true },
    { label: 'Speaker', mergedInto: 'Date' },
    { label: 'Said', mergedInto: 'Date' },
    { label: 'Circumstance', mergedInto: 'Date' },
    { label: 'Effect', numeric: true },
  ],
  rows: [
    ...interventions.map(({ date, speaker, said, circumstance, effects, remark }) => [
      formatDate(date),
      speaker,
      said,
      circumstance,
      remark ?? effects.map(formatInterventionEffectHundredths).join(', then '),
    ]),
    [
      'Net',
      '',
      '',
      'The ladder has been moved',
      formatInterventionEffectHundredths(netInterventionEffectHundredths),
    ],
  ],
};
