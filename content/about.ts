import { capitalize, spellOutNumber, addNoBreakSpaces } from './format';
import { commissioners, commissionerCountPerParty, seniorStaff } from './commissioners';
import type { IsoDate } from './dates';
import { enforcementDivisions } from './enforcement';
import { buildEmailAddress } from './site';

export interface TimelineEntry {
  date: IsoDate;
  title: string;
  /** The page to which the title links. */
  path?: `/${string}`;
  text: string;
  /**
   * What the drawing of this entry lacks. `period`: the line has a gap, because a moth ate a period
   * from the bill. `observance`: the dot is empty, because nobody observed the anniversary.
   */
  missing?: 'period' | 'observance';
}

export interface OrganizationUnit {
  id: string;
  name: string;
  people: number;
  text: string;
}

export interface JobOpening {
  id: string;
  title: string;
  text: string;
}

export const timeline = addNoBreakSpaces<readonly TimelineEntry[]>([
  {
    date: '2024-02-12',
    title: 'The moth',
    missing: 'period',
    text: 'The damage came to light in the morning, as a very small amount of it.',
  },
  {
    date: '2024-02-29',
    title: 'Act passed',
    text: 'As item 203 of 341 on a list of corrections. Item 204 renamed a culvert.',
  },
  {
    date: '2024-04-01',
    title: 'Chair sworn in',
    text: 'The sole member moves the agenda, seconds it, and adopts it unanimously.',
  },
  {
    date: '2024-05-02',
    title: 'Move into the Annex',
    text: 'In 212 boxes, all labeled MISC. Those opened so far were labeled correctly.',
  },
  {
    date: '2024-12-13',
    title: 'Committee on the Period',
    // Ends mid-sentence on purpose, like the minutes that it describes.
    text: 'The first meeting’s minutes end mid-sentence. A second was called to complete them, and',
  },
  {
    date: '2025-02-28',
    title: 'Anniversary not observed',
    path: '/news/9',
    missing: 'observance',
    text: 'No minutes were taken. The blank sheet was approved.',
  },
]);

export const organizationUnits: readonly OrganizationUnit[] = [
  { id: 'economic-analysis', name: 'Economic Analysis', people: 7, text: 'What things come to.' },
  {
    id: 'facilities',
    name: 'Facilities and Lamps',
    people: 6,
    text: 'The Annex and what is screwed to it.',
  },
  {
    id: 'enforcement',
    name: 'Enforcement',
    people: enforcementDivisions.reduce((sum, { staff }) => sum + staff, 0),
    text: `Letters, in ${spellOutNumber(enforcementDivisions.length)} divisions.`,
  },
  {
    id: 'inspector-general',
    name: 'Inspector General',
    people: 2,
    text: 'One inspects. The other inspects that.',
  },
  { id: 'others', name: 'Seven other offices', people: 36, text: 'The paper.' },
];

/** The office above the others. */
export const topOrganizationUnit: OrganizationUnit = {
  id: 'commission',
  name: 'The Commission',
  people: commissioners.length,
  text: `${capitalize(spellOutNumber(commissioners.length))} commissioners, one of them the Chair.`,
};

const staffCount = organizationUnits.reduce((sum, { people }) => sum + people, 0);

export const agencyHeadcount = topOrganizationUnit.people + staffCount;

export const jobOpenings: readonly JobOpening[] = [
  {
    id: 'stapler-recovery-officer',
    title: 'Stapler Recovery Officer',
    text: 'A term appointment, ending upon recovery. The one prior incumbent recovered the stapler on December 10, 2024, and on the morning of December 13 was reappointed, as its custodian.',
  },
  {
    id: 'moth-liaison',
    title: 'Moth Liaison (Seasonal)',
    text: 'Carries messages between the Commission and the moth. There have been none so far in either direction.',
  },
];

export const aboutPage = addNoBreakSpaces({
  title: 'About the Commission',
  description:
    'Satire: the mission, founding, commissioners, organization, and vacancies of an agency that was meant to buy office paper.',
  lead: 'A small agency with a clear mandate, which it did not expect either.',
  mission: {
    title: 'Mission',
    paragraphs: [
      'The Commission protects simps from unnecessary expenditure. Those are the words of the statute, or what is left of them.',
      'A simp is any person, of any gender, who has sent money and then apologized for the amount. Somebody who has not paid yet is about to be a simp. Jurisdiction opens with the payment and closes with the “sorry,” often in under a minute.',
      'The Commission regulates the conduct of the payer, and its own. Creators and what they post are presumed innocent, and there is no form for rebutting it.',
    ],
  },
  history: {
    title: 'History',
    paragraphs: [
      'There was to be a Commission on Office Paper Expenditure. Section 4(c) of its bill read: “The Commission shall protect simp. filers from unnecessary expenditure,” the word “simp.” being the drafters’ abbreviation of “simplified.”',
      'On the night of February 12, 2024, the engrossed copy lay under a lamp, and a moth ate the period. (The Archivist has established that moths do not eat paper. The moth has not been told.) What remained was a hole a sixty-fourth of an inch across.',
      'Three clerks dealt with it in turn. The enrolling clerk, who may enroll words but not holes, copied “simp filers.” The codifying clerk, who knew something of simps, observed that they do not file, and struck “filers.” The conforming clerk was left with a commission that protected simps and bought office paper. By then 40,000 sheets of letterhead had been printed with the initials COPE; “Online Parasocial” were the two nearest words that fit. Each person acted correctly.',
      'The Filing Simp. and Office Paper Expenditure Act, 51 Simp Stat. 229 (2024), known as the Simp Act, passed by a voice vote that the journal describes as “a voice.” Its title still has the period. The Commission has been to look at it.',
    ],
    timeline: {
      title: 'Timeline',
    },
    binder: {
      title: 'The Binder and the Night Clerk',
      lead: 'An agency founded in 2024 publishes data from 2020. The reason is a binder with four tabs, found in the Annex on the day of the move.',
      summary: 'Open the Binder',
      tabs: [
        'SUNDRESS YIELD CURVE',
        'COOCHIE INDEX',
        'THIRST TRAP DATABASE',
        'SIMP INVESTMENT ANALYTICS',
      ],
      paragraphs: [
        'It had been kept in pencil, from January 2020 to February 2024, by an employee of the lamp warehouse known only as the Night Clerk, who followed the internet between deliveries and logged what people sent.',
        'The last line in pencil is not a figure. It reads “goodnight everyone.” Nobody had been addressed.',
      ],
    },
  },
  leadership: {
    title: 'Leadership',
    paragraphs: [
      `The Commission has ${spellOutNumber(commissioners.length)} members, who serve five-year terms. At most three may belong to one party. Membership stands at ${commissionerCountPerParty.join('–')}.`,
      'There are two parties. They differ on attachment.',
    ],
    staff: {
      title: 'Senior staff',
      summary: `Meet the senior staff (${seniorStaff.length} people)`,
      notice: 'May 16: the key is back from leave.',
    },
  },
  organization: {
    title: 'Organization',
    paragraphs: [
      `The Commission has ${agencyHeadcount} people: ${spellOutNumber(commissioners.length)} commissioners and a staff of ${staffCount}.`,
    ],
    /** The label that opens the organization chart on narrow screens. */
    summary: 'See who is below whom',
    /** The line about the moth, below the chart. */
    seasonal: 'Seasonal: 1 moth. Reports to the lamp.',
    annex: {
      title: 'The Annex',
      paragraphs: [
        'The Commission occupies the Annex, a former lamp warehouse. There is no main building to which it is annexed; one is scheduled. Meetings are held in Room 2B. There is no Room 2A, although a key to it has been signed for.',
      ],
    },
    seal: {
      title: 'The seal',
      paragraphs: [
        'The seal shows a moth in a ring light. A moth is drawn to a light that does not know it exists. An eagle was considered, and was found to see a lamp and leave it alone.',
      ],
    },
    contact: {
      title: 'Hours and contact',
      summary: 'See the hours and the numbers',
      details: [
        {
          term: 'Public counter',
          text: 'Monday to Thursday, 12:01 p.m. to 4:29 p.m. Fridays by correspondence.',
        },
        {
          term: 'Meetings',
          text: 'Second and fourth Wednesday of the month, 12:01 p.m. sharp.',
        },
        { term: 'Address', text: 'The address is on the building.' },
        { term: 'Main line', text: '555-0151' },
        { term: 'Press', text: `555-0110, ${buildEmailAddress('press')}` },
        { term: 'Appeals', text: `555-0145, ${buildEmailAddress('appeals')}` },
        { term: 'Education', text: '555-0122' },
        { term: 'Reports', text: '555-0175' },
        { term: 'Filings and other mail', text: buildEmailAddress('docket') },
        { term: 'In plain words', text: 'None of these numbers, hours, or addresses exists.' },
      ],
    },
  },
  careers: {
    title: 'Careers',
    paragraphs: [`${capitalize(spellOutNumber(jobOpenings.length))} positions are open.`],
    summary: 'Read the vacancies',
  },
} as const);
