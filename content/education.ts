import { type IsoDate, isIsoDate } from './dates';
import { courseByLanguage } from './course';
import { capitalize, formatDollars, spellOutNumber, addNoBreakSpaces } from './format';
import type { IconName } from './icons';
import type { Link } from './link';
import type { Language } from './languages';
import { href, buildEmailAddress } from './site';
import type { SpotIllustrationName } from './spotIllustrations';

export interface EducationalResource {
  id: string;
  title: string;
  icon: IconName;
  description: string;
  type: 'Course' | 'Tool' | 'Publication' | 'Webinar';
  url: string;
  /** A link to a translation. The label is a part of `description`, where the link is shown. */
  translation?: Link & { language: Language };
}

export interface AgencyEvent {
  id: string;
  title: string;
  date: IsoDate;
  location: string;
  description: string;
  paper?: Link;
}

export interface EducationProgram {
  id: string;
  title: string;
  icon: SpotIllustrationName;
  description: string;
}

export interface AppealStep {
  term: string;
  text: string;
}

const courseInSpanish = {
  label: 'en\u00A0español',
  url: courseByLanguage.es.url,
  language: 'es',
} as const;

/** The course's hours in words: "four and a half". */
const courseHours =
  spellOutNumber(Math.floor(courseByLanguage.en.hours)) +
  (courseByLanguage.en.hours % 1 === 0.5 ? ' and a half' : '');

export const educationalResources: readonly EducationalResource[] = [
  {
    id: 'simp-awareness-101',
    title: 'Simp Awareness 101',
    icon: 'course',
    description: `The introductory course, free, in English and ${courseInSpanish.label}. It takes ${courseHours} hours, about as long as the evenings it describes.`,
    type: 'Course',
    url: href('/education/simp-awareness-101'),
    translation: courseInSpanish,
  },
  {
    id: 'advanced-analysis',
    title: 'Advanced Thirst Trap Analysis',
    icon: 'course',
    description: 'For those who saw it coming, and wish to have that confirmed.',
    type: 'Course',
    url: href('/education/advanced-thirst-trap-analysis'),
  },
  {
    id: 'simp-recovery-program',
    title: 'Enough: A Program',
    icon: 'course',
    description:
      'Eight weeks, one task in each. It may be begun on any day, and the day is generally Monday.',
    type: 'Course',
    url: href('/education/simp-recovery-program'),
  },
  {
    id: 'roi-calculator',
    title: 'Acknowledgment Calculator',
    icon: 'calculator',
    description: 'Works out what came back for what was sent.',
    type: 'Tool',
    url: href('/filings/simp-investment-analytics'),
  },
  {
    id: 'glossary',
    title: 'Digital Exposure Glossary',
    icon: 'publication',
    description: 'The words of the Code, in alphabetical order.',
    type: 'Publication',
    url: href('/resources/digital-exposure-glossary'),
  },
  {
    id: 'creator-guidelines',
    title: 'Content Creator Guidelines',
    icon: 'publication',
    description: 'One message, 412 words, edited to two.',
    type: 'Publication',
    url: href('/resources/content-creator-guidelines'),
  },
  {
    id: 'form-1099-hey',
    title: 'Form 1099-HEY',
    icon: 'publication',
    description: 'What came back last year, in nine boxes and three copies.',
    type: 'Publication',
    url: href('/resources/form-1099-hey'),
  },
  {
    id: 'webinar-statement',
    title: 'Reading Your Statement Aloud, in Company',
    icon: 'webinar',
    description: 'How to pronounce a decimal point.',
    type: 'Webinar',
    url: href('/education/simp-awareness-101/module-3'),
  },
];

/** Earliest first, all after `site.asOf`, the site's today. */
export const agencyEvents = addNoBreakSpaces<readonly AgencyEvent[]>([
  {
    id: 'one-more-hearing',
    title: 'Public Hearing on “One More”',
    date: '2025-06-05',
    location: 'The Annex, Room 2B',
    description: 'Speakers have three minutes each. One more hearing may follow.',
    paper: { label: 'The 96 comments so far', url: href('/oversight/one-more-comments') },
  },
  {
    id: 'webinar-hey',
    title: 'After “Hey”: Is There a Second Word?',
    date: '2025-06-24',
    location: 'Online, cameras optional, feelings off',
    description: 'The second word is disclosed toward the end.',
  },
  {
    id: 'symposium',
    title: 'Spring Symposium on Restraint',
    date: '2025-07-10',
    location: 'Hall of Records, Lower Wallet',
    description: 'Postponed from spring. There is a buffet. It will be described.',
  },
  {
    id: 'anniversary',
    title: 'First Anniversary',
    date: '2028-02-29',
    location: 'The Annex, Freezer',
    description: 'The Commission will be one. Guests should dress warmly.',
    paper: { label: 'Why not sooner', url: href('/news/9') },
  },
]);

export const educationPrograms: readonly EducationProgram[] = [
  {
    id: 'mentoring',
    title: 'Simp-to-Simp Mentoring',
    icon: 'chairs',
    description: 'Two simps, one walk a week. Pairs have agreed in writing not to tip each other.',
  },
  {
    id: 'waiting-rooms',
    title: 'Pamphlets in Waiting Rooms',
    icon: 'pamphlets',
    description:
      'Horace Pamphlet has placed 30,000 trifolds where people have time. Folded correctly: 9 percent. One reader in Formsby reports a boat.',
  },
  {
    id: 'office-hours',
    title: 'Office Hours with the Simp Advocate',
    icon: 'telephone',
    description:
      'Benedict Softly holds them on Tuesdays. Bring the statement, leave the phone. The first ten minutes may be about something else, and generally are.',
  },
];

export const appealRules = {
  filingDays: 45,
  decisionDays: 30,
  feeDollars: 75,
  panelSize: 3,
} as const;

export function addDays(date: IsoDate, days: number): IsoDate {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  const moved = day.toISOString().slice(0, 10);
  if (!isIsoDate(moved))
    throw new RangeError(
      `addDays: ${date} plus ${days} days is outside the years 0000 to 9999. Use another date or number of days.`,
    );
  return moved;
}

function isSunday(date: IsoDate): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
}

/** Moves a deadline on a Sunday to the Friday before. */
export function avoidSundayDeadline(date: IsoDate): IsoDate {
  return isSunday(date) ? addDays(date, -2) : date;
}

const issued: IsoDate = '2025-04-24';
const filed: IsoDate = '2025-05-02';

/** Appeal No. 2025-Q2-001, of the desk lamp. */
export const lampAppealDates = {
  issued,
  filed,
  decisionDue: avoidSundayDeadline(addDays(filed, appealRules.decisionDays)),
};

export const appealSteps: readonly AppealStep[] = [
  {
    term: 'Who may appeal',
    text: 'The holder of the exposure rating, or a person acting for the holder, once in each quarterly rating period.',
  },
  {
    term: 'When to file',
    text: `Within ${appealRules.filingDays} days of the day on which the rating was issued.`,
  },
  {
    term: 'How to file',
    text: `On Form AP-75, Notice of Appeal, at the public counter or by mail to ${buildEmailAddress('appeals')}.`,
  },
  {
    term: 'Fee',
    text: `${formatDollars(appealRules.feeDollars, 0)}, non-refundable.`,
  },
  {
    term: 'Panel',
    text: `${capitalize(spellOutNumber(appealRules.panelSize))} commissioners, not all from one party.`,
  },
  {
    term: 'Decision',
    text: `In writing, within ${appealRules.decisionDays} days of filing.`,
  },
];

export const educationPage = addNoBreakSpaces({
  title: 'Education',
  description:
    'Satire: courses, tools, publications, hearings, and programs of the Commission, and how to appeal a rating, with one appeal told as a story.',
  lead: 'The part of the Commission’s work that is done before the letter.',
  overview: {
    title: 'Overview',
    paragraphs: [
      'Most of what a simp needs to know is short, and the simp knew it at the time. Education tries to say the same thing earlier in the evening.',
      'Everything taught here is free. The offices and people are invented; what the courses teach is not.',
    ],
  },
  resources: {
    title: 'Resources',
  },
  events: {
    title: 'Events',
    lead: 'None requires a reason for coming, and none takes place.',
  },
  programs: {
    title: 'Programs',
  },
  appeals: {
    title: 'Appeals',
    lead: 'An exposure rating may be appealed. It has been done once.',
    paragraphs: [
      'The full text is in the Code of Simp Regulations, 51 CSR 45.1–45.5.',
      'In plain words: no rating can be appealed here, and none of the numbers and addresses on this site reaches anyone.',
    ],
    steps: { title: 'How an appeal works' },
    story: {
      title: 'The Appeal of the Desk Lamp',
      transcript: {
        label: 'Read the transcript of the hearing',
        url: href('/enforcement/desk-lamp-transcript'),
      },
      paragraphs: [
        `The fee of ${formatDollars(appealRules.feeDollars, 0)} came out of petty cash, in coins. The day being a Friday, when the counter deals by correspondence, the coins were described in a letter, and followed on Monday. The appeal is pending, and the lamp is on.`,
      ],
    },
  },
  request: {
    title: 'Requests',
    paragraphs: [
      'Printed copies of any resource may be requested here. Records about one’s own crush are requested on Form FI-1, the Freedom of Infatuation Request.',
    ],
    link: { label: 'What comes back, and what is redacted', url: href('/freedom-of-infatuation') },
    form: {
      id: 'request-form',
      title: 'Form FI-1 and copies',
      note: 'Specimen. Nothing you enter leaves this page (51 CSR 8.4).',
      fields: [
        {
          kind: 'select',
          id: 'request-item',
          label: 'What is requested',
          options: [
            'Form FI-1',
            ...educationalResources
              .filter(({ type }) => type === 'Publication')
              .map(({ title }) => title),
            'A trifold, folded',
            'A trifold, flat',
          ],
        },
        { kind: 'text', id: 'request-copies', label: 'Number of copies' },
        { kind: 'date', id: 'request-from', label: 'Records from' },
        { kind: 'date', id: 'request-to', label: 'Records to' },
      ],
      action: 'Submit Request',
    },
  },
} as const);
