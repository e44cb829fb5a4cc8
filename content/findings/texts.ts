import * as v from 'valibot';
import { addNoBreakSpaces, capitalize, spellOutNumber } from '../format';
import { type MarkdownContent, readMarkdownFolder } from '../markdown';
import { href } from '../site';
import { type WalletFinding, walletFindingRules } from './rules';

const countOfNumbers = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

const findingSchema = v.strictObject({
  /** The fewest and the most different numbers of the scale with which one comes to the finding. */
  takes: v.tuple([countOfNumbers, countOfNumbers]),
});

export interface Finding
  extends
    Pick<WalletFinding, 'id' | 'title' | 'line' | 'paper'>,
    v.InferOutput<typeof findingSchema> {
  /** For the reader to whom the page was sent: 40 to 70 words, without the rater's figures. */
  content: MarkdownContent;
}

const pageTexts = readMarkdownFolder('findings', findingSchema);

for (const { slug, content } of pageTexts) {
  if (!walletFindingRules.some(({ id }) => id === slug))
    throw new Error(
      `${content.file}: content/findings/rules.ts has no finding with the id "${slug}". Rename the file, or add the finding.`,
    );
}

export const findings: readonly Finding[] = walletFindingRules.map(({ id, title, line, paper }) => {
  const texts = pageTexts.find(({ slug }) => slug === id);
  if (!texts)
    throw new Error(
      `content/findings/${id}.md is missing. Write it: the text of the page of the finding “${title}”.`,
    );
  return { id, title, line, paper, takes: texts.takes, content: texts.content };
});

export const getFindingPath = ({ id }: { id: string }) => `/findings/${id}` as const;

/** The square picture of a finding, which visitors save: `findings-usual.png`. */
export const getFindingPictureFileName = ({ id }: { id: string }) => `findings-${id}.png`;

export const getFindingPictureUrl = (finding: { id: string }) =>
  href(`/pictures/${getFindingPictureFileName(finding)}`);

/** "one", "three to six", "three or more". */
export function formatTakes({ takes: [least, most] }: Finding): string {
  const from = spellOutNumber(least);
  if (least === most) return from;
  return most === 10 ? `${from} or more` : `${from} to ${spellOutNumber(most)}`;
}

/** The findings before and after this one; the table has no ends. */
export function getNeighbors(finding: Finding): readonly [Finding, Finding] {
  const at = findings.indexOf(finding);
  const before = findings.at(at - 1) ?? finding;
  const after = findings[(at + 1) % findings.length] ?? finding;
  return [before, after];
}

export const findingsPage = addNoBreakSpaces({
  title: 'Table of Findings',
  form: 'Form HRT-10, Schedule F',
  description:
    'Satire: everything that can be found about a wallet after seven ratings of people who do not exist, in one table.',
  lead: `${capitalize(spellOutNumber(walletFindingRules.length))} things that can be found about a wallet without opening it.`,
  rule: 'The table is read from the top, and the first finding that fits is made. A finding concerns the wallet that did the rating. About the people rated nothing is found, and they have been told so.',
  caption: 'Findings, in the order in which they are tried',
  columns: { finding: 'Finding, and what is read out', takes: 'Numbers it takes' },
  foot: 'The numbers are those of the scale: how many different ones a wallet uses on its way to the finding.',
} as const);

export const findingWords = addNoBreakSpaces({
  caption: 'Finding {n} of {total}',
  play: { label: 'Have yours noted', url: href('/#rating') },
  playNote: 'Seven ratings of people who do not exist. They stay in your browser.',
  description: '{line} Satire: what a commission that does not exist found about a wallet.',
  picture: 'The finding as a picture',
  enclosed: 'Enclosed',
  others: 'Other findings',
  all: { label: 'All the findings', url: href('/findings') },
} as const);
