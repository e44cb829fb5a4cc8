import { addNoBreakSpaces } from './format';
import type { IsoDate } from './dates';
import { href } from './site';

export interface PoliticalParty {
  name: 'Staple Party' | 'Paper Clip Party' | 'Unattached';
  position: string;
}

export interface Commissioner {
  /** The file name of the portrait, without its extension. */
  id: string;
  name: string;
  title: 'Chair' | 'Vice Chair' | 'Commissioner';
  party: PoliticalParty['name'];
  termStart: IsoDate;
  termEnd: IsoDate;
  bio: string;
  /** A sentence for the home page, which shows the Chair and the Vice Chair only. */
  brief?: string;
  image: string;
  initials: string;
}

export type HomePageCommissioner = Commissioner & { brief: string };

/** Senior staff, quoted in press releases. */
export interface StaffMember {
  id: string;
  name: string;
  title: string;
  text: string;
}

export const politicalParties = [
  {
    name: 'Staple Party',
    position: 'Holds that what is joined should stay joined.',
  },
  {
    name: 'Paper Clip Party',
    position: 'Holds that any union should come apart without damage.',
  },
  {
    name: 'Unattached',
    position: 'Not a party but a filing condition.',
  },
] as const satisfies readonly PoliticalParty[];

export const commissioners = addNoBreakSpaces<readonly Commissioner[]>([
  {
    id: 'ledgerly',
    name: 'Prudence Q. Ledgerly',
    title: 'Chair',
    party: 'Staple Party',
    termStart: '2024-04-01',
    termEnd: '2029-03-31',
    bio: 'Prudence Q. Ledgerly (the Q. is for Quarterly) audited a county’s lost-property office for 22 years: 8,116 articles in, one glove out. A clerk who said “about twenty dollars” was given a chair, the receipts, and until five.',
    brief: 'Audited lost property for 22 years: 8,116 articles in, one glove out.',
    image: href('/portraits/ledgerly.svg'),
    initials: 'PL',
  },
  {
    id: 'stampwell',
    name: 'Aloysius B. Stampwell III',
    title: 'Vice Chair',
    party: 'Staple Party',
    termStart: '2024-04-15',
    termEnd: '2029-04-14',
    bio: 'Aloysius B. Stampwell III is a third-generation notary who has witnessed 61,000 signatures and believes most of them. A filing that was undated, online, and in green ink arrived last October; it was stamped, then read, then stamped again, harder.',
    brief: 'A third-generation notary, who has certified that this is a page.',
    image: href('/portraits/stampwell.svg'),
    initials: 'AS',
  },
  {
    id: 'formas-addendum',
    name: 'Ximena Formas-Addendum',
    title: 'Commissioner',
    party: 'Paper Clip Party',
    termStart: '2024-05-01',
    termEnd: '2029-04-30',
    bio: 'Ximena Formas-Addendum wrote the standard instructions for filling in instructions, 96 pages that begin on page 4, where the reader is sent back to page 1. Each dissent is exactly one footnote longer than the opinion it answers.',
    image: href('/portraits/formas-addendum.svg'),
    initials: 'XF',
  },
  {
    id: 'redtapeson',
    name: 'Bartholomew Redtapeson',
    title: 'Commissioner',
    party: 'Unattached',
    termStart: '2024-05-15',
    termEnd: '2029-05-14',
    bio: 'Bartholomew Redtapeson drafted ferry timetables for fourteen years, the last five after the ferry had been withdrawn; those are the most accurate the line ever had. Staff who ask when a meeting will end are told the earliest time, the latest time, and where to change.',
    image: href('/portraits/redtapeson.svg'),
    initials: 'BR',
  },
  {
    id: 'quorum',
    name: 'Winifred Quorum',
    title: 'Commissioner',
    party: 'Paper Clip Party',
    termStart: '2024-05-29',
    termEnd: '2029-05-28',
    bio: 'Winifred Quorum is a professional meeting attendee, with 4,400 present and none absent; one of the 4,400 proved, when its minutes were typed, to have been a wedding in the next room. She has recused herself from all matters before noon.',
    image: href('/portraits/quorum.svg'),
    initials: 'WQ',
  },
]);

/** In the order of `politicalParties`. */
export const commissionerCountPerParty: readonly number[] = politicalParties.map(
  ({ name }) => commissioners.filter(({ party }) => party === name).length,
);

/** The Chair and the Vice Chair. */
export const homePageCommissioners: readonly HomePageCommissioner[] = commissioners.flatMap(
  (commissioner) => (commissioner.brief ? [{ ...commissioner, brief: commissioner.brief }] : []),
);

export const seniorStaff: readonly StaffMember[] = [
  {
    id: 'pagefiller',
    name: 'Ottoline Pagefiller',
    title: 'Secretary of the Commission',
    text: 'Numbers the paragraphs of ordinary speech. Few callers reach (c).',
  },
  {
    id: 'hereinafter',
    name: 'Cornelius Hereinafter',
    title: 'General Counsel',
    text: 'Defines each person on meeting. The definition lapses when the person leaves the room.',
  },
  {
    id: 'outlier',
    name: 'Dr. Anselm Outlier',
    title: 'Chief Economist',
    text: 'Publishes averages with the regrets of the extremes.',
  },
  {
    id: 'stern-letter',
    name: 'Rosalind Stern-Letter',
    title: 'Director of Enforcement',
    text: 'Writes to every respondent twice. The second letter is the first letter.',
  },
  {
    id: 'dustjacket',
    name: 'Euphemia Dustjacket',
    title: 'Archivist',
    text: 'Custodian of the Binder and the hole. What is kept overnight becomes permanent.',
  },
  {
    id: 'nocomment',
    name: 'Percival Nocomment',
    title: 'Public Affairs',
    text: 'Explains at length that there is nothing to add.',
  },
  {
    id: 'keyes',
    name: 'Gulliver Keyes',
    title: 'Director of Facilities and Lamps',
    text: 'Takes every question of policy for one of fixtures. The guideline on open meetings is a doorstop.',
  },
  {
    id: 'pew',
    name: 'Valentine Pew',
    title: 'Acting Deputy Associate Chair for Hearts',
    text: 'Acting since the founding, in a post that was abolished at the founding.',
  },
  {
    id: 'softly',
    name: 'Benedict Softly',
    title: 'Simp Advocate',
    text: 'A simp in good standing. The wallet is locked in a drawer, and the key is with a colleague on leave. Pays by phone. May 16: the key is back from leave.',
  },
  {
    id: 'pamphlet',
    name: 'Horace Pamphlet',
    title: 'Director of Education',
    text: 'Believes that anything can be put on a trifold. Has 90 minutes of slides on brevity.',
  },
  {
    id: 'hindsight',
    name: 'Solange Hindsight',
    title: 'Inspector General',
    text: 'Each report finds that the previous report was correct.',
  },
];
