import { enforcementDivisions, recentEnforcementActions } from './enforcement';
import {
  formatIndexChange,
  netIndexChange,
  verbalInterventions,
} from './datasets/verbal-interventions';
import { capitalize, spellOutNumber, addNoBreakSpaces, joinWithAnd } from './format';
import type { TableData } from './charts';
import { keyRegulations, penaltyTiers } from './regulations';
import { href } from './site';
import type { SpotIllustrationName } from './spotIllustrations';

export interface ExposureRatingMetric {
  id: string;
  metric: string;
  /** The metric's weight, in percent of the exposure rating. */
  weight: number;
  description: string;
}

export interface OversightStep {
  name: string;
  text: string;
}

export interface OversightProgram {
  id: string;
  title: string;
  icon: SpotIllustrationName;
  description: string;
  /** The page where the program can be seen at work. */
  url: string;
}

export const exposureRatingMetrics: readonly ExposureRatingMetric[] = [
  {
    id: 'traps',
    metric: 'Number of thirst traps',
    weight: 30,
    description: 'Posts in the quarter that were followed by typing and not preceded by thought.',
  },
  {
    id: 'ratio',
    metric: 'Ratio of 💦 to 🧠',
    weight: 25,
    description:
      'Counted in the replies. Where there are no brains, the divisor is one, as a courtesy.',
  },
  {
    id: 'simps',
    metric: 'Follower simps',
    weight: 20,
    description: 'Followers who have also paid, the shy excluded.',
  },
  {
    id: 'link',
    metric: 'Link in bio',
    weight: 25,
    description: 'Hops between what was said and what it costs.',
  },
];

export const exposureRubricTable = addNoBreakSpaces<TableData>({
  caption: 'Rubric of the exposure rating (51 CSR 75.6)',
  columns: [{ label: 'Metric' }, { label: 'Weight', numeric: true }, { label: 'Description' }],
  rows: exposureRatingMetrics.map(({ metric, weight, description }) => [
    metric,
    `${weight}%`,
    description,
  ]),
});

export const oversightSteps: readonly OversightStep[] = [
  {
    name: 'Notice',
    text: 'The Commission becomes aware, by a reading, a letter, or a feeling in the room, once the person who had the feeling has signed.',
  },
  {
    name: 'Note',
    text: 'It writes this down, in two copies, compared each quarter in case either has changed its mind.',
  },
  {
    name: 'Notify',
    text: 'It tells the simp, who knew. Four replies in five begin “I was going to.”',
  },
];

/** A fourth step, struck from the draft, which the page shows crossed out. */
export const struckOversightStep = 'Regret';

export const oversightPrograms: readonly OversightProgram[] = [
  {
    id: 'sundress-season',
    title: 'Sundress Season Monitoring Program',
    icon: 'chairs',
    description:
      'Declares the season open and closed. Between the two it watches a thermometer, in pairs.',
    url: href('/news/1'),
  },
  {
    id: 'index-stability',
    title: 'Index Stability Program (CI)',
    icon: 'lectern',
    description: `Keeps the composite within its published band by speaking to it. ${capitalize(spellOutNumber(verbalInterventions.rows.length))} remarks are on file, and in all have moved it by ${formatIndexChange(netIndexChange)} hundredth.`,
    url: href('/filings/coochie-index#verbal-interventions'),
  },
  {
    id: 'early-warning',
    title: 'Thirst Trap Early Warning Program',
    icon: 'telephone',
    description:
      'Gives 15 minutes’ notice of a post that is likely to be answered. The median simp requires four seconds, and regards the remainder as anticipation.',
    url: href('/filings/thirst-trap-database'),
  },
  {
    id: 'traceability',
    title: 'Link in Bio Traceability Program',
    icon: 'cord',
    description:
      'Keeps a paper map of every link followed, on the floor of the corridor. Visitors walk along the edges.',
    url: href('/news/2'),
  },
];

/** "a fixture, a firm, and an accountant". */
const respondents = joinWithAnd(recentEnforcementActions.map(({ respondent }) => respondent));

export const oversightPage = addNoBreakSpaces({
  title: 'Oversight',
  description: `Satire: how the Commission notices a wallet in the open, the rubric by which it rates exposure, its ${spellOutNumber(oversightPrograms.length)} programs, and ${spellOutNumber(keyRegulations.length)} regulations.`,
  lead: 'How the Commission finds out, what it then measures, and when it mentions it.',
  approach: {
    title: 'Regulatory approach',
    paragraphs: [
      `Oversight takes three steps. A fourth, ${struckOversightStep}, was struck from the draft as duplicating work already done by the public.`,
    ],
  },
  rating: {
    title: 'Rating system',
    paragraphs: [
      'Each quarter the Commission issues exposure ratings, figures from 0 to 10 that state how much of a wallet stands in the open. A rating is attached to an account in the way that a sign reading WET PAINT is attached to a bench: no fault is found with the bench.',
      'An account above 7.5 is registered. One stood at 7.55; rounded down to one decimal it would not be. The Chair, approached on the point, read the figure out again, including the second five.',
      'One metric counts symbols in the replies, 💦 droplets against 🧠 brains, and interprets neither (Code of Simp Regulations, 51 CSR 225.1).',
    ],
    rulings: {
      label: 'What a droplet after a joke about a kettle means',
      url: href('/resources/droplet-rulings'),
    },
  },
  reading: {
    title: 'How to read a rating',
  },
  programs: {
    title: 'Specialized programs',
  },
  regulations: {
    title: 'Key regulations',
    code: 'Title 51 of the Code of Simp Regulations is cited as “51 CSR,” Titles 1–50 being reserved for other people. Under 8.4, the feeling of having submitted is a lawful substitute.',
    proposed:
      'One proposed section would define “one more,” and the public has been heard on it, in one case all night.',
    petition: {
      label: 'How the last row was filled',
      url: href('/oversight/remembered-from-last-week'),
    },
    comments: {
      label: 'Read 40 of the 96 comments on “one more”',
      url: href('/oversight/one-more-comments'),
    },
  },
  enforcement: {
    title: 'Enforcement actions',
    paragraphs: [
      `Where a letter is not enough, ${spellOutNumber(enforcementDivisions.length)} divisions and ${spellOutNumber(penaltyTiers.length)} tiers of penalty follow. The most recent actions concern ${respondents}, of whom the accountant has paid.`,
      'In plain words: there is no one to report to, appeal to, or pay.',
    ],
    link: { label: 'See recent enforcement actions', url: href('/enforcement') },
  },
  report: { label: 'Report a Violation', url: href('/enforcement#report') },
} as const);
