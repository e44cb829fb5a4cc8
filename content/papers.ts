import { addNoBreakSpaces } from './format';
import { gentleConcernNotices } from './gentleConcern';
import { findPage, type PagePath } from './pages';
import type { Paper } from './paper';
import { riskFactors } from './prospectus';
import { href } from './site';

const waited = gentleConcernNotices.find(({ slug }) => slug === 'eleven-minutes')?.firstLine;
const [, secondRisk] = riskFactors;
if (!waited || !secondRisk)
  throw new Error(
    'content/papers.ts quotes content/notices/eleven-minutes.md and the second of riskFactors in content/prospectus.ts. One is missing: restore it, or quote another.',
  );

/** @param path the page that has the paper's name; the link leads there unless `linked` is given */
function paper(id: Paper['id'], line: string, path: PagePath, linked: `/${string}` = path): Paper {
  const { label: officialName, title } = findPage(path);
  return { id, officialName, title, line, url: href(linked) };
}

export const papers: readonly Paper[] = addNoBreakSpaces([
  paper('exhibit', '“is haha with a small h worse”', '/enforcement/one-haha'),
  paper(
    'release',
    '“honestly there were never any worries”',
    '/freedom-of-infatuation/release-266',
  ),
  paper(
    'guidelines',
    '412 words, edited to two. One man fought for “anyway.”',
    '/resources/content-creator-guidelines',
  ),
  paper(
    'notice',
    waited,
    '/resources/notice-of-gentle-concern',
    '/resources/notice-of-gentle-concern/eleven-minutes',
  ),
  paper(
    'comments',
    '“I count 43 of us in this message. That is a quorum.”',
    '/oversight/one-more-comments',
    '/oversight/one-more-comments#comment-80',
  ),
  paper(
    'petition',
    '“How is Ellen after her operation?” At 8:02, on 61 mornings.',
    '/oversight/remembered-from-last-week',
  ),
  paper('prospectus', `Risk 2: ${secondRisk}`, '/filings/f-2025-00413'),
  paper(
    'transcript',
    '“Does counsel wish to enlarge on it?” “No. It is a lamp.”',
    '/enforcement/desk-lamp-transcript',
  ),
]);

export const paperWords = {
  title: 'The working file',
  next: 'See also',
} as const;

/** @param offset 1 for the paper after the one with the id; after the last comes the first */
function findPaperAt(id: Paper['id'], offset: number): Paper {
  const at = papers.findIndex((paper) => paper.id === id);
  const paper = papers[(at + offset) % papers.length];
  if (at < 0 || !paper)
    throw new RangeError(
      `There is no paper “${id}” in content/papers.ts. Add it, or correct the id.`,
    );
  return paper;
}

export const findPaper = (id: Paper['id']) => findPaperAt(id, 0);
export const getNextPaper = (id: Paper['id']) => findPaperAt(id, 1);
