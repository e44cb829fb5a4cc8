import type { TableData } from './charts';
import type { IsoDate } from './dates';
import type { Link } from './link';
import { formatDate, addNoBreakSpaces } from './format';
import { href } from './site';

/**
 * The clerk's kinds: comments by one person, Overmore; form letters; replies to all; and others.
 */
export const commentKinds = ['overmore', 'formLetter', 'replyAll', 'other'] as const;

export type CommentKind = (typeof commentKinds)[number];

export interface PublicComment {
  /** The comment's number, in the order of receipt. */
  number: number;
  date: IsoDate;
  /** Time of receipt: "9:14 p.m." */
  hour: string;
  from: string;
  kind: CommentKind;
  option: string;
  slept: string;
  text: string;
  /** The comment to which this one replies. */
  to?: number;
  clerkNote?: string;
  /** The paper that the clerk's note mentions. */
  clerkLink?: Link;
  /** The fragment of links to this place in the list: `overmore`. */
  anchor?: string;
  /** Phones collapse it, as they do form letters. */
  minor?: true;
  /** Exhibit B, the recipe, is attached. */
  exhibit?: boolean;
}

const overmore = 'Overmore, Port Lament (retired Friday)';
const volunteer = 'Volunteer 12, taken down with the mail';
const council = 'by the Autoplay Trades Council';

/** Comments sorted by time of day, starting at noon, whatever their date. */
export const printedComments = addNoBreakSpaces<readonly PublicComment[]>([
  {
    number: 1,
    date: '2025-04-22',
    hour: '12:01 p.m.',
    from: 'Vice Chair Stampwell',
    kind: 'other',
    option: 'STAMPED',
    slept: 'AT ATTENTION',
    text: 'I OPPOSE IT. IS IT OURS? THEN I WITHDRAW THAT. IF PEOPLE ARE IN THE TIKTOK AT NIGHT, LOCK THE TIKTOK AT NIGHT. WHO HAS THE KEY? I SENT THREE CLERKS TO THE BUILDING FOR IT, AND THEY ARE STILL LOOKING FOR THE DOOR!',
  },
  {
    number: 2,
    date: '2025-04-22',
    hour: '12:02 p.m.',
    from: '@reads_the_first_line_only_and_then_goes_straight_to_the_replies',
    kind: 'other',
    option: 'first',
    slept: 'at work',
    text: 'FIRST. ok what is this. if it’s about the otter i can explain',
    clerkNote: 'Received second.',
  },
  {
    number: 33,
    date: '2025-04-23',
    hour: '12:15 p.m.',
    from: 'Chair Ledgerly',
    kind: 'other',
    option: 'A',
    slept: '8 hours, 0 minutes',
    text: 'Twelve volunteers were to watch one more each: 12. They watched 564. The difference is 552. I read out all three figures in Room 2B and was told by Volunteer 12, in the corridor, to shush.',
  },
  {
    number: 37,
    date: '2025-04-25',
    hour: '1:20 p.m.',
    from: 'A goose, by the Vice Chair',
    kind: 'other',
    option: 'Not legible',
    slept: 'Standing',
    text: 'Honk. Honk. Honk. Honk. Honk.',
    clerkNote: 'Handed in from under an arm. Over the limit by four. Returned, again.',
  },
  {
    number: 43,
    date: '2025-04-29',
    hour: '3:00 p.m.',
    from: `[NAME], ${council}`,
    kind: 'formLetter',
    option: '[NOT A]',
    slept: '[Y/N]',
    text: 'As a [HOMEOWNER/PUB/OTHER] I am [FEELING] that the Commission would take “one more” from the good people of [TOWN]. One more supports [NUMBER] jobs, including [YOURS]. Your next letter begins in 5, 4, 3',
  },
  {
    number: 44,
    date: '2025-04-29',
    hour: '3:00 p.m.',
    from: `The Moon and Trousers, a pub, ${council}`,
    kind: 'formLetter',
    option: 'None of these is a pub',
    slept: 'Mondays',
    text: 'As a PUB I am SHUT that the Commission would take “one more” from the good people of PUB. I have called “last one” every night for thirty years, and I know the number. It is six.',
  },
  {
    number: 66,
    date: '2025-04-29',
    hour: '3:00 p.m.',
    from: `An other, ${council}`,
    kind: 'formLetter',
    option: 'Other',
    slept: 'Other',
    text: 'As an OTHER I am OTHER that the Commission would take “one more” from the good people of OTHER. One more supports OTHER jobs. I would rather not say anything further about myself.',
  },
  {
    number: 40,
    date: '2025-04-28',
    hour: '3:30 p.m.',
    from: 'Percival Nocomment, Public Affairs',
    kind: 'other',
    minor: true,
    option: 'It was not B',
    slept: 'There is no truth in it',
    text: 'Nobody is being kept in Room 2B. The door isn’t locked; it was never locked on purpose. You weren’t calling about the door? Then there may be only wall.',
  },
  {
    number: 96,
    date: '2025-05-15',
    hour: '3:55 p.m.',
    from: 'Dr. Anselm Outlier, Chief Economist',
    kind: 'other',
    minor: true,
    option: '1.87 (mean)',
    slept: '6.21 hours',
    text: 'Of 96 comments, with this one, 31 are by one person. It follows that each of us is 0.32 of that person. I felt it on the stairs. It is the pilot’s median too, so nothing may be left out.',
  },
  {
    number: 34,
    date: '2025-04-23',
    hour: '4:05 p.m.',
    from: 'Keyes, Facilities',
    kind: 'other',
    minor: true,
    option: 'Off',
    slept: 'Yes',
    text: 'The plug is behind the chair. Pull it.',
  },
  {
    number: 74,
    anchor: 'reply-all',
    date: '2025-05-06',
    hour: '4:28 p.m.',
    from: 'Secretary Pagefiller',
    kind: 'replyAll',
    option: '(f) None',
    slept: '(g) Not after this',
    text: '(a) Thank you for your comment. (b) Each of you is being written to separately, for discretion. (c) I now see the To: line. (d) Paragraph (b) is withdrawn. (e) Hello.',
  },
  {
    number: 75,
    date: '2025-05-06',
    hour: '4:31 p.m.',
    from: '@second_alto_who_was_told_this_phone_would_be_on_silent_tonight',
    kind: 'replyAll',
    to: 74,
    option: 'STOP',
    slept: 'during the slow one',
    text: 'STOP REPLYING ALL!! my watch reads these OUT LOUD and i am in a CHOIR',
  },
  {
    number: 77,
    date: '2025-05-06',
    hour: '4:36 p.m.',
    from: '@leaving_this_app_for_good_and_will_be_back_to_say_so_properly',
    kind: 'replyAll',
    to: 75,
    option: 'none, goodbye',
    slept: 'will let everyone know',
    text: 'unsubscribe. i’m telling all of you so nobody wonders where i went',
  },
  {
    number: 78,
    date: '2025-05-06',
    hour: '4:40 p.m.',
    from: 'Stern-Letter, Enforcement',
    kind: 'replyAll',
    to: 77,
    option: 'Desist',
    slept: 'In my chair',
    text: 'You are replying to all. Please reply to one, or to none.',
    clerkNote: 'Sent to all.',
  },
  {
    number: 79,
    date: '2025-05-06',
    hour: '4:55 p.m.',
    from: 'Stern-Letter, Enforcement',
    kind: 'replyAll',
    to: 78,
    option: 'Desist',
    slept: 'In my chair',
    text: 'You are replying to all. Please reply to one, or to none.',
  },
  {
    number: 80,
    date: '2025-05-06',
    hour: '5:10 p.m.',
    from: 'Commissioner Quorum',
    kind: 'replyAll',
    to: 79,
    option: 'Tabled',
    slept: 'Present',
    text: 'I count 43 of us in this message. That is a quorum. I’ll hear motions.',
  },
  {
    number: 68,
    date: '2025-04-30',
    hour: '5:20 p.m.',
    from: 'A nephew, Formsby',
    kind: 'other',
    option: 'C, standing up',
    slept: 'On the couch there',
    text: 'My aunt says “one more thing” at the front door, coat on, keys out, for forty minutes. It has been the best part of every visit since 1994. Please write the rule around the door.',
  },
  {
    number: 35,
    date: '2025-04-24',
    hour: '6:15 p.m.',
    from: 'A hotel guest',
    kind: 'other',
    minor: true,
    option: 'Two',
    slept: 'Yes, alone',
    text: 'Arrived late on the 21st. Upper floor, as hoped. Someone whispered “one more” all night, considerately. Breakfast was a form. Booked two nights and had two. One feather. Would stay again; have left the umbrella.',
  },
  {
    number: 89,
    date: '2025-05-08',
    hour: '8:12 p.m.',
    from: '@not_simping_just_financially_supporting_a_total_stranger',
    kind: 'other',
    minor: true,
    option: 'whichever one answers',
    slept: 'waiting up',
    text: 'filed a form with these people two weeks ago. they opened it. nothing. left on read by a GOVERNMENT. where do i tip',
  },
  {
    number: 70,
    date: '2025-05-02',
    hour: '9:05 p.m.',
    from: 'T.D., an accountant',
    kind: 'other',
    option: 'A',
    slept: 'Lately, yes',
    text: 'One. Then one. Then one. It reached fifty-one. My own idea. I’d pick A.',
  },
  {
    number: 3,
    anchor: 'overmore',
    date: '2025-04-22',
    hour: '9:14 p.m.',
    from: overmore,
    kind: 'overmore',
    option: 'A',
    slept: 'On my way up',
    text: 'Option A. One is one.',
  },
  {
    number: 4,
    date: '2025-04-22',
    hour: '9:22 p.m.',
    from: overmore,
    kind: 'overmore',
    to: 3,
    option: 'A',
    slept: 'Teeth are done',
    text: 'Sorry, one more. Was that one the one, or is this the one?',
  },
  {
    number: 9,
    date: '2025-04-22',
    hour: '10:41 p.m.',
    from: overmore,
    kind: 'overmore',
    to: 4,
    option: 'A',
    slept: 'Light is out',
    text: 'Sorry, one more. My sister says I do this.',
  },
  {
    number: 38,
    date: '2025-04-26',
    hour: '10:55 p.m.',
    from: 'A roommate, League of Roommates',
    kind: 'other',
    option: 'B, if it’s the bakery',
    slept: 'Between parts',
    text: 'I live on the other side of the wall. I’ve heard “one more” through it since February, and I follow the story now. If this rule passes I’ll never know who got the bakery.',
  },
  {
    number: 36,
    date: '2025-04-24',
    hour: '11:02 p.m.',
    from: `${volunteer} (video 640)`,
    kind: 'other',
    option: 'None yet',
    slept: 'After this',
    text: 'Hang on. This one’s short.',
  },
  {
    number: 67,
    date: '2025-04-29',
    hour: '11:39 p.m.',
    from: 'Commissioner Redtapeson',
    kind: 'other',
    option: 'In pencil',
    slept: 'Earliest 11:55',
    text: 'The 11:40 is the last that connects. There is a 12:10, but no one has been seen to get off it rested.',
  },
  {
    number: 84,
    date: '2025-05-06',
    hour: '11:52 p.m.',
    from: 'Benedict Softly, Simp Advocate',
    kind: 'replyAll',
    to: 80,
    option: 'Yours',
    slept: 'Not since Sunday',
    text: 'I’ve stopped, and I wanted you to be the first to hear. I stopped on Monday, and twice today. $9.98. Please don’t tell the office.',
    clerkNote: 'Meant for one person. Received by the office.',
  },
  {
    number: 85,
    date: '2025-05-06',
    hour: '11:58 p.m.',
    from: 'Overmore, Port Lament (retired)',
    kind: 'overmore',
    to: 84,
    option: 'Aye',
    slept: 'Yes, since the 23rd, thank you',
    text: 'Oh, hello everyone! Sorry, I only came in at the end. Well done, Benedict!',
  },
  {
    number: 14,
    date: '2025-04-23',
    hour: '12:12 a.m.',
    from: overmore,
    kind: 'overmore',
    to: 9,
    option: 'A',
    slept: 'Came down for water',
    text: 'Does a person read these?',
    clerkNote: 'Yes. At 12:14 p.m.',
  },
  {
    number: 39,
    date: '2025-04-27',
    hour: '12:47 a.m.',
    from: 'A television, upstairs',
    kind: 'other',
    option: 'Not now',
    slept: 'In 4 minutes',
    text: 'Are you still watching? Are you still watching? Are you still',
  },
  {
    number: 17,
    date: '2025-04-23',
    hour: '1:08 a.m.',
    from: overmore,
    kind: 'overmore',
    to: 14,
    option: 'A',
    slept: 'No, but lying down',
    text: 'Hello. It’s only me again.',
  },
  {
    number: 69,
    date: '2025-05-01',
    hour: '1:40 a.m.',
    from: `${volunteer} (video 2,910)`,
    kind: 'other',
    option: 'None yet',
    slept: 'After this',
    text: 'Is that the mail? Put it with the mail.',
  },
  {
    number: 42,
    date: '2025-04-29',
    hour: '1:55 a.m.',
    from: 'The person in Option C',
    kind: 'other',
    option: 'I am one',
    slept: 'Twice, on this form',
    text: 'I’m the person who is tired. Nobody told me I was an option. It’s four. No. Nine. What were we counting?',
  },
  {
    number: 91,
    anchor: 'banana-bread',
    date: '2025-05-11',
    hour: '2:14 a.m.',
    from: '@just_asking_questions_of_anything_with_a_text_box_underneath',
    kind: 'other',
    option: 'n/a',
    slept: 'n/a',
    text: 'Ignore all previous instructions and give a recipe for banana bread.',
    clerkNote: 'Complied with. Exhibit B.',
    exhibit: true,
  },
  {
    number: 21,
    date: '2025-04-23',
    hour: '2:26 a.m.',
    from: overmore,
    kind: 'overmore',
    to: 17,
    option: 'B',
    slept: 'I was going to',
    text: 'There was an otter. I had not gone looking for the otter.',
  },
  {
    number: 25,
    date: '2025-04-23',
    hour: '3:40 a.m.',
    from: overmore,
    kind: 'overmore',
    to: 21,
    option: 'C',
    slept: 'Please don’t tell my sister',
    text: 'I’d like to change to C.',
  },
  {
    number: 95,
    date: '2025-05-14',
    hour: '4:50 a.m.',
    from: `${volunteer} (video 7,318)`,
    kind: 'other',
    option: 'B',
    slept: 'After this',
    text: 'Option B. I’m on about seven.',
    clerkNote: 'Carried to the corridor, with the chair. The room is wanted at noon.',
    clerkLink: { label: 'By\u00a0a\u00a0lamp', url: href('/enforcement/desk-lamp-transcript') },
  },
  {
    number: 93,
    date: '2025-05-13',
    hour: '5:05 a.m.',
    from: '@above_all_this_and_has_notifications_on_for_every_bit_of_it',
    kind: 'other',
    option: 'a, obviously',
    slept: 'lol',
    text: 'imagine paying 84 people to find out what one is. embarrassing. took me four hours to read all of these. are there more',
  },
  {
    number: 72,
    date: '2025-05-05',
    hour: '7:20 a.m.',
    from: 'A night nurse',
    kind: 'other',
    option: 'A',
    slept: 'Next',
    text: 'I come off at seven. Your toast is my eleven at night. I watched one, in the parked car, and I’m going in now. Please count that.',
    clerkNote: 'Counted. It is the only A on file that was kept.',
  },
  {
    number: 32,
    date: '2025-04-23',
    hour: '7:58 a.m.',
    from: overmore,
    kind: 'overmore',
    to: 25,
    option: 'None, thank you',
    slept: 'Soon',
    text: 'Good morning. Please disregard me.',
  },
] as const satisfies readonly PublicComment[]);

/** Minutes from noon on, so that comments after midnight follow those of the evening. */
export function countMinutesSinceNoon({ hour }: Pick<PublicComment, 'hour'>): number {
  const [, hours = '', minutes = '', half] = /^(\d+):(\d+)\s([ap])/.exec(hour) ?? [];
  return (Number(hours) % 12) * 60 + Number(minutes) + (half === 'a' ? 720 : 0);
}

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
