import { addNoBreakSpaces } from './format';
import { gentleConcernNotices } from './gentleConcern';
import { riskFactors } from './prospectus';
import { href } from './site';

export interface Paper {
  id: 'release' | 'guidelines' | 'notice' | 'comments' | 'prospectus' | 'transcript';
  officialName: string;
  /** A sentence from or about the paper, as the text of the link. */
  line: string;
  url: string;
}

const waited = gentleConcernNotices.find(({ slug }) => slug === 'eleven-minutes')?.lines[0];
const [, secondRisk] = riskFactors;
if (!waited || !secondRisk)
  throw new Error('content/papers.ts quotes a notice or a risk that is gone. Quote another line.');

export const papers: readonly Paper[] = addNoBreakSpaces([
  {
    id: 'release',
    officialName: 'FI-1 Release No. 266',
    line: '“honestly there were never any worries”',
    url: href('/freedom-of-infatuation/release-266'),
  },
  {
    id: 'guidelines',
    officialName: 'Content Creator Guidelines',
    line: '412 words, edited to two. One man fought for “anyway.”',
    url: href('/resources/content-creator-guidelines'),
  },
  {
    id: 'notice',
    officialName: 'Notice of Gentle Concern',
    line: waited,
    url: href('/resources/notice-of-gentle-concern/eleven-minutes'),
  },
  {
    id: 'comments',
    officialName: 'Public Comments on “One More”',
    line: '“I count 43 of us in this message. That is a quorum.”',
    url: href('/oversight/one-more-comments#comment-80'),
  },
  {
    id: 'prospectus',
    officialName: 'Prospectus F-2025-00413',
    line: `Risk 2: ${secondRisk}`,
    url: href('/filings/f-2025-00413'),
  },
  {
    id: 'transcript',
    officialName: 'Appeal No. 2025-Q2-001',
    line: '“Does counsel wish to enlarge on it?” “No. It is a lamp.”',
    url: href('/enforcement/desk-lamp-transcript'),
  },
] satisfies Paper[]);

export const paperWords = {
  title: 'The working file',
  next: 'See also',
} as const;

/** After the last paper comes the first. */
export function nextPaper(id: Paper['id']): Paper {
  const at = papers.findIndex((paper) => paper.id === id);
  const next = papers[(at + 1) % papers.length];
  if (at < 0 || !next)
    throw new RangeError(
      `There is no paper “${id}” in content/papers.ts. Add it, or correct the id.`,
    );
  return next;
}
