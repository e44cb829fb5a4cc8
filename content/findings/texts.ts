import * as v from 'valibot';
import { describeExample, isAboutOrder } from './example';
import { addNoBreakSpaces, capitalize, spellOutNumber } from '../format';
import { type MarkdownContent, readMarkdownFolder } from '../markdown';
import { href } from '../site';
import { type WalletFinding, walletFindingRules } from './rules';
import { docketLength, ratingsForFinding } from './summary';

const rating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

const findingSchema = v.strictObject({
  /** The ratings of a wallet of which this finding is made, in the order in which they were given. */
  example: v.pipe(v.array(rating), v.minLength(ratingsForFinding), v.maxLength(docketLength)),
});

export interface Finding
  extends
    Pick<WalletFinding, 'id' | 'title' | 'line' | 'paper'>,
    v.InferOutput<typeof findingSchema> {
  /** For the reader to whom the page was sent: 40 to 70 words, without the rater's figures. */
  content: MarkdownContent;
  /** Whether the finding lies in the order of the ratings. */
  isAboutOrder: boolean;
  /** The text alternative of a drawing of the example. */
  exampleText: string;
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
  const { example, content } = texts;
  return {
    id,
    title,
    line,
    paper,
    content,
    example,
    isAboutOrder: isAboutOrder(example),
    exampleText: describeExample(example),
  };
});

export const getFindingPath = ({ id }: { id: string }) => `/findings/${id}` as const;

/** The square picture of a finding, which visitors save: `findings-usual.png`. */
export const getFindingPictureFileName = ({ id }: { id: string }) => `findings-${id}.png`;

export const getFindingPictureUrl = (finding: { id: string }) =>
  href(`/pictures/${getFindingPictureFileName(finding)}`);

/** The findings before and after this one; the table has no ends. */
export function getNeighbors(finding: Finding): readonly [Finding, Finding] {
  const at = findings.indexOf(finding);
  const before = findings.at(at - 1) ?? finding;
  const after = findings[(at + 1) % findings.length] ?? finding;
  return [before, after];
}

const count = spellOutNumber(walletFindingRules.length);

export const findingsPage = addNoBreakSpaces({
  title: `Plate of ${count.split('-').map(capitalize).join('-')} Wallets`,
  form: 'Form HRT-10, Schedule F',
  description:
    'Satire: everything that can be found about a wallet after seven ratings of people who do not exist, drawn on one plate.',
  lead: `${capitalize(count)} things that can be found about a wallet without opening it.`,
  rule: 'Each lamp is a rating, from 1 to 10. The plate is read from the top, and the first finding that fits is made. It concerns the wallet that did the rating. About the people rated nothing is found, and they have been told so.',
} as const);

export const findingWords = addNoBreakSpaces({
  caption: 'Specimen {n} of {total}',
  play: { label: 'Have yours noted', url: href('/#rating') },
  playNote:
    'Each lamp is a rating, from 1 to 10. Yours takes seven, of people who do not exist, and they stay in your browser.',
  description: '{line} Satire: what a commission that does not exist found about a wallet.',
  save: 'Save picture',
  enclosed: 'Enclosed',
  others: 'Other findings',
  all: { label: 'All the findings', url: href('/findings') },
} as const);
