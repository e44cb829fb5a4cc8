import { capitalize, formatDollars, spellOutNumber, addNoBreakSpaces } from './format';
import type { TableData } from './charts';
import { commissioners, commissionerCountPerParty, seniorStaff } from './commissioners';
import type { IsoDate } from './dates';
import { enforcementDivisions } from './enforcement';
import { buildEmailAddress, site } from './site';

export interface TimelineEntry {
  date: IsoDate;
  /** The last day, if the event took several. */
  until?: IsoDate;
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
  units?: readonly OrganizationUnit[];
}

export interface AdvisoryCommittee {
  id: string;
  name: string;
  text: string;
}

export interface BudgetShare {
  purpose: string;
  percent: number;
  note: string;
}

export interface InventoryItem {
  item: string;
  count: number;
  note: string;
}

export interface JobOpening {
  id: string;
  title: string;
  grade: string;
  office: string;
  paragraphs: readonly string[];
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
    text: 'At 11:52 p.m., as item 203 of 341. Item 204 renamed a culvert.',
  },
  {
    date: '2024-03-01',
    title: 'Existence announced',
    text: 'By the supplier of the letterhead, who needed a signature for the delivery.',
  },
  {
    date: '2024-04-01',
    title: 'Chair sworn in',
    text: 'The sole member moves the agenda, seconds it, and adopts it unanimously.',
  },
  {
    date: '2024-05-01',
    title: 'Third commissioner sworn in',
    text: 'A quorum exists. The agenda of April 1 is adopted again, for the company.',
  },
  {
    date: '2024-05-02',
    title: 'Move into the Annex',
    text: 'In 212 boxes. The Binder is found by a person looking for a light switch.',
  },
  {
    date: '2024-05-20',
    until: '2024-09-05',
    title: 'First sundress season',
    text: 'It lasted 109 days, both counted. Attendance was general.',
  },
  {
    date: '2024-05-29',
    title: 'Fifth commissioner sworn in',
    text: 'The Commission is at full strength, and remains so through lunch.',
  },
  {
    date: '2024-08-01',
    title: 'Advisory Committee on Emoji seated',
    path: '/resources/droplet-rulings',
    text: 'Nine members. It has since agreed on four droplets.',
  },
  {
    date: '2024-10-03',
    title: 'Form HRT-10 released',
    path: '/news/13',
    text: 'The first form of the Commission to be filled in by people who had not been asked.',
  },
  {
    date: '2024-11-14',
    title: 'Technical Corrections Bill introduced',
    text: 'To restore the Period. Tabled, pending three quotations for one (1) period.',
  },
  {
    date: '2024-11-21',
    title: 'Words found for the coochie index',
    path: '/news/12',
    text: 'One for each letter, and an “and.”',
  },
  {
    date: '2024-12-10',
    title: 'Stapler found',
    text: 'It had been on a desk.',
  },
  {
    date: '2024-12-13',
    title: 'Stapler lost',
    text: 'It was in use at the time.',
  },
  {
    date: '2025-02-28',
    title: 'Anniversary not observed',
    path: '/news/9',
    missing: 'observance',
    text: 'No minutes were taken. The blank sheet was approved.',
  },
  {
    date: '2025-05-08',
    title: 'Order against the desk lamp',
    path: '/news/3',
    text: 'Signed by the light available.',
  },
  {
    date: '2025-05-15',
    title: 'Third Click Rule adopted',
    path: '/news/2',
    text: 'By 4–1. Each commissioner told the folder what was being voted for.',
  },
  {
    date: '2025-05-16',
    title: 'Second sundress season opened',
    path: '/news/1',
    text: 'On the third attempt. The weather had not waited.',
  },
]);

const divisionOffices: readonly OrganizationUnit[] = enforcementDivisions.map(
  ({ id, title, staff }) => ({
    id,
    name: title,
    people: staff,
    text: 'See Enforcement.',
  }),
);

const addHeadcounts = (offices: readonly OrganizationUnit[]): number =>
  offices.reduce((sum, { people }) => sum + people, 0);

export const organizationUnits: readonly OrganizationUnit[] = [
  { id: 'secretary', name: 'Secretary', people: 9, text: 'Minutes, numbering, the kettle.' },
  { id: 'general-counsel', name: 'General Counsel', people: 8, text: 'What things are called.' },
  {
    id: 'economic-analysis',
    name: 'Economic Analysis',
    people: 7,
    text: 'What things come to.',
  },
  { id: 'archives', name: 'Archives', people: 5, text: 'What things came to.' },
  {
    id: 'public-affairs',
    name: 'Public Affairs',
    people: 4,
    text: 'Releases, retractions, the phone.',
  },
  {
    id: 'simp-advocate',
    name: 'Simp Advocate',
    people: 3,
    text: 'Speaks for simps, at their usual hours.',
  },
  {
    id: 'education',
    name: 'Education and Pamphlets',
    people: 6,
    text: 'Four who write, two who fold.',
  },
  {
    id: 'facilities',
    name: 'Facilities and Lamps',
    people: 6,
    text: 'The Annex and what is screwed to it.',
  },
  {
    id: 'inspector-general',
    name: 'Inspector General',
    people: 2,
    text: 'One inspects. The other inspects that.',
  },
  { id: 'hearts', name: 'Hearts', people: 1, text: 'Kind regards.' },
  {
    id: 'enforcement',
    name: 'Enforcement',
    people: addHeadcounts(divisionOffices),
    text: `Letters, in ${spellOutNumber(enforcementDivisions.length)} divisions.`,
    units: divisionOffices,
  },
];

export const organizationChart: OrganizationUnit = {
  id: 'commission',
  name: 'The Commission',
  people: commissioners.length,
  text: `${capitalize(spellOutNumber(commissioners.length))} commissioners, one of them the Chair.`,
  units: organizationUnits,
};

const staffCount = addHeadcounts(organizationUnits);

export const agencyHeadcount = organizationChart.people + staffCount;

export const advisoryCommittees: readonly AdvisoryCommittee[] = [
  {
    id: 'emoji',
    name: 'Advisory Committee on Emoji',
    text: 'The Droplet Subcommittee and the Brain Subcommittee meet in separate rooms and correspond through the Secretary, who may not use either symbol in doing so.',
  },
  {
    id: 'sitting',
    name: 'Standing Committee on Sitting',
    text: 'Advises on chairs. It has met once, upright.',
  },
  {
    id: 'period',
    name: 'Select Committee on the Period',
    // Ends mid-sentence on purpose, like the minutes that it describes.
    text: 'Convened to find it. The minutes of the first meeting end mid-sentence; a second was called to complete them, and',
  },
];

/** The agency's appropriation for fiscal year 2025, in dollars. */
export const appropriation = 11_340_000;

export const budgetShares: readonly BudgetShare[] = [
  {
    purpose: 'Salaries',
    percent: 62,
    note: 'With a stub, to be kept until the next stub.',
  },
  {
    purpose: 'Forms and carbon paper',
    percent: 21,
    note: 'Reported here in triplicate.',
  },
  {
    purpose: 'Postage',
    percent: 9,
    note: 'Two-thirds is for returning mail that arrived without any.',
  },
  {
    purpose: 'Lamps',
    percent: 5,
    note: 'There are ten. The Inspector General has divided, and asked to sit down.',
  },
  {
    purpose: 'Contingent feelings',
    percent: 3,
    note: 'Those not had within the year go back to the Legislature.',
  },
];

export function computeBudgetAmount({ percent }: BudgetShare): number {
  return (appropriation * percent) / 100;
}

export const budgetTable: TableData = {
  caption: 'Appropriation, fiscal year 2025',
  hasTotalRow: true,
  columns: [
    { label: 'Purpose' },
    { label: 'Share', numeric: true },
    { label: 'Amount', numeric: true },
    { label: 'Note' },
  ],
  rows: [
    ...budgetShares.map((line) => [
      line.purpose,
      `${line.percent}%`,
      formatDollars(computeBudgetAmount(line)),
      line.note,
    ]),
    [
      'Total',
      `${budgetShares.reduce((sum, { percent }) => sum + percent, 0)}%`,
      formatDollars(appropriation),
      'Read out, once.',
    ],
  ],
};

export const formsInForceCount = 138;

const inventoryItems = addNoBreakSpaces<readonly InventoryItem[]>([
  {
    item: 'Boxes',
    count: 212,
    note: 'All labeled MISC. Those opened so far were labeled correctly.',
  },
  {
    item: 'Forms in force',
    count: formsInForceCount,
    note: 'Nine of them are used to request other forms.',
  },
  {
    item: 'Stamps, the property of the Vice Chair',
    count: 11,
    note: 'Not to be borrowed. Not to be admired within reach.',
  },
  {
    item: 'Lamps',
    count: 10,
    note: 'Nine have no record.',
  },
  {
    item: 'Reference Sundress No. 1',
    count: 1,
    note: 'Found on its hanger. The only fixture with a season.',
  },
  {
    item: 'Cake',
    count: 1,
    note: 'Frozen. Not to be observed before February 29, 2028.',
  },
]);

export const inventoryTable: TableData = {
  caption: 'Inventory of the Annex (extract)',
  columns: [{ label: 'Item' }, { label: 'Count', numeric: true }, { label: 'Note' }],
  rows: inventoryItems.map(({ item, count, note }) => [item, String(count), note]),
};

export const jobOpenings: readonly JobOpening[] = [
  {
    id: 'stapler-recovery-officer',
    title: 'Stapler Recovery Officer',
    grade: 'S-9',
    office: 'Facilities and Lamps',
    paragraphs: [
      'A term appointment, ending upon recovery. The one prior incumbent recovered the stapler on December 10, 2024, and on the morning of December 13 was reappointed, as its custodian.',
      'Applicants should enclose two references, loose.',
    ],
  },
  {
    id: 'senior-reader-of-replies',
    title: 'Senior Reader of Replies',
    grade: 'S-11',
    office: 'Enforcement, night shift',
    paragraphs: [
      'Must be able to read “hey” 400 times without inferring tone. Finalists are seated before a screen and observed from the 401st.',
    ],
  },
  {
    id: 'moth-liaison',
    title: 'Moth Liaison (Seasonal)',
    grade: 'S-4',
    office: 'Facilities and Lamps, evenings',
    paragraphs: [
      'Carries messages between the Commission and the moth. There have been none so far in either direction. Applicants must be comfortable not being acknowledged by either party.',
    ],
  },
  {
    id: 'deputy-associate-chair-for-hearts',
    title: 'Deputy Associate Chair for Hearts',
    grade: 'Unclassified',
    office: 'Hearts',
    paragraphs: [
      'The position is abolished. The vacancy is not. The person selected will be congratulated, and told where the office would have been.',
    ],
  },
];

const partyLimit =
  Math.max(...commissionerCountPerParty) < 3 ? 'has never been approached' : 'has been reached';

export const aboutPage = addNoBreakSpaces({
  title: 'About the Commission',
  description:
    'Satire: the mission, founding, commissioners, organization, and vacancies of an agency that was meant to buy office paper.',
  lead: 'A small agency with a clear mandate, which it did not expect either.',
  mission: {
    title: 'Mission',
    paragraphs: [
      'The Commission protects simps from unnecessary expenditure. Those are the words of the statute, or what is left of them.',
      'A simp is any person, of any gender, who has sent money and then apologized for the amount. Jurisdiction opens with the payment and closes with the “sorry,” often in under a minute. Somebody who has not paid yet is about to be a simp, and is looked at kindly.',
      'The Commission regulates the conduct of the payer, and its own. Creators and what they post are presumed innocent, and the presumption cannot be rebutted, since there is no form to rebut it on.',
      'In its papers “exposure” is the exposure of a wallet, “attractiveness” is the tendency of a post to attract a payment, and “compliance” is whether a simp has finished the paperwork. Persons who come about another meaning are shown the exit, and the exit is well lit.',
      'The Commission hopes that a person about to send money, at an hour when no office is open, will think of an office.',
    ],
  },
  history: {
    title: 'History',
    paragraphs: [
      'There was to be a Commission on Office Paper Expenditure. Section 4(c) of its bill read: “The Commission shall protect simp. filers from unnecessary expenditure,” the word “simp.” being the drafters’ abbreviation of “simplified,” used throughout, without incident, to save paper.',
      'On the night of February 12, 2024, the engrossed copy lay under a lamp, and a moth ate the period. (The Archivist has established that moths do not eat paper. The moth has not been told.) What remained in section 4(c) was a hole a sixty-fourth of an inch across.',
      'Three clerks dealt with it in turn. The enrolling clerk, who may enroll words but not holes, copied “simp filers.” The codifying clerk, who knew something of simps, observed that they do not file, and struck “filers.” The conforming clerk was left with a commission that protected simps and bought office paper. By then 40,000 sheets of letterhead had been printed with the initials COPE; “Online Parasocial” were the two nearest words that fit. Each person acted correctly. An inquiry could not find the step that was wrong, and has asked whether it might have been very small.',
      'The Filing Simp. and Office Paper Expenditure Act, 51 Simp Stat. 229 (2024), known as the Simp Act, passed at 11:52 p.m. on February 29, 2024, as item 203 of 341 on a list of corrections, by a voice vote that the journal describes as “a voice.”',
      'The short title still has its period. It confers no powers, but the Commission has been to look at it.',
    ],
    timeline: {
      title: 'Timeline',
      lead: 'From the last weeks of the Period to today.',
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
        'It had been kept in pencil, from January 2020 to February 2024, by an employee of the lamp warehouse who is known only as the Night Clerk. Between deliveries the Night Clerk followed the internet, and logged what people sent.',
        'The Commission found the columns added correctly, and has continued them in pen. The tabs kept their names. To rename a tab requires Form T-4, and Form T-4 is filed behind the fourth tab, under its present name.',
        'No one has looked for the Night Clerk; the Commission thinks that it would be noticed.',
        'The Night Clerk’s last line is not a figure. It reads “goodnight everyone.” Nobody had been addressed. The Archivist has entered it as received.',
      ],
    },
  },
  leadership: {
    title: 'Leadership',
    paragraphs: [
      `The Commission has ${spellOutNumber(commissioners.length)} members, who serve five-year terms. At most three may belong to one party. Membership stands at ${commissionerCountPerParty.join('–')}. The limit of three ${partyLimit}, and is monitored.`,
      'There are two parties. They differ on attachment.',
    ],
    staff: {
      title: 'Senior staff',
      summary: `Meet the senior staff (${seniorStaff.length} people)`,
    },
  },
  organization: {
    title: 'Organization',
    paragraphs: [
      `The Commission has ${agencyHeadcount} people: ${spellOutNumber(commissioners.length)} commissioners, and a staff of ${staffCount} in ${spellOutNumber(organizationUnits.length)} offices. The moth is carried on a separate line, as seasonal.`,
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
    /** A details element, closed at first, with committees, budget, and inventory. */
    details: {
      title: 'Committees and money',
      lead: `The appropriation for fiscal year 2025 is ${formatDollars(appropriation)}. It was enacted to reduce paper. ${capitalize(spellOutNumber(advisoryCommittees.length))} committees advise on it, and two have been thanked.`,
      summary: 'Read the committees, the budget, and the inventory',
    },
    seal: {
      title: 'The seal',
      paragraphs: [
        'The seal shows a moth in a ring light. A moth is drawn to a light that does not know it exists, and the drafters handed this in with nothing written underneath.',
        'The ten lamps on the ring are the ten left in stock when the warehouse closed, and double as the scale from 1 to 10. The moth carries a receipt. An eagle was considered, and was found to see a lamp and leave it alone.',
      ],
      motto: {
        latin: site.motto.latin,
        english: `${site.motto.english}; in current usage, left on read.`,
      },
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
    paragraphs: [
      `${capitalize(spellOutNumber(jobOpenings.length))} positions are open. The Commission offers regular hours, a lamp, and work that is seldom mentioned at home.`,
    ],
    summary: 'Read the vacancies',
    apply: {
      title: 'How to apply',
      paragraphs: [
        'Applications are made on Form J-2. Form J-2 is requested with Form J-1, by mail. In plain words: there are no such positions, and nobody takes applications.',
        'Form J-1 consists of the question whether Form J-2 is wanted, and half a page for reasons.',
      ],
    },
  },
} as const);
