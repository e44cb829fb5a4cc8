import * as v from 'valibot';
import { formatDollars, spellOutNumber, addNoBreakSpaces } from './format';
import type { IsoDate } from './dates';
import { type MarkdownContent, readMarkdownFolder } from './markdown';
import { maximumFine } from './regulations';
import { docket, isoDate, link, text } from './frontMatter';
import { href } from './site';
import { sumDollars } from './sumDollars';
import type { SpotIllustrationName } from './spotIllustrations';

const actionSchema = v.strictObject({
  date: isoDate,
  title: text,
  docket,
  /** The respondent with an article, for lists in a sentence: "a fixture". */
  respondent: text,
  /** In dollars, where the penalty begins with a sum. */
  fine: v.optional(v.pipe(v.number(), v.maxValue(maximumFine))),
  penalty: text,
  /** Papers about the action, such as its press release. */
  papers: v.array(link),
});

export interface EnforcementAction extends v.InferOutput<typeof actionSchema> {
  id: string;
  content: MarkdownContent;
}

export interface EnforcementDivision {
  id: string;
  title: string;
  icon: SpotIllustrationName;
  description: string;
  staff: number;
}

export interface Fine {
  date: IsoDate;
  /** In dollars. */
  imposed: number;
  collected: number;
  /** The respondent's name, in lines, in the drawing of those who have not paid. */
  placard?: readonly string[];
}

export const enforcementDivisions: readonly EnforcementDivision[] = [
  {
    id: 'wallet-integrity',
    title: 'Division of Wallet Integrity',
    icon: 'tray',
    description:
      'Investigates expenditure arranged so that the spender will not notice: split tips, tips in round numbers “to look casual,” and subscriptions described to a household as “the cloud.” Its investigators leave their own wallets in a tray at the door, face down.',
    staff: 10,
  },
  {
    id: 'disclosure',
    title: 'Division of Disclosure and Link in Bio',
    icon: 'cord',
    description:
      'Follows links so that simps need not. Its longest trace ran to 14 hops and ended at the page where it had begun.',
    staff: 9,
  },
  {
    id: 'replies',
    title: 'Division of Conduct in the Replies',
    icon: 'replies',
    description:
      'Reads the replies, in shifts of 45 minutes with a companion. Attention begins at the third “hey.” The first is a greeting, and the second is allowed for in case the first was not heard.',
    staff: 9,
  },
];

/** Earliest first. */
export const fines: readonly Fine[] = [
  { date: '2024-11-07', imposed: maximumFine, collected: 0, placard: ['COAT', 'RACK'] },
  { date: '2025-01-16', imposed: maximumFine, collected: 0, placard: ['VENDING', 'MACHINE'] },
  // T.D., an accountant, who had sent 51 tips of $4.99.
  { date: '2025-03-20', imposed: 254.49, collected: 254.49 },
  { date: '2025-05-08', imposed: maximumFine, collected: 0, placard: ['DESK', 'LAMP'] },
];

export const totalFines = {
  imposed: sumDollars(fines.map(({ imposed }) => imposed)),
  collected: sumDollars(fines.map(({ collected }) => collected)),
};

/** Newest first. */
export const recentEnforcementActions: readonly EnforcementAction[] = readMarkdownFolder(
  'enforcement',
  actionSchema,
)
  .map(({ slug, ...action }) => ({ ...action, id: slug }))
  .sort((a, b) => b.date.localeCompare(a.date));

const divisionsInWords = spellOutNumber(enforcementDivisions.length);
const maximumFines = spellOutNumber(fines.filter(({ imposed }) => imposed === maximumFine).length);

export const enforcementPage = addNoBreakSpaces({
  title: 'Enforcement',
  description: `Satire: recent actions of the Commission, its ${divisionsInWords} divisions, the schedule of penalties, the fines it imposed, and the fine it collected.`,
  lead: 'The Commission may fine, order, notify, and, in proper cases, be disappointed.',
  overview: {
    title: 'Overview',
    paragraphs: [
      'Every respondent has the right to be heard. A third of all matters end there: the respondent says the total, there is no gasp, and it turns out that this was the remedy.',
    ],
  },
  actions: {
    title: 'Recent actions',
  },
  fines: {
    title: 'Fines',
    paragraphs: [
      `The ${maximumFines} maximum fines all fall on Commission property, as the easiest to locate: a coat rack, for retaining a coat, with a preference; a vending machine, for 14 payments unacknowledged; and the lamp. None of them has left the building, and counsel takes this as an admission.`,
    ],
  },
  divisions: {
    title: 'Divisions',
  },
  penalties: {
    title: 'Penalty schedule',
    paragraphs: [
      `The first tier costs nothing and is the one most often requested again. The fourth is limited to ${formatDollars(maximumFine, 0)} per violation, as somebody might otherwise have made a gift of it.`,
    ],
    links: [
      {
        label: 'Read a Notice of Gentle Concern',
        url: href('/resources/notice-of-gentle-concern'),
      },
      { label: 'Try 45 seconds before Send', url: href('/initiatives') },
    ],
    aggravating: {
      title: 'Aggravating factors',
      items: ['Calling it “an investment” to a person one lives with.', 'A round number.'],
    },
    mitigating: {
      title: 'Mitigating factors',
      items: [
        'Told a friend first.',
        'Closed the tab unassisted.',
        'Named the amount before anyone had asked.',
      ],
    },
  },
  report: {
    title: 'Report a violation',
    paragraphs: [
      'Of the reports received, 93 percent concern the person reporting. The Division of Wallet Integrity thanks them, and had wondered.',
      'In plain words: there is no Division, no number, and no address. Nothing can be reported here. If you have been defrauded, tell your bank and the police; if someone is being threatened, tell the platform and the police.',
    ],
    /** Labels of buttons that do nothing. */
    buttons: ['Report a violation', 'Report yourself', 'Check a report'],
    note: 'Specimen. These buttons do nothing, and nothing leaves this page (51 CSR 8.4).',
  },
} as const);
