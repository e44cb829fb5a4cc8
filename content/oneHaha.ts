import { addNoBreakSpaces } from './format';

export interface ChatEntry {
  /** The hours and minutes of that night, as the chat shows them. */
  at: string;
  /** Without a name it is the chat's own line, such as who joined. */
  from?: string;
  /** A picture is described, not shown; a silence is drawn as empty space. */
  kind?: 'picture' | 'typing' | 'silence';
  texts: readonly string[];
  /** The number of a footnote, from 1. */
  footnote?: number;
}

/** A member whom nobody has saved under a name; the other digits are withheld. */
const unsavedMember = '…0142';

export const oneHahaChat = addNoBreakSpaces<readonly ChatEntry[]>([
  {
    at: '11:48',
    from: 'mina',
    texts: ['it came', 'forty minutes and it came', '“haha”'],
    footnote: 1,
  },
  { at: '11:49', from: 'Theo', texts: ['Capital H?'] },
  { at: '11:49', from: 'mina', texts: ['small', 'is haha with a small h worse'] },
  { at: '11:49', from: 'carmen', texts: ['in march mine was a small h'] },
  { at: '11:50', from: 'odette', texts: ['i’m up at six'] },
  { at: '11:50', from: 'jules', kind: 'picture', texts: ['A small dog, facing a closed door.'] },
  {
    at: '11:51',
    from: 'mina',
    texts: ['but no period!! a period would be over. this is still open'],
  },
  { at: '11:51', from: 'carmen', texts: ['in march there was no period. it was over anyway'] },
  { at: '11:52', from: 'Theo', texts: ['I’ve started a sheet. Which joke?'] },
  { at: '11:52', from: 'mina', texts: ['the parrot'] },
  { at: '11:52', from: 'Theo', texts: ['The parrot is a strong joke.'] },
  { at: '11:53', from: 'odette', texts: ['it’s long'] },
  { at: '11:53', from: 'mina', texts: ['it’s the right length for what happens to the parrot'] },
  { at: '11:56', from: 'Theo', texts: ['Column A, name?'] },
  {
    at: '11:56',
    from: 'mina',
    texts: ['haven’t saved it. i’m not saving the number until it means something'],
  },
  {
    at: '11:57',
    from: 'carmen',
    texts: ['i saved march. with a heart. you have to scroll past it'],
  },
  {
    at: '12:04',
    from: 'Theo',
    texts: [
      'With Carmen’s nine rows, the average wait is 52 minutes. Forty is better than average.',
    ],
  },
  { at: '12:04', from: 'carmen', texts: ['the average is me'] },
  { at: '12:09', from: 'odette', texts: ['it says six members. who’s the sixth'] },
  {
    at: '12:09',
    from: 'carmen',
    texts: ['someone from the february chili. is this on mute? whatever'],
    footnote: 2,
  },
  { at: '12:10', from: 'odette', texts: ['living the dream'] },
  {
    at: '12:13',
    from: 'jules',
    kind: 'picture',
    texts: ['The word “haha,” enlarged until it is eight gray squares.'],
  },
  { at: '12:14', from: 'mina', texts: ['see it’s round'] },
  { at: '12:14', from: 'odette', texts: ['those are squares'] },
  { at: '12:19', from: 'mina', texts: ['we need ben. ben has read things like this'] },
  { at: '12:20', texts: ['carmen added Ben S.'], footnote: 3 },
  { at: '12:21', from: 'Ben S.', texts: ['Good evening. I believe you want another Ben.'] },
  { at: '12:21', from: 'carmen', texts: ['oh no. sorry'] },
  { at: '12:22', from: 'Ben S.', texts: ['Not at all. I’ll go. Where is “leave”?'] },
  { at: '12:22', from: 'mina', texts: ['wait. wrong ben. is forty minutes long'] },
  { at: '12:22', kind: 'typing', texts: ['Ben S. is typing.'], footnote: 4 },
  {
    at: '12:28',
    from: 'Ben S.',
    texts: [
      'I had an answer in four seconds once. It had gone to everybody. Forty minutes is a person.',
    ],
  },
  { at: '12:28', from: 'mina', texts: ['FORTY MINUTES IS A PERSON'] },
  {
    at: '12:29',
    from: 'jules',
    kind: 'picture',
    texts: ['The same dog. The door is open by an inch.'],
  },
  { at: '12:30', from: 'odette', texts: ['keep him'] },
  { at: '12:36', from: 'mina', texts: ['vote. does it mean anything. aye'] },
  { at: '12:36', from: 'carmen', texts: ['no. i was an aye in march'] },
  { at: '12:37', from: 'odette', texts: ['no, so i can sleep'] },
  { at: '12:37', from: 'Theo', texts: ['Aye, at 62 percent.'] },
  { at: '12:38', from: 'jules', kind: 'picture', texts: ['A thumb, sideways.'] },
  { at: '12:38', from: 'Theo', texts: ['Two to two, and a thumb. Ben?'] },
  { at: '12:39', from: 'Ben S.', texts: ['I always vote aye. You shouldn’t count me.'] },
  {
    at: '12:52',
    from: 'mina',
    texts: ['ok a reply. “haha right?? anyway are you going to the thing on saturday”'],
  },
  { at: '12:53', from: 'carmen', texts: ['you can’t haha a haha. march 14'] },
  { at: '12:53', from: 'Theo', texts: ['Ten words without it.'] },
  { at: '12:54', from: 'odette', texts: ['no anyway'] },
  { at: '12:54', from: 'Ben S.', texts: ['I’d keep the “anyway.”'] },
  { at: '12:54', from: 'odette', texts: ['ben'] },
  { at: '12:55', from: 'Ben S.', texts: ['I know.'] },
  { at: '12:56', from: 'carmen', texts: ['“the thing” sounds like surgery'] },
  { at: '12:57', from: 'Theo', texts: ['“are you going saturday.” Four. It’s clean.'] },
  {
    at: '1:02',
    from: 'Ben S.',
    texts: ['If I may, it’s one in the morning. I’d like to suggest that you all go to bed.'],
  },
  { at: '1:02', from: 'odette', texts: ['THANK YOU'] },
  { at: '1:03', from: 'mina', texts: ['why are YOU up ben'] },
  {
    at: '1:04',
    from: 'Ben S.',
    texts: ['There’s somebody who goes on at one. I usually say goodnight.'],
  },
  { at: '1:04', from: 'mina', texts: ['do they say it back'] },
  { at: '1:05', from: 'Ben S.', texts: ['From ten dollars up, it’s read out.'] },
  { at: '1:06', from: 'odette', texts: ['ben. say it here'] },
  { at: '1:07', from: 'Ben S.', texts: ['Goodnight.'] },
  { at: '1:07', from: 'mina', texts: ['goodnight ben'] },
  { at: '1:07', from: 'Theo', texts: ['Goodnight, Ben.'] },
  { at: '1:07', from: 'carmen', texts: ['night ben. nobody said it in march'] },
  {
    at: '1:08',
    from: 'jules',
    kind: 'picture',
    texts: ['The dog, asleep. The door is not shown.'],
  },
  { at: '1:08', from: 'odette', texts: ['go to bed ben'] },
  { at: '1:09', texts: ['Ben S. left'], footnote: 5 },
  { at: '1:10', from: 'odette', texts: ['see it can be done'] },
  { at: '1:12', from: 'carmen', texts: ['in march i sent the four words'] },
  { at: '1:12', from: 'mina', texts: ['and??'] },
  { at: '1:13', from: 'carmen', texts: ['i got a calendar invite. to something else'] },
  { at: '1:20', from: 'Theo', texts: ['I’ve run it without Carmen. The average is then forty.'] },
  { at: '1:20', from: 'mina', texts: ['is that good'] },
  { at: '1:21', from: 'Theo', texts: ['It’s one row.'] },
  { at: '1:31', from: 'carmen', texts: ['what if saturday is a no'] },
  { at: '1:33', from: 'mina', texts: ['then it’s a no. i can read a no'] },
  { at: '1:44', from: 'mina', texts: ['it’s typed. my thumb is over it'] },
  { at: '1:44', from: 'odette', texts: ['send. sleep'] },
  {
    at: '2:00',
    from: 'Theo',
    texts: ['One thing before you do. Column F, sender. Which number did the haha come from?'],
  },
  {
    at: '2:00',
    from: 'mina',
    texts: ['it ends in 0142. i know the rest by heart which is normal'],
  },
  { at: '2:01', from: 'odette', texts: ['mina', 'open the members'] },
  { at: '2:02', kind: 'silence', texts: ['Nobody is typing.'] },
  { at: '2:06', kind: 'typing', texts: [`${unsavedMember} is typing.`] },
  {
    at: '2:10',
    from: unsavedMember,
    texts: [
      'it was HAHAHA for thirty-nine minutes. then i worried how it would look. yes to saturday. goodnight ben',
    ],
  },
]);

export const oneHahaPage = addNoBreakSpaces({
  officialName: 'In re One “Haha,” Exhibit 7',
  crumb: 'Exhibit 7',
  title: 'One “Haha,” Considered by Five People',
  description:
    'Satire: a group chat, produced under subpoena. Somebody’s crush has answered a joke with “haha,” small h, no period, and it is nearly midnight.',
  lead: 'A group chat, produced under subpoena. Night of May 15 to 16, 2025.',
  picture: 'Picture:',
  footnotesLabel: 'Footnotes',
  footnotes: [
    'Joke sent at 11:07 p.m.; answered at 11:47 p.m.',
    'Member …0142: added February 9 at 7:15 p.m.; muted at 7:16 p.m. The other digits are withheld.',
    'Benedict Softly, Simp Advocate. The other Ben was asleep.',
    'Typed from 12:22 to 12:28: 611 characters. Sent: 90.',
    'Receipt of Benedict Softly for the evening of May 15: $0.00.',
  ],
} as const);
