import { spellOutNumber, addNoBreakSpaces } from './format';
import type { IsoDate } from './dates';
import type { Link } from './link';
import { maximumFine } from './regulations';
import { href } from './site';
import { sumDollars } from './sumDollars';
import type { SpotIllustrationName } from './spotIllustrations';

export interface EnforcementAction {
  id: string;
  date: IsoDate;
  title: string;
  summary: string;
  docket: string;
  /** In dollars, where the penalty begins with a sum. */
  fine?: number;
  penalty: string;
  /** The respondent with an article, for lists in a sentence: "a fixture". */
  respondent: string;
  /** Papers about the action, such as its press release. */
  papers: readonly Link[];
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
      'Follows links so that simps need not. Its longest trace ran to 14 hops and ended at the page where it had begun; the file is kept open out of respect.',
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
export const recentEnforcementActions = addNoBreakSpaces<readonly EnforcementAction[]>([
  {
    id: 'desk-lamp',
    date: '2025-05-08',
    title: 'In the Matter of One (1) Desk Lamp, Room 2B',
    summary:
      'As the employer of its one follower, the Commission pays the fine; as the Commission, it is owed it; and each capacity wants a receipt from the other.',
    respondent: 'a fixture',
    docket: 'COPE-2025-0098',
    fine: maximumFine,
    penalty: 'Payable across the corridor',
    papers: [
      { label: 'Read the order', url: href('/news/3') },
      { label: 'The lamp has appealed', url: href('/enforcement/desk-lamp-transcript') },
    ],
  },
  {
    id: 'badgewright',
    date: '2025-04-09',
    title: 'In the Matter of Badgewright Loyalty Systems, Inc.',
    summary:
      'The firm sold a “Number One Fan” badge to 11,400 people, each of whom was in first place. By settlement 11,399 first places were withdrawn. The remaining one was delivered by hand, with a request to be modest about it.',
    respondent: 'a firm',
    docket: 'COPE-2025-0071',
    penalty: 'Renumbering; refunds of $3.00; one video, without a ukulele',
    papers: [{ label: 'Read the release on Badgewright', url: href('/news/6') }],
  },
  {
    id: 'accountant',
    date: '2025-03-20',
    title: 'In the Matter of T.D., an Accountant',
    summary:
      'T.D. had set T.D. a limit of $5.00, and in one evening sent 51 tips of $4.99, each structured to remain below it. The fine equals the outlay. It was paid at once, with a $20.00 tip, since returned. No release was issued, at the request of the respondent, who felt enough people had been told.',
    respondent: 'an accountant',
    docket: 'COPE-2025-0064',
    fine: 254.49,
    penalty: 'Collected',
    papers: [
      { label: 'T.D. has since commented', url: href('/oversight/one-more-comments#comment-70') },
    ],
  },
]);

const divisionsInWords = spellOutNumber(enforcementDivisions.length);
const maximumFines = spellOutNumber(fines.filter(({ imposed }) => imposed === maximumFine).length);

export const enforcementPage = addNoBreakSpaces({
  title: 'Enforcement',
  description: `Satire: recent actions of the Commission, its ${divisionsInWords} divisions, the schedule of penalties, the fines it imposed, and the fine it collected.`,
  lead: 'The Commission may fine, order, notify, and, in proper cases, be disappointed.',
  overview: {
    title: 'Overview',
    paragraphs: [
      `The Office of Enforcement has ${enforcementDivisions.reduce((sum, { staff }) => sum + staff, 0)} people in ${divisionsInWords} divisions. It acts on readings, on reports, and on what respondents mention while asking about something else.`,
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
      'The first tier costs nothing and is the one most often requested again. The fourth is limited to $250,000 per violation, as somebody might otherwise have made a gift of it.',
      'Under 51 CSR 250.4 the following may be ordered instead of a fine, or after it, when the fine has not helped.',
    ],
    links: [
      {
        label: 'Read a Notice of Gentle Concern',
        url: href('/resources/notice-of-gentle-concern'),
      },
      { label: 'Try 45 seconds before Send', url: href('/initiatives') },
    ],
    apologyVideo:
      'One (1) apology video of 45 seconds or fewer. Ukuleles are an aggravating factor.',
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
      'A report states an amount, a date, and a platform, and is taken by mail or at 555-0175.',
      'Of the reports received, 93 percent concern the person reporting. The Division of Wallet Integrity thanks them, and had wondered.',
      'In plain words: there is no Division, no number, and no address. Nothing can be reported here. If you have been defrauded, tell your bank and the police; if someone is being threatened, tell the platform and the police.',
    ],
    /** Labels of buttons that do nothing. */
    buttons: ['Report a violation', 'Report yourself', 'Check a report'],
    note: 'Specimen. These buttons do nothing, and nothing leaves this page (51 CSR 8.4).',
  },
} as const);
