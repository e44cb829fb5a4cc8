import { toString } from 'hast-util-to-string';
import * as v from 'valibot';
import { addNoBreakSpaces, capitalize, spellOutNumber } from './format';
import { type MarkdownContent, readMarkdownFolder } from './markdown';
import { text } from './frontMatter';
import { href } from './site';

const noticeSchema = v.strictObject({
  /** The place in the list and in the ring of notices; no two have the same. */
  order: v.pipe(v.number(), v.integer()),
  /** The notice's name in lists: "A “hey”". */
  occasion: text,
  /** Temperature in °F, different for each notice. */
  servedAt: v.number(),
  /** For whom the notice is, in the list of all: "For somebody who …". */
  forWhom: text,
});

/** The letter that is the penalty of Tier 1. */
export interface GentleConcernNotice extends v.InferOutput<typeof noticeSchema> {
  slug: string;
  /** A paragraph for each line. */
  content: MarkdownContent;
  firstLine: string;
  /** The only line that a link preview shows, so it must accuse nobody. */
  lastLine: string;
}

export const getNoticePath = ({ slug }: GentleConcernNotice) =>
  `/resources/notice-of-gentle-concern/${slug}` as const;

/**
 * The title of a link preview: says that the notice is a joke, and gives the temperature but not
 * the occasion, which only the page tells.
 */
export const getNoticePreviewTitle = ({ servedAt }: GentleConcernNotice) =>
  addNoBreakSpaces(`A joke notice: gentle concern, at ${servedAt} °F`);

/** After the last notice comes the first. */
export function getNextNotice(notice: GentleConcernNotice): GentleConcernNotice {
  const next = gentleConcernNotices[gentleConcernNotices.indexOf(notice) + 1];
  return next ?? gentleConcernNotices[0] ?? notice;
}

export const gentleConcernNotices: readonly GentleConcernNotice[] = readMarkdownFolder(
  'notices',
  noticeSchema,
)
  .map((notice) => {
    const { file, nodes } = notice.content;
    const [firstLine, ...others] = nodes.filter(({ type }) => type === 'element').map(toString);
    const lastLine = others.at(-1);
    if (!firstLine || !lastLine)
      throw new Error(
        `${file} has fewer than two lines, and a link preview shows the last without the first. Write each line as a paragraph.`,
      );
    return { ...notice, firstLine, lastLine };
  })
  .sort((a, b) => a.order - b.order);

const count = capitalize(spellOutNumber(gentleConcernNotices.length));
const temperatures = gentleConcernNotices.map(({ servedAt }) => servedAt);

export const gentleConcernPage = addNoBreakSpaces({
  officialName: 'Notice of Gentle Concern',
  title: `${count} Notices to Send to a Friend`,
  description: `Satire: the paper of Tier 1, which costs nothing. ${count} short notices, made to be sent from one person to another.`,
  lead: 'The first tier of the penalty schedule is a letter. It asks for nothing, names no one, and carries a penalty of $0.',
  paragraphs: [
    'The first wording was drafted for 2,114 people. It has been rewritten, for one, and is the only paper of the Commission that is valid when served by a friend.',
    'The preview says that it is a joke and shows the last line, so that the person can sit down first.',
  ],
  list: {
    title: 'Notices, and who might like one',
    lead: `To serve one, open it and copy its address to somebody. Each is served at its own temperature, from ${Math.min(...temperatures)} °F to ${Math.max(...temperatures)} °F.`,
  },
  service: 'Served by a friend',
  served: 'Served at {temperature} °F, under Tier 1. Penalty: $0. No reply is needed.',
  links: [
    { label: 'How the first 2,114 were received', url: href('/news/10') },
    { label: 'The penalty schedule', url: href('/enforcement#penalties') },
    { label: 'Forty-five seconds before Send', url: href('/initiatives') },
  ],
  more: {
    all: { label: 'All the notices', url: href('/resources/notice-of-gentle-concern') },
    next: 'Another notice:',
  },
  send: 'To send it, copy this page’s address into a message.',
  joke: 'A joke. Nothing was seen.',
} as const);
