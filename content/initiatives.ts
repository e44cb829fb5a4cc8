import type { IsoDate } from './dates';
import { formatDate, spellOutNumber } from './format';
import { href } from './site';
import type { SpotIllustrationName } from './spotIllustrations';

export interface Initiative {
  id: string;
  title: string;
  icon: SpotIllustrationName;
  description: string;
  status: 'Active' | 'In Development';
  /** One trial of the initiative, moment by moment. */
  scene?: readonly { time: string; text: string }[];
}

export const initiatives: readonly Initiative[] = [
  {
    id: 'second-thought',
    title: 'Second Thought',
    icon: 'second-thought',
    description:
      'A 45-second pause before Send, installed on the Commission’s own machines. Spending fell 9 percent.',
    status: 'Active',
    scene: [
      { time: '0:00', text: 'Send is pressed. The screen shows the recipient and the amount.' },
      { time: '0:04', text: 'The median simp would be done by now.' },
      { time: '0:11', text: 'Send is pressed again, in case it had not understood.' },
      { time: '0:19', text: 'It is still $4.99. It looks longer.' },
      { time: '0:26', text: 'The window. A barge goes by, with a man on it eating a pear.' },
      { time: '0:38', text: '“Who was this for?”' },
      { time: '0:45', text: 'Send lights up. The chair is empty.' },
    ],
  },
  {
    id: 'heart-numbering',
    title: 'Universal Heart Numbering',
    icon: 'heart-numbering',
    description:
      'Every heart is to carry a serial number, so that it can be recalled. Number 9 has been given away.',
    status: 'In Development',
  },
  {
    id: 'screens-for-windows',
    title: 'Screens for Windows Exchange',
    icon: 'screens-for-windows',
    description:
      'A household may hand in a screen for one evening and receive the loan of a view. Of nineteen screens, eighteen have been collected.',
    status: 'Active',
  },
];

/** In the order of adoption. */
export const strategicGoals = [
  'Reduce unnoticed expenditure by noticing it',
  'Raise the median pause before payment from 4 seconds to 6',
  'Answer 100% of correspondence, ours first',
  'Recover the Period',
  'Define “enough,” or report that it was tried',
] as const;

const firstGoalsReviewDate: IsoDate = '2027-03-01';

export const initiativesPage = {
  title: 'Initiatives',
  description: `Satire: a pause before Send, serial numbers for hearts, screens exchanged for a view, and ${spellOutNumber(strategicGoals.length)} strategic goals.`,
  lead: 'Where a rule would be too much, and a pamphlet has been too little.',
  featured: {
    title: 'Featured initiatives',
  },
  goals: {
    title: 'Strategic goals',
    paragraphs: [
      `Under section 11 of the Act they are reviewed every three years, first on ${formatDate(firstGoalsReviewDate)}, a day that was chosen because it exists.`,
    ],
  },
  international: {
    title: 'International cooperation',
    paragraphs: [
      'The Commission belongs to the Standing Conference of Very Small Regulators. It is the largest member, and says sorry on arrival.',
    ],
  },
  partnerships: {
    title: 'Partnerships',
    paragraphs: [
      'Much of what protects a simp was there before the Commission: a roommate who asks “Everything all right?” in a tone that allows for yes, a group chat, and sleeping on it.',
    ],
    pictures: [
      { name: 'chairs', caption: 'A roommate' },
      { name: 'replies', caption: 'A group chat' },
      { name: 'bed', caption: 'A night' },
    ],
    links: [
      { label: 'A notice for a friend to serve', url: href('/resources/notice-of-gentle-concern') },
      { label: 'Eight weeks, one call in each', url: href('/education/simp-recovery-program') },
    ],
  },
} as const;
