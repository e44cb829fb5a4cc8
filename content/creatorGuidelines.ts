import { addNoBreakSpaces, capitalize, spellOutNumber } from './format';
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

/** A remark in a meeting of the working group; without a speaker, a note by the clerk. */
interface WorkingGroupRemark {
  speaker?: string;
  text: string;
}

export interface GuidelineChapter {
  n: number;
  title: string;
  /** Caption of an empty space above the chapter's title. */
  emptySpace?: string;
  /** Serious advice, not satire. */
  advice: string;
  remarks: readonly WorkingGroupRemark[];
}

const said = (speaker: string, text: string): WorkingGroupRemark => ({ speaker, text });
const noted = (text: string): WorkingGroupRemark => ({ text });
const anyway = noted('Motion of the Simp Advocate to keep “anyway”: lost, 6–1.');

/** Chapters 2 to 12. Chapter 1 has no advice; its text is in `creatorGuidelinesPage`. */
export const guidelineChapters = addNoBreakSpaces<readonly GuidelineChapter[]>([
  {
    n: 2,
    title: 'Read it aloud, standing',
    advice:
      'Before you send a message to somebody who does not know you, read it aloud, standing up. Where you want to sit down, stop. Where you lower your voice in case a roommate hears, take that part out.',
    remarks: [
      said('Pamphlet', 'I read all of it, standing. Two minutes and fifty seconds.'),
      said('Keyes', 'You sat down at “spring.”'),
      said('Stampwell', 'I STOOD. WHICH FLOOR IS THE VIDEO ON? IT CLOSES AT FIVE, I TAKE IT.'),
    ],
  },
  {
    n: 3,
    title: 'Read the tier',
    advice:
      'Before paying, read what the tier includes, and list what you expect of it. What is on both lists has been sold to you. What is only on yours has not been sold, offered, or hinted at, and often begins with “maybe.”',
    remarks: [
      said('Hereinafter', '“It” (“the It”) is undefined. The It therefore cannot be late.'),
      said(
        'Outlier',
        'The $5 tier contains no it. Twice the price buys twice the it. I make that 0.00, and rising.',
      ),
      said('Softly', 'I was on the $10 tier. I can’t say. I’d want you to have it fresh.'),
      anyway,
    ],
  },
  {
    n: 4,
    title: 'Pay the posted price',
    advice:
      'The price is the price. Do not haggle, and do not say sorry in money. Paying more is allowed and buys the same thing. If you would resent its buying no more than that, the posted price was the right sum.',
    remarks: [
      said(
        'Ledgerly',
        'Twenty dollars, five dollars, two dollars and fifty cents. Twenty-seven dollars and fifty cents, of which seven-fifty is remorse.',
      ),
      said(
        'Softly',
        'I don’t send the five anymore. I’m firm on that. I sent it Thursday, to say so. $5.00, and $5.00 for the tone.',
      ),
      anyway,
    ],
  },
  {
    n: 5,
    title: 'Expect what it says',
    advice:
      'A tier that promises four posts a month has been honored at four. People who make things have slow months and days off. If something you paid for does not come, ask once, through the platform’s support, where somebody is at work.',
    remarks: [
      said(
        'Redtapeson',
        'It says Sunday. It doesn’t say which. The kind one is the one after next.',
      ),
      said('Dustjacket', 'I have nine Sundays on file, all promised. They’ve kept beautifully.'),
      said('Softly', 'There’s an “anyway” here with two exclamation points. Somebody meant that.'),
      anyway,
    ],
  },
  {
    n: 6,
    title: 'The first message',
    advice:
      'Say what you liked and why, once, in words you would use across a counter. Leave out the late hour, the length of your admiration, and “I know you get a lot of these.” They do, and it is in all of them.',
    remarks: [
      said(
        'Dustjacket',
        '“I never do this.” That’s the ninth on file. I keep it with the other firsts.',
      ),
      said('Stampwell', 'I HAVE STAMPED THE NOVEL. WHERE IS IT?'),
      said('Hereinafter', 'The novel (“the Novel”) is separate. I’m told not to ask how separate.'),
      said('Softly', 'I’d read it.'),
      anyway,
    ],
  },
  {
    n: 7,
    title: 'No',
    advice:
      'No is a full answer. So are “not at the moment,” “I don’t do those,” and a change of subject. No reason is owed. The correct reply is “Of course, thanks,” or nothing, and then behaving as though it had been said.',
    remarks: [
      said('Nocomment', 'We have not said no. You weren’t talking to us? Then it’s a firm no.'),
      said('Outlier', 'Of all the noes I studied, 100.00 percent were followed by a spring.'),
      said('Keyes', 'It’s one word. Read it again.'),
    ],
  },
  {
    n: 8,
    title: 'Silence',
    emptySpace: 'Fig. 8. Silence, at two-thirds of its actual size.',
    advice:
      'Silence also means no, and it is not a puzzle. Someone who spends ten minutes a day on replies, at a minute each, reaches 3,650 people in a year. If you were blocked, another account is not another chance.',
    remarks: [
      noted('The chapter was opened for dispute. Some time passed.'),
      said('Softly', 'I think that was it.'),
    ],
  },
  {
    n: 9,
    title: 'The follow-up to the follow-up',
    advice:
      'Do not send one. Do not send the follow-up before it, either, unless it concerns an order that you have paid for. A message that has arrived does not need a second one to stand beside it.',
    remarks: [
      said('Pagefiller', '(a) P.S. (b) P.P.S. (c) P.S. (d) hey. I’d call (c) a relapse of (a).'),
      said(
        'Pamphlet',
        'We had a second section here, mailed a week after the first, to ask how the first had gone over. It’s withdrawn. We did mail it.',
      ),
      said('Softly', 'I got both. I thought the second was warmer.'),
    ],
  },
  {
    n: 10,
    title: 'What was not posted',
    advice:
      'What a person has not made public is not missing information. Do not look for a legal name, a street, a day job, a partner, or a face. If somebody’s private details are being spread, report it to the platform and pass nothing on.',
    remarks: [
      said('Keyes', 'It’s a ring light. It has no Tuesday.'),
      said('Outlier', 'The light is 0.14 Tuesday. So is everything. I wouldn’t rule it out.'),
    ],
  },
  {
    n: 11,
    title: 'Requests and copies',
    advice:
      'Before asking for something made to order, see whether such orders are open; then say what you want in one message, and pay before, not after. What sits behind a payment stays there: no reposting, and no saving it for friends.',
    remarks: [
      said('Formas-Addendum', 'A name may come up.*'),
      noted('* Unless it was sent for.'),
      said(
        'Softly',
        'I tried it at home. I was folding, and I said “that’s so Benedict.” I felt nothing for a second, and then quite a lot.',
      ),
    ],
  },
  {
    n: 12,
    title: 'Leaving',
    advice:
      'Interest ends, budgets change, and both are good reasons to cancel. Do it by the button. Nothing needs to be explained, announced, or left open a little. If you were glad of the work, say so once on the way out.',
    remarks: [
      said('Softly', 'There are two in this one. One at each end, like a bench. I’d take either.'),
      anyway,
      said('Softly', 'All right. That’s fair. I’ve nothing more to add.'),
      said('Pamphlet', 'Thank you, Benedict.'),
      said('Softly', 'Anyway.'),
    ],
  },
]);

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
  finding: `${strikes} words struck, ${left} adopted, 7–0, the Simp Advocate reading them out, standing. The writer sent them that afternoon.`,
  reply: { label: 'If a reply comes', url: href('/enforcement/one-haha') },
  plain: 'The advice is meant.',
} as const);
