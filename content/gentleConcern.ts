import { addNoBreakSpaces, capitalize, spellOutNumber } from './format';
import { href } from './site';

/** The letter that is the penalty of Tier 1. */
export interface GentleConcernNotice {
  slug: string;
  /** The notice's name in lists: "A “hey”". */
  occasion: string;
  /** Temperature in °F, different for each notice. */
  servedAt: number;
  /** One string per line. A link preview shows the last one only. */
  lines: readonly [string, string, ...string[]];
  /** For whom the notice is: "For somebody who …". */
  forWhom: string;
}

export const getNoticePath = ({ slug }: GentleConcernNotice) =>
  `/resources/notice-of-gentle-concern/${slug}` as const;

/** The notice's last line, which accuses nobody. */
export const getNoticePreviewLine = ({ lines }: GentleConcernNotice) => lines.at(-1) ?? '';

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

export const gentleConcernNotices = addNoBreakSpaces<readonly GentleConcernNotice[]>([
  {
    slug: 'hey',
    occasion: 'A “hey”',
    servedAt: 68,
    lines: [
      'We saw that you said “hey.”',
      'It was a good one, and it was heard in the room where we sit.',
      'Nothing needs to be added to it.',
    ],
    forWhom: 'For somebody who is looking at a word and waiting for it to be answered.',
  },
  {
    slug: 'one-in-the-morning',
    occasion: 'A tip at one in the morning',
    servedAt: 62,
    lines: [
      'We saw the tip. It was one in the morning, and it was kindly meant.',
      'It will still have been kind at breakfast.',
      'You may turn the light off now. We’ll take it from here.',
    ],
    forWhom: 'For somebody who is awake and has just been generous.',
  },
  {
    slug: 'fifth-visit',
    occasion: 'The fifth visit to a profile',
    servedAt: 58,
    lines: [
      'We saw the fifth visit.',
      'We were there for the fourth.',
      'One of us should leave first. You go.',
      'The Commission has been back six times.',
    ],
    forWhom: 'For somebody who has gone back to look, in case.',
  },
  {
    slug: 'unsent-draft',
    occasion: 'A draft that was not sent',
    servedAt: 70,
    lines: [
      'We saw that you wrote it, and that you read it over, and that you let it be.',
      'It was well put.',
      'It may stay where it is. It is in good hands there.',
    ],
    forWhom: 'For somebody who held something back, which nobody ever thanks a person for.',
  },
  {
    slug: 'renewal',
    occasion: 'A reminder to cancel, dismissed',
    servedAt: 75,
    lines: [
      '“CANCEL THIS TONIGHT,” said the phone at nine, in your words. You were in the middle of an episode.',
      'You pressed “Later,” and it was later. It has renewed.',
      'Our gym still wishes us a happy birthday.',
    ],
    forWhom: 'For somebody who set the alarm and then outranked it.',
  },
  {
    slug: 'heart-of-2019',
    occasion: 'A heart on a picture from 2019',
    servedAt: 40,
    lines: [
      'We saw the heart, on a picture from 2019, and how fast it was taken back.',
      'We were down there too. Mind the steps.',
      'The Commission was there first.',
    ],
    forWhom: 'For somebody whose thumb slipped, and who has been lying very still.',
  },
  {
    slug: 'no-worries',
    occasion: 'A “haha no worries”',
    servedAt: 66,
    lines: [
      'Dinner was moved again, to a day nobody named. We saw “haha no worries.”',
      'We have counted them: four.',
      'They may be left with us until Monday.',
      'Worries stored, $0.',
    ],
    forWhom: 'For somebody who is being very easygoing about it.',
  },
  {
    slug: 'you-too',
    occasion: 'A “you too”',
    servedAt: 81,
    lines: [
      'Someone said “Enjoy the show.” You said “You too.”',
      'We have said it to a waiter, a dentist, and a ferry. The ferry was touched.',
      'You too.',
    ],
    forWhom: 'For anybody who has thought about it since, in the shower.',
  },
  {
    slug: 'eleven-minutes',
    occasion: 'An answer after eleven minutes',
    servedAt: 71,
    lines: [
      'It came, and you waited eleven minutes, so as not to seem early.',
      'Beautifully done.',
      'We would have broken at four.',
    ],
    forWhom: 'For somebody who is holding a phone face down.',
  },
  {
    slug: 'fourteen-replies',
    occasion: 'Fourteen replies in somebody’s defense',
    servedAt: 88,
    lines: [
      'Fourteen replies, defending somebody who was asleep.',
      'The somebody won. Stand down.',
      'The war is over.',
    ],
    forWhom: 'For somebody who is right, and still typing.',
  },
  {
    slug: 'signed-anonymous',
    occasion: 'An anonymous tip, with a note',
    servedAt: 65,
    lines: [
      'You gave $5.00 as Anonymous, so as not to make a thing of it. The note said “it was me.”',
      'We have introduced the two.',
      'Two items arrived.',
    ],
    forWhom: 'For somebody who wishes to remain unknown, by name.',
  },
  {
    slug: 'no-occasion',
    occasion: 'No occasion',
    servedAt: 72,
    lines: [
      'We looked in, and you were all right.',
      'There is no reason for this notice. It was thought that you might like to have one.',
      'Please carry on.',
    ],
    forWhom: 'For anybody.',
  },
]);

const temperatures = gentleConcernNotices.map(({ servedAt }) => servedAt);

export const gentleConcernPage = addNoBreakSpaces({
  officialName: 'Notice of Gentle Concern',
  title: `${capitalize(spellOutNumber(gentleConcernNotices.length))} Notices to Send to a Friend`,
  description:
    'Satire: the paper of Tier 1, which costs nothing. Twelve short notices, made to be sent from one person to another.',
  lead: 'The first tier of the penalty schedule is a letter. It asks for nothing, names no one, and carries a penalty of $0.',
  paragraphs: [
    'A notice is for whoever looked, wrote, or paid, and then regarded the wall. Where nothing has been paid yet, it goes to somebody who is about to be a simp. The first wording was drafted for 2,114 people. It has been rewritten, for one, and is the only paper of the Commission that is valid when served by a friend.',
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
  plain:
    'In plain words: nothing was seen, and nobody is watching. No notice can be ordered, appealed, or answered here. The page stores nothing about who opens it.',
} as const);
