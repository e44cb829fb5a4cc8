import type { IsoDate } from './dates';
import { capitalize, formatDate, spellOutNumber } from './format';
import type { IconName } from './icons';
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

export interface StrategicGoal {
  goal: string;
  text: string;
}

export interface Partner {
  id: string;
  name: string;
  icon: IconName;
  text: string;
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
      'Every heart is to carry a serial number, so that it can be recalled if it proves defective or, more often, sincere. Hearts 1 to 12 have been issued to staff and signed for, and number 9 has been given away.',
    status: 'In Development',
  },
  {
    id: 'screens-for-windows',
    title: 'Screens for Windows Exchange',
    icon: 'screens-for-windows',
    description:
      'A household may hand in a screen for one evening and receive the loan of a view, mostly of a canal, with a chair. Nineteen screens have been received and eighteen collected, and staff have not phoned about the nineteenth.',
    status: 'Active',
  },
];

/** Goals in the order of adoption. */
export const strategicGoals: readonly StrategicGoal[] = [
  {
    goal: 'Reduce unnoticed expenditure by noticing it',
    text: 'An outlay that has been noticed is no longer unnoticed. On this measure the Commission has never had a bad quarter.',
  },
  {
    goal: 'Raise the median pause before payment from 4 seconds to 6',
    text: 'The present figure is 4.1. Economic Analysis attributes the tenth to a slow connection.',
  },
  {
    goal: 'Answer 100% of correspondence, ours first',
    text: 'Ours are answered within the year. Letters from the public are answered at once, there being fewer, and better spelled.',
  },
  {
    goal: 'Recover the Period',
    text: 'Recovery means the original. A new one would be a period, and would end something, but not what was left open.',
  },
  {
    goal: 'Define “enough,” or report that it was tried',
    text: 'A working draft exists. It was a page long, then a line, and at the last reading a word, and the working group went home early.',
  },
];

const firstGoalsReviewDate: IsoDate = '2027-03-01';

export const internationalPartners: readonly Partner[] = [
  {
    id: 'reference-sighs',
    name: 'Bureau of Reference Sighs',
    icon: 'jar',
    text: 'Keeps the standard sigh in a sealed jar: 3.1 seconds at sea level. National sighs are compared with it once a decade, in a room with the door closed. The Commission sends a delegate, who returns rested.',
  },
  {
    id: 'very-small-regulators',
    name: 'Standing Conference of Very Small Regulators',
    icon: 'handshake',
    text: 'Meets yearly, around one table. The other members regulate a footbridge, the hour, two species of gate, and the use of a certain bell. The Commission is the largest member, and says sorry on arrival.',
  },
];

const activeCount = initiatives.filter(({ status }) => status === 'Active').length;

export const initiativesPage = {
  title: 'Initiatives',
  description: `Satire: a pause before Send, serial numbers for hearts, screens exchanged for a view, ${spellOutNumber(strategicGoals.length)} strategic goals, and a sigh in a jar.`,
  lead: 'Where a rule would be too much and a pamphlet has been too little, the Commission tries something and writes down what happened.',
  featured: {
    title: 'Featured initiatives',
    lead: `${capitalize(spellOutNumber(initiatives.length))} are on file. ${capitalize(spellOutNumber(activeCount))} are active, in the sense that staff have been told.`,
  },
  goals: {
    title: 'Strategic goals',
    paragraphs: [
      `There are ${spellOutNumber(strategicGoals.length)}. Under section 11 of the Act they are reviewed every three years, first on ${formatDate(firstGoalsReviewDate)}, a day that was chosen because it exists.`,
    ],
  },
  international: {
    title: 'International cooperation',
    lead: 'Sighing is not confined to one country.',
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
