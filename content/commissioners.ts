import * as v from 'valibot';
import { type MarkdownContent, readMarkdownFolder } from './markdown';
import { isoDate, text } from './frontMatter';
import { findPortraitUrl } from './portraits';

export interface PoliticalParty {
  name: 'Staple Party' | 'Paper Clip Party' | 'Unattached';
  position: string;
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

const commissionerSchema = v.strictObject({
  name: text,
  initials: text,
  title: v.picklist(['Chair', 'Vice Chair', 'Commissioner']),
  party: v.picklist(politicalParties.map(({ name }) => name)),
  termStart: isoDate,
  termEnd: isoDate,
  /** A sentence for the home page, which shows the Chair and the Vice Chair only. */
  brief: v.optional(text),
});

export interface Commissioner extends v.InferOutput<typeof commissionerSchema> {
  /** The file name of the portrait, without its extension. */
  id: string;
  image?: string;
  /** The biography. */
  content: MarkdownContent;
}

/** In the order in which they were sworn in. */
export const commissioners: readonly Commissioner[] = readMarkdownFolder(
  'commissioners',
  commissionerSchema,
)
  .map(({ slug, ...commissioner }) => ({
    ...commissioner,
    id: slug,
    image: findPortraitUrl(slug),
  }))
  .sort((a, b) => a.termStart.localeCompare(b.termStart));

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
    text: 'A simp in good standing. The wallet is locked in a drawer, and the key is with a colleague on leave. Pays by phone.',
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
