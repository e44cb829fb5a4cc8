import * as v from 'valibot';
import { addNoBreakSpaces, capitalize, spellOutNumber } from './format';
import { type MarkdownContent, readMarkdownFolder } from './markdown';
import { text } from './frontMatter';
import { href } from './site';

/** A part of the message, struck out by the chapter with the number `chapter`, if there is one. */
export interface MessagePassage {
  chapter?: number;
  text: string;
}

const struck = (chapter: number, text: string): MessagePassage => ({ chapter, text });

/** A simp's first message to a creator, marked with the chapters that strike it out. */
export const messageParagraphs: readonly (readonly MessagePassage[])[] = [
  [
    struck(
      6,
      'hi!! sorry. I never do this. I know you get a lot of these, I’ve had this open since eleven and it’s not eleven, so anyway',
    ),
    { text: 'Great video.' },
    struck(
      6,
      '(the fitted sheet one.) I watched it twice, I mean I had it on and then I watched it. I don’t own that kind of sheet. I do now. but when you said “and that’s all there is to it,” I really felt for a second that’s all there is to it. I don’t know who to tell. sorry for the novel lol. it’s not a novel. the novel is separate',
    ),
  ],
  [
    struck(
      10,
      'also the plant looks happy!! is that a Tuesday window? it had Tuesday light. not in a weird way',
    ),
  ],
  [
    struck(
      4,
      'you may have seen my name go by. I sent $20 and then $5 to say sorry for the $20, and then I worried that the $5 looked like a comment on the $20, so there’s $2.50 coming. please don’t read anything into the fifty cents. it’s not about you, anyway',
    ),
  ],
  [
    struck(
      3,
      'I’m on the $5 tier, which is great!! it has the wallpapers. I read the $10 one, it only says “more.” so maybe the $10 tier is where it, like, happens? I don’t know what “it” is. anyway',
    ),
  ],
  [
    struck(
      5,
      'no rush on the next one!! you said Sunday (it’s fine!!) (it’s Wednesday) I only know because I had moved something. it was a dinner. it was mine. anyway!!',
    ),
  ],
  [
    struck(
      11,
      'tiny ask, ignore it: could you say my name but like it came up? you’d be folding and you’d go “that’s so Robin.” it doesn’t have to be folding. I’d never ask',
    ),
  ],
  [
    struck(
      7,
      'and if it’s a no, just say no!! I love a no. but if it’s more of a “not right now,” maybe say that one, because I’d know to ask in spring. and would it be a no to the name, or in general?',
    ),
  ],
  [
    struck(
      8,
      'you’ve gone quiet since I started writing this. which is fair, you don’t know I’m writing it. but your dot was green, now it’s gray, and I hope that wasn’t something I was about to say',
    ),
  ],
  [struck(12, 'anyway I may cancel. I won’t. sleep well!! anyway')],
  [
    struck(
      9,
      'P.S. just checking that this went. P.P.S. it hasn’t, I’m still in it. P.S. (I don’t know what you call a third one) does the part about Sunday sound mad? I read it again as you, slowly, and it did a little bit. I’m not mad!! I’m just a person with a free Sunday. hey',
    ),
  ],
];

const parts = messageParagraphs.flat();

/** Words are the pieces between spaces that contain a letter or digit. */
export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const wordsOf = (some: readonly MessagePassage[]) =>
  some.reduce((sum, { text }) => sum + countWords(text), 0);

/** The passages that a chapter strikes out, and how many words they have together. */
export function findStruckPassages(chapter: number) {
  const passages = parts.filter((part) => part.chapter === chapter);
  return { passages: passages.map(({ text }) => text), words: wordsOf(passages) };
}

const remaining = parts.filter(({ chapter }) => chapter === undefined);

/** Numbers of words: in the message received, struck out by chapters, and remaining. */
export const messageWordCounts = {
  received: wordsOf(parts),
  struck: wordsOf(parts.filter(({ chapter }) => chapter !== undefined)),
  remaining: wordsOf(remaining),
} as const;

/** The words of the message that no chapter strikes out. */
export const remainingMessage = remaining.map(({ text }) => text).join(' ');

export interface GuidelineChapter {
  n: number;
  title: string;
  /** Serious advice, not satire, then the remarks of the working group. */
  content: MarkdownContent;
}

/** Chapters 2 to 12. Chapter 1 has no advice; its text is in `creatorGuidelinesPage`. */
export const guidelineChapters: readonly GuidelineChapter[] = readMarkdownFolder(
  'guidelines',
  v.strictObject({ title: text }),
).map(({ slug, ...chapter }) => ({ ...chapter, n: Number(slug) }));

const { received, struck: strikes, remaining: left } = messageWordCounts;

export const creatorGuidelinesPage = addNoBreakSpaces({
  officialName: 'Content Creator Guidelines',
  title: `One Message, ${received} Words, Edited to ${capitalize(spellOutNumber(left))}`,
  previewParagraphs: [`${received} words were received.`, 'Two remain.'],
  description: `${received} words were received. Two remain. Satire, with advice that is meant: how to write to somebody who does not know you.`,
  lead: 'A simp wrote to somebody who had posted a video about folding a sheet. Chapters 2\u00a0to\u00a012 edit what was written. The first chapter, for creators, is complete.',
  message: {
    title: 'Before and after',
    before: `As received, at 12:50 a.m.: ${received} words`,
    after: `As adopted: ${left} words`,
    caption: 'Name changed to Robin.',
    introduction:
      'The writer took it to the Simp Advocate’s office hours and wanted to know whether it was too much. A working group of seven sat over it for four meetings. It was never the same seven, apart from the Simp Advocate.',
  },
  creators: {
    n: 1,
    title: 'For creators',
    text: 'Nothing is required of you. Thank you for your work.',
  },
  /** The clerk's note in each chapter that strikes this word. */
  motion: 'Motion of the Simp Advocate to keep “anyway”: lost, 6–1.',
  finding: `${strikes} words struck, ${left} adopted, 7–0, the Simp Advocate reading them out, standing. The writer sent them that afternoon.`,
  reply: { label: 'If a reply comes', url: href('/enforcement/one-haha') },
  plain: 'The advice is meant.',
} as const);
