import type { PageIntroduction, TitledParagraphs } from './pageTexts';
import type { IsoDate } from './dates';
import { capitalize, formatDate, spellOutNumber } from './format';
import type { IconName } from './icons';

export interface Initiative {
  id: string;
  title: string;
  description: string;
  status: 'Active' | 'In Development';
}

export interface StrategicGoal {
  goal: string;
  text: string;
}

/** An organization abroad or at home with which the Commission works. */
export interface Partner {
  id: string;
  name: string;
  icon: IconName;
  text: string;
}

export const initiativeList: readonly Initiative[] = [
  {
    id: 'second-thought',
    title: 'Second Thought',
    description:
      'A 45-second pause before Send, installed on the Commission’s own machines. While it lasts, the screen shows the recipient, the amount and nothing else; an earlier version had a countdown, which was found to be exciting. Spending fell 9 percent, and staff report looking out of the windows, of which there are two, by roster.',
    status: 'Active',
  },
  {
    id: 'heart-numbering',
    title: 'Universal Heart Numbering',
    description:
      'Every heart is to carry a serial number, so that it can be recalled if it proves defective or, more often, sincere. Hearts 1 to 12 have been issued to staff on trial, and signed for. Eleven are accounted for, number 9 having been given away.',
    status: 'In Development',
  },
  {
    id: 'screens-for-windows',
    title: 'Screens for Windows Exchange',
    description:
      'A household may hand in a screen for one evening and receive the loan of a view. The views are local, mostly of a canal, and come with a chair. Nineteen screens have been received and eighteen collected, and staff have not telephoned about the nineteenth.',
    status: 'Active',
  },
];

/** The strategic goals, in the order in which they were adopted. */
export const strategicGoals: readonly StrategicGoal[] = [
  {
    goal: 'Reduce unnoticed expenditure by noticing it',
    text: 'An outlay that has been noticed is no longer unnoticed, whatever else it may be. On this measure the Commission has never had a bad quarter.',
  },
  {
    goal: 'Raise the median pause before payment from 4 seconds to 6',
    text: 'Two seconds are enough to read a price, if it is short. The present figure is 4.1. Economic Analysis attributes the tenth to a slow connection.',
  },
  {
    goal: 'Answer 100% of correspondence, ours first',
    text: 'Letters from one office to another are to be answered within the year. Letters from the public are answered now, there being fewer, and better spelled.',
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

/** The day on which the strategic goals are first reviewed. */
const firstGoalsReviewDate: IsoDate = '2027-03-01';

export const internationalPartners: readonly Partner[] = [
  {
    id: 'reference-sighs',
    name: 'Bureau of Reference Sighs',
    icon: 'jar',
    text: 'Keeps the standard sigh in a sealed jar: 3.1 seconds at sea level. National sighs are compared with it once a decade, in a room with the door closed. The Commission sends a delegate, who returns rested.',
  },
  {
    id: 'mutual-non-reply',
    name: 'Convention on Mutual Non-Reply',
    icon: 'reply',
    text: 'Fourteen signatories have undertaken not to expect an answer from one another. Ratification awaits an answer. The depositary has been reached and was delighted to hear from us, which is under study as a possible breach.',
  },
  {
    id: 'very-small-regulators',
    name: 'Standing Conference of Very Small Regulators',
    icon: 'handshake',
    text: 'Meets yearly, around one table. The other members regulate a footbridge, the hour, two species of gate, and the use of a certain bell. The Commission is the largest member and has apologized.',
  },
];

export const domesticPartners: readonly Partner[] = [
  {
    id: 'roommates',
    name: 'League of Roommates',
    icon: 'speaker',
    text: 'Early detection; thin walls. Members are trained to ask “Everything all right?” in a tone that allows for yes. They hear a great deal, repeat none of it, and would like this mentioned to the other roommates.',
  },
  {
    id: 'group-chats',
    name: 'Guild of Group Chats',
    icon: 'pair',
    text: 'Peer review before purchase. A simp posts the item and the price, and three members must type something before the simp may buy it. Reviewers are anonymous in principle and known by their punctuation in fact.',
  },
  {
    id: 'sleeping-on-it',
    name: 'Institute for Sleeping On It',
    icon: 'clock',
    text: 'Research into decisions made the following day. The Institute has pillows for forty fellows and publishes before breakfast. Results tomorrow.',
  },
];

const activeCount = initiativeList.filter(({ status }) => status === 'Active').length;

interface InitiativesPage extends PageIntroduction {
  featured: { title: string; lead: string };
  goals: TitledParagraphs;
  international: { title: string; lead: string };
  partnerships: { title: string; lead: string };
}

export const initiativesPage: InitiativesPage = {
  title: 'Initiatives',
  description: `Satire: a pause before Send, serial numbers for hearts, screens exchanged for a view, ${spellOutNumber(strategicGoals.length)} strategic goals, and the partners of the Commission.`,
  lead: 'Where a rule would be too much and a pamphlet has been too little, the Commission tries something and writes down what happened.',
  featured: {
    title: 'Featured initiatives',
    lead: `${capitalize(spellOutNumber(initiativeList.length))} are on file. ${capitalize(spellOutNumber(activeCount))} are active, in the sense that staff have been told.`,
  },
  goals: {
    title: 'Strategic goals',
    paragraphs: [
      `There are ${spellOutNumber(strategicGoals.length)}. Under section 11 of the Act they are reviewed every three years. The first review is set for ${formatDate(firstGoalsReviewDate)}, a day that was chosen because it exists.`,
    ],
  },
  international: {
    title: 'International cooperation',
    lead: `Sighing is not confined to one country. The Commission takes part in ${spellOutNumber(internationalPartners.length)} bodies abroad.`,
  },
  partnerships: {
    title: 'Partnerships',
    lead: `Much of what protects a simp was there before the Commission. These ${spellOutNumber(domesticPartners.length)} do not mind a letterhead.`,
  },
};
