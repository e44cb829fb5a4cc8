import type { TableData } from './charts';
import { formatDollars, addNoBreakSpaces } from './format';
import { href } from './site';
import { sumDollars } from './sumDollars';

/** Strings are legible; a number is a bar of that many characters. */
export type RedactedParts = readonly (string | number)[];

/**
 * The requester's message (`sent`), the crush's reply as a bar (`barNumber`), or a reference to
 * another sheet (`elsewhere`).
 */
export type ReleasedMessage =
  | { hour: string; sent: RedactedParts }
  | { hour: string; barNumber: number; length: number; note?: string }
  | { hour: string; elsewhere: string };

export interface UnsentMessageDraft {
  hour: string;
  /** The number of words in the complete draft, even if `text` is only what changed. */
  words: number;
  /** The complete draft or, unless `isWhole`, what changed since the draft before. */
  text: RedactedParts;
  isWhole: boolean;
  /** The line about toast (the food) comes after this draft. */
  toastFollows?: true;
}

/** “we” is redacted wherever it occurs. */
const weLength = 'we'.length;

/** What the requester paid, unredacted on Sheet 4. */
export const crushPayments = [
  { date: 'Jan 11', words: 'MONTHLY', amount: 4.99 },
  { date: 'Jan 11', words: 'MONTHLY, AGAIN, BY ACCIDENT, KEPT', amount: 4.99 },
  { date: 'Jan 13', words: 'FOR COFFEE', amount: 25 },
  { date: 'Jan 16', words: 'FOR THE OTHER COFFEE', amount: 25 },
  { date: 'Jan 23', words: 'MEANT TO BE A HEART', amount: 1 },
] as const;

const paymentsTable: TableData = {
  caption: 'Account of the requester, January 2025',
  hasTotalRow: true,
  columns: [
    { label: 'Date', nowrap: true },
    { label: 'Words with the payment' },
    { label: 'Amount', numeric: true },
  ],
  rows: [
    ...crushPayments.map(({ date, words, amount }) => [date, words, formatDollars(amount)]),
    ['Total', '', formatDollars(sumDollars(crushPayments.map(({ amount }) => amount)))],
  ],
};

export const releasedConversation: readonly {
  day: string;
  messages: readonly ReleasedMessage[];
}[] = addNoBreakSpaces([
  {
    day: 'Sunday, January 12',
    messages: [
      { hour: '7:41 p.m.', sent: ['hey'] },
      { hour: '9:02 p.m.', barNumber: 1, length: 6 },
      { hour: '9:02 p.m.', sent: ['haha'] },
    ],
  },
  {
    day: 'Monday, January 13',
    messages: [
      { hour: '8:15 a.m.', barNumber: 2, length: 23 },
      { hour: '8:15 a.m.', sent: ['no worries!!'] },
      { hour: '12:40 p.m.', barNumber: 3, length: 34 },
      { hour: '12:41 p.m.', sent: ['which thursday'] },
      { hour: '12:58 p.m.', barNumber: 4, length: 4 },
      { hour: '12:58 p.m.', sent: ['oh THAT thursday haha'] },
    ],
  },
  {
    day: 'Thursday, January 16',
    messages: [
      { hour: '5:50 p.m.', barNumber: 5, length: 47 },
      { hour: '5:50 p.m.', sent: ['no worries!!'] },
      { hour: '5:51 p.m.', sent: ['honestly there were never any worries'] },
    ],
  },
  {
    day: 'Friday, January 17',
    messages: [
      { hour: '1:20 a.m. to 1:26 a.m.', elsewhere: 'Three records. See the envelope.' },
      { hour: '9:30 a.m.', sent: ['haha ignore those!!'] },
      { hour: '9:31 a.m.', sent: ['autocorrect'] },
      { hour: '9:34 a.m.', sent: ['all three'] },
      { hour: '4:12 p.m.', barNumber: 6, length: 12 },
      { hour: '4:12 p.m.', sent: ['haha'] },
    ],
  },
  {
    day: 'Thursday, January 23',
    messages: [
      { hour: '8:10 p.m.', barNumber: 7, length: 19 },
      { hour: '8:10 p.m.', sent: ['me too!!'] },
      { hour: '8:31 p.m.', barNumber: 8, length: 8 },
      { hour: '8:31 p.m.', sent: [weLength, ' should do this again'] },
    ],
  },
  {
    day: 'Friday, January 24',
    messages: [
      {
        hour: '3:06 p.m.',
        barNumber: 9,
        length: 2,
        note: '* In the requester’s hand, with an arrow: “this one.”',
      },
    ],
  },
]);

export const silencePeriod = { days: 26, first: '2025-01-25', last: '2025-02-19' } as const;

export const unsentMessageDrafts = addNoBreakSpaces<readonly UnsentMessageDraft[]>([
  {
    hour: '11:02 p.m.',
    words: 90,
    isWhole: true,
    text: [
      'Hi! Hope you are well! I was thinking about Thursday, not in a big way, and about when you said ',
      41,
      ', which I have told to two people since, with full credit. No pressure, genuinely none, but if you are ever near the coffee, or the other coffee, or a third coffee of your choosing, ',
      weLength,
      ' could stand there together, briefly. I can do most days. I can do all days. Obviously you are busy. I am also very busy. Anyway! No need to answer this! Hope you are well!',
    ],
  },
  {
    hour: '11:09 p.m.',
    words: 86,
    isWhole: false,
    text: ['The second “Hope you are well” goes.'],
  },
  { hour: '11:15 p.m.', words: 86, isWhole: false, text: ['“All days” becomes “some days.”'] },
  { hour: '11:16 p.m.', words: 86, isWhole: false, text: ['“Some days” becomes “all days.”'] },
  {
    hour: '11:24 p.m.',
    words: 85,
    isWhole: false,
    text: ['“Obviously” goes. It had been holding something up.'],
  },
  {
    hour: '11:31 p.m.',
    words: 85,
    isWhole: false,
    text: ['The first exclamation mark becomes a period.'],
  },
  { hour: '11:32 p.m.', words: 85, isWhole: false, text: ['It is put back, with a friend.'] },
  {
    hour: '11:50 p.m.',
    words: 21,
    isWhole: false,
    text: ['Thursday goes, and takes both coffees. Being busy goes.'],
  },
  {
    hour: '12:04 a.m.',
    words: 10,
    isWhole: true,
    text: ['Hi!! Hope you are well! No need to answer this!'],
    toastFollows: true,
  },
  { hour: '12:33 a.m.', words: 5, isWhole: true, text: ['Hi!! Hope you are well!'] },
  { hour: '12:40 a.m.', words: 4, isWhole: true, text: ['Hi!! Hope you are'] },
  { hour: '12:47 a.m.', words: 1, isWhole: true, text: ['Hi.'] },
  { hour: '12:52 a.m.', words: 1, isWhole: true, text: ['Hi'] },
  { hour: '12:59 a.m.', words: 1, isWhole: true, text: ['hey'] },
]);

export const coverLetter = addNoBreakSpaces<RedactedParts>([
  'Dear Requester: ',
  weLength,
  ' searched two drawers and grant your request in part; what was not yours has been blacked out by hand, to scale, an em to the character and, for a silence, one line to the day. The word “',
  weLength,
  '” always goes, for which ',
  weLength,
  ' are sorry. Box 4 was not read; I hope that you find it.',
]);

export const release266Page = addNoBreakSpaces({
  officialName: 'FI-1 Release No. 266',
  title: 'One Crush, Released in Part',
  description:
    'Satire: one simp’s file on a crush, in five sheets. Everything of the crush’s has been removed. The rest is you.',
  lead: 'Everything of the crush’s has been removed. The rest is you. Printed because the requester said “sure, haha.”',
  previewParagraphs: ['Everything of the crush’s has been removed.', 'The rest is you.'],
  /** The word that screen readers read in place of blacked-out text. */
  redacted: 'redacted',
  letter: {
    title: 'Sheet 1: The letter',
    date: 'May 12, 2025',
    signed: 'Euphemia Dustjacket, Archivist',
  },
  sheets: {
    statement: {
      title: 'Sheet 4: Statement',
      status: 'Released whole. Nothing on it concerns anyone else.',
      table: paymentsTable,
    },
    conversation: {
      title: 'Sheet 2: Correspondence',
      status: 'Released in half. The bars are numbered, and to scale.',
      you: 'You',
      bar: 'Bar',
    },
    silence: {
      title: 'Sheet 3: Silence',
      status: 'Redacted whole: one bar, 26 lines. No charge.',
      first: 'Line 1: January 25',
      last: 'Line 26: February 19',
    },
    drafts: {
      title: 'Sheet 5: Drafts, not sent',
      status: 'Fourteen, of the night of February 19. Released but for two bars.',
      draft: 'Draft',
      words: ['word', 'words'],
      toast: '12:05 a.m. to 12:31 a.m.: toast.',
    },
    envelope: {
      title: 'Envelope',
      status: 'Sealed. Records made between 1:00 and 4:00 a.m. are returned unread.',
      mark: 'Daylight',
      holds: 'Holds four records: three of January 17, and one of February 20, at 1:00 a.m.',
      saying: '“Please don’t shake it. The last one is short, and you can hear how short.”',
      by: 'Euphemia Dustjacket, Archivist',
    },
  },
  correspondence: {
    title: 'Correspondence about the release',
    exchanges: [
      { who: 'Requester', said: 'Could bar 9 be longer?' },
      {
        who: 'Archivist',
        said: 'Denied. Bars are to scale. I measured that one three times, hoping to oblige.',
      },
      { who: 'Requester', said: 'Line 21 was February 14. Is it any different from the others?' },
      { who: 'Archivist', said: 'It is the same length. I looked at that one first, too.' },
      { who: 'Keyes', said: 'That was all our toner. Go see people.' },
      {
        who: 'Requester',
        said: 'It’s fine. I’ve shown Sheet 2 to three people. All three want to know how I got theirs.',
      },
    ],
  },
  fees: {
    title: 'Fees',
    paragraphs: [
      'Search, $8.00. Sheet 4, released whole, $0.15. Sheet 3, redacted whole, no charge. Waived, the answer being a kindness; the requester sent $10.00 all the same.',
    ],
    advice: 'If a Sheet 3 of your own is lying open on the table, call someone who answers.',
    more: { label: 'How to request your own half', url: href('/freedom-of-infatuation') },
  },
} as const);
