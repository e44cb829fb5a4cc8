import * as v from 'valibot';
import type { TableData } from './charts';
import { formatDate, addNoBreakSpaces } from './format';
import { isoDate, link, text } from './frontMatter';
import { type MarkdownContent, readMarkdownFolder } from './markdown';
import { href } from './site';

/**
 * The clerk's kinds: comments by one person, Overmore; form letters; replies to all; and others.
 */
export const commentKinds = ['overmore', 'formLetter', 'replyAll', 'other'] as const;

export type CommentKind = (typeof commentKinds)[number];

const commentSchema = v.strictObject({
  /** The comment's number, in the order of receipt. */
  number: v.number(),
  date: isoDate,
  /** Time of receipt: "9:14 p.m." */
  hour: v.pipe(v.string(), v.regex(/^\d{1,2}:\d\d [ap]\.m\.$/)),
  from: text,
  kind: v.picklist(commentKinds),
  option: text,
  slept: text,
  /** The comment to which this one replies. */
  to: v.optional(v.number()),
  clerkNote: v.optional(text),
  /** The paper that the clerk's note mentions. */
  clerkLink: v.optional(link),
  /** The fragment of links to this place in the list: `overmore`. */
  anchor: v.optional(text),
  /** Phones collapse it, as they do form letters. */
  minor: v.optional(v.literal(true)),
  /** Exhibit B, the recipe, is attached. */
  exhibit: v.optional(v.literal(true)),
});

export interface PublicComment extends v.InferOutput<typeof commentSchema> {
  content: MarkdownContent;
}

/** Minutes from noon on, so that comments after midnight follow those of the evening. */
export function countMinutesSinceNoon({ hour }: Pick<PublicComment, 'hour'>): number {
  const [, hours = '', minutes = '', half] = /^(\d+):(\d+)\s([ap])/.exec(hour) ?? [];
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'a' ? 720 : 0);
}

/** Comments sorted by time of day, starting at noon, whatever their date. */
export const printedComments: readonly PublicComment[] = readMarkdownFolder(
  'comments',
  commentSchema,
).sort((a, b) => countMinutesSinceNoon(a) - countMinutesSinceNoon(b));

/** Comments received by the end of May 15. */
export const commentCounts: Readonly<Record<CommentKind, { label: string; count: number }>> = {
  overmore: { label: 'Overmore', count: 31 },
  formLetter: { label: 'A form letter', count: 24 },
  replyAll: { label: 'Replies to all', count: 14 },
  other: { label: 'One each, more or less', count: 27 },
};

export const countPrintedComments = (kind: CommentKind) =>
  printedComments.filter((each) => each.kind === kind).length;

const total = commentKinds.reduce((sum, kind) => sum + commentCounts[kind].count, 0);

export const receivedCommentsTable: TableData = {
  caption: addNoBreakSpaces(
    `Comments received, ${formatDate('2025-04-22')}, to ${formatDate('2025-05-15')}`,
  ),
  hasTotalRow: true,
  columns: [
    { label: 'Sorted as' },
    { label: 'Received', numeric: true },
    { label: 'Printed', numeric: true },
  ],
  rows: [
    ...commentKinds.map((kind) => [
      commentCounts[kind].label,
      String(commentCounts[kind].count),
      String(countPrintedComments(kind)),
    ]),
    ['Total', String(total), String(printedComments.length)],
  ],
};

/** Each group begins at its time `from`. */
export const isMinor = (comment?: PublicComment) =>
  comment?.minor === true || comment?.kind === 'formLetter';

export const commentsByTimeOfDay = [
  { id: 'afternoon', title: 'Afternoon', from: '12:00 p.m.' },
  { id: 'evening', title: 'Evening', from: '5:15 p.m.' },
  { id: 'after-eleven', title: 'After 11\u00a0p.m.', from: '11:00 p.m.' },
  { id: 'after-midnight', title: 'After midnight', from: '12:00 a.m.' },
  { id: 'morning', title: 'Morning', from: '4:00 a.m.' },
].map(({ id, title, from }, i, parts) => {
  const end = parts[i + 1]?.from;
  const isWithin = (comment: PublicComment) =>
    countMinutesSinceNoon(comment) >= countMinutesSinceNoon({ hour: from }) &&
    (!end || countMinutesSinceNoon(comment) < countMinutesSinceNoon({ hour: end }));
  return { id, title, comments: printedComments.filter(isWithin) };
});

export const oneMoreRuleCommentsPage = addNoBreakSpaces({
  officialName: 'Public Comments on “One More”',
  title: `How Many Is One\u00a0More? ${total}\u00a0Comments, ${commentCounts.overmore.count}\u00a0From One Person`,
  description:
    'Satire: 40 comments on a rule that would define “one more” as a number. Commenters were to send only one.',
  lead: 'The Commission asked how many “one more” is, of videos after 11 p.m. It wanted one comment from each person, with the option preferred and whether the writer had slept. Forty are printed, by the hour, as the hour is what they concern.',
  previewParagraphs: ['Commenters were asked to send only one.', '9:22 p.m. “Sorry, one more.”'],
  options: [
    { term: 'Option A', text: 'One.' },
    { term: 'Option B', text: 'Seven.' },
    { term: 'Option C', text: 'A reasonable number, as set by somebody tired.' },
  ],
  edgeKey: { others: 'All others', indented: 'Indented: a reply to the one above' },
  /** Opens minor comments on phones. */
  more: 'One more',
  labels: { option: 'Option', slept: 'Slept', clerk: 'Clerk:', to: 'Replying to' },
  count: {
    title: 'How they were counted',
    paragraphs: [
      'The clerk read each once, apart from Overmore’s, which the clerk has taken home.',
      'It was put to the Chief Economist that Overmore is one commenter. The answer came in as a comment.',
    ],
    advice: 'The recipe works. So does going to bed.',
    links: [
      { label: 'The proposed rule', url: href('/news/5') },
      { label: 'One “haha,” considered by five people', url: href('/enforcement/one-haha') },
      { label: 'Oversight', url: href('/oversight') },
    ],
  },
} as const);

/** Exhibit B, a real recipe. */
export const bananaBreadRecipe = addNoBreakSpaces({
  summary: 'Exhibit B: banana bread',
  note: 'Makes one loaf. Exhibit A was the bananas. Contains wheat, egg, and milk.',
  ingredients: [
    '3 very ripe bananas (about 300 g peeled)',
    '1/3 cup (75 g) butter, melted',
    '3/4 cup (150 g) sugar',
    '1 egg. One is one',
    '1 teaspoon vanilla extract',
    '1 teaspoon baking soda',
    '1/4 teaspoon salt',
    '1 1/2 cups (190 g) all-purpose flour',
  ],
  steps: [
    'Heat the oven to 350 °F (175 °C). Butter a loaf pan of 9 by 5 inches (23 by 13 cm).',
    'Mash the bananas in a large bowl with a fork. Stir in the butter, then the sugar, egg, and vanilla.',
    'Sprinkle on the baking soda and salt and stir. Add the flour and stir only until none is dry.',
    'Pour into the pan. Bake for 50 to 60 minutes, until a toothpick comes out of the middle clean. If the top browns early, lay foil over it.',
    'Leave in the pan for 10 minutes, then turn out. Let it cool before slicing. The clerk did not.',
  ],
});
