import { keepTogether } from './format';
import type { PageHead } from './agency';

/** One of the ten, in the order in which the form asks them. */
export interface FormQuestion {
  id: string;
  question: string;
  /** The instruction printed below it. */
  instruction: string;
  /** Lines to write on, or boxes of which any may be checked; the last question has neither. */
  answer: { lines: 1 | 2 } | { boxes: readonly string[] } | { outside: string };
}

export const questions: readonly FormQuestion[] = [
  {
    id: 'sent',
    question: 'How much was sent during the quarter?',
    instruction: 'To the cent. An estimate is accepted, and is usually about half.',
    answer: { lines: 1 },
  },
  {
    id: 'recipients',
    question: 'To how many persons?',
    instruction: 'Firms count as one person each. Several of them will tell you so.',
    answer: { lines: 1 },
  },
  {
    id: 'hour',
    question: 'At what hour, as a rule?',
    instruction: 'By the clock of the room you were in.',
    answer: {
      boxes: ['Before noon', 'By daylight', 'After supper', 'After everyone had gone to bed'],
    },
  },
  {
    id: 'name',
    question: 'What did you call it at the time?',
    instruction: 'Give the word that was used aloud. If none was used aloud, give that.',
    answer: { lines: 1 },
  },
  {
    id: 'returned',
    question: 'What came back?',
    instruction: 'List it. A heart, a name read out, an evening that passed: all of it is income.',
    answer: { lines: 2 },
  },
  {
    id: 'instead',
    question: 'What had you been going to do instead?',
    instruction: 'It may have been small. Most of it was.',
    answer: { lines: 2 },
  },
  {
    id: 'asked',
    question: 'Did anyone ask you to?',
    instruction: 'This question may be skipped. The skipping is noted.',
    answer: { boxes: ['Yes', 'No', 'It was meant for everybody, and I was there'] },
  },
  {
    id: 'knows',
    question: 'Who knows?',
    instruction:
      'A first name is enough. “Nobody yet” is a complete answer, and has a second word.',
    answer: { lines: 1 },
  },
  {
    id: 'satisfaction',
    question: 'How was it?',
    instruction: 'Check one. The margin may be used.',
    answer: { boxes: ['It’s fine'] },
  },
  {
    id: 'outside',
    question: 'What is the sky doing?',
    instruction:
      'This question cannot be answered from here. Leave the form on the table and go out as far as the nearest corner. Look up until you would know it again.',
    answer: { outside: 'The answer is not written down. It is the one the form was for.' },
  },
];

export const form10Q = keepTogether({
  title: 'Form 10-Q, Ten Questions',
  description:
    'Satire: the form that simps file each quarter, in ten questions that can be filled in, printed on one sheet, and handed to nobody at all.',
  lead: 'Filed quarterly by every simp who has paid, or has come close. The copy below is the simp’s own, and is not collected.',
  caption: 'Form 10-Q (quarterly)',
  action: 'File Form 10-Q',
  burden: 'Estimated burden: nine minutes, and as long as it takes to find your shoes.',
  /** Near the first field, as on every form of the site. */
  note: 'Specimen. Nothing you enter leaves this page (Code of Simp Regulations, 51 CSR 8.4); it is forgotten when the page is closed.',
  after: {
    title: 'When you have finished',
    paragraphs: [
      'There is no score, and no wrong quarter to begin with. A second form, three months on, says more than the first: what matters is which way the answers moved.',
      'On paper, fold the form once with the writing inside. Some people keep it with their statements. Some read it to the person named in answer 8, which takes about as long as filling it in and does most of the good.',
    ],
  },
  /** What is true, in so many words. */
  plain:
    'In plain words: nobody receives this form, and there is no duty to fill in anything. The questions are meant. If an answer frightened you, show it to somebody who knows your name. A nonprofit credit counselor can help with money that has run away, and a doctor with sleep that has.',
} as const satisfies PageHead & Record<string, unknown>);
