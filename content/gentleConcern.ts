import { keepTogether } from './format';
import type { PageHead } from './agency';
import { href } from './site';

/** The paper of Tier 1, made out for one occasion. */
export interface Notice {
  slug: string;
  /** What was seen, as the list of notices names it. */
  occasion: string;
  /** The text as served; a line each. */
  lines: readonly string[];
  /** Who may need it, said to the person about to send it on. */
  forWhom: string;
}

/** Address of a notice, to be sent to somebody. */
export const noticePath = ({ slug }: Notice) =>
  `/resources/notice-of-gentle-concern/${slug}` as const;

export const notices: readonly Notice[] = [
  {
    slug: 'hey',
    occasion: 'A “hey”',
    lines: [
      'We saw that you said “hey”.',
      'It was a good one, and it was heard in the room where we sit.',
      'Nothing needs to be added to it.',
    ],
    forWhom: 'For somebody who is looking at a word and waiting for it to be answered.',
  },
  {
    slug: 'one-in-the-morning',
    occasion: 'A tip at one in the morning',
    lines: [
      'We saw the tip. It was one in the morning, and it was kindly meant.',
      'It will still have been kind at breakfast.',
      'You may turn the light off now. We have the next part.',
    ],
    forWhom: 'For somebody who is awake and has just been generous.',
  },
  {
    slug: 'fifth-visit',
    occasion: 'The fifth visit to a profile',
    lines: [
      'We saw the fifth visit.',
      'Nothing has changed there since the fourth. It is a page, and it is keeping well.',
      'There is a kettle near you. We suggest it.',
    ],
    forWhom: 'For somebody who has gone back to look, in case.',
  },
  {
    slug: 'unsent-draft',
    occasion: 'A draft that was not sent',
    lines: [
      'We saw that you wrote it, and that you read it over, and that you let it be.',
      'It was well put.',
      'It may stay where it is. It is in good hands there.',
    ],
    forWhom: 'For somebody who held something back, which nobody ever thanks a person for.',
  },
  {
    slug: 'renewal',
    occasion: 'A renewal that was noticed too late',
    lines: [
      'We saw it renew. It does that by itself, and would have done it to anyone.',
      'It is one month, and it has an end.',
      'The button for next time is small. We will look for it with you in the daylight.',
    ],
    forWhom: 'For somebody who is cross with a calendar.',
  },
  {
    slug: 'no-occasion',
    occasion: 'No occasion',
    lines: [
      'We looked in, and you were all right.',
      'There is no reason for this notice. It was thought that you might like to have one.',
      'Please carry on.',
    ],
    forWhom: 'For anybody.',
  },
];

export const gentleConcern = keepTogether({
  title: 'Notice of Gentle Concern',
  description:
    'Satire: the paper of Tier 1, which costs nothing. Six notices of three lines each, made to be sent from one person to another.',
  lead: 'The first tier of the penalty schedule is a letter. It asks for nothing, names no one, and carries a penalty of $0.',
  paragraphs: [
    'The present wording was drafted for 2,114 people at once, and has since been made out for single occasions. The Division of Conduct in the Replies serves it. So may anybody: it is the only paper of the Commission that is valid when served by a friend.',
    'Each notice below has an address of its own. Open one, and send the address to a person who could use it. The preview picture shows the notice’s text.',
  ],
  list: { title: 'Notices, by occasion' },
  served:
    'Served under the Code of Simp Regulations, 51 CSR 250.1, Tier 1. Penalty: $0. No reply is needed.',
  more: {
    title: 'Other notices',
    all: { label: 'About the Notice', url: href('/resources/notice-of-gentle-concern') },
  },
  send: 'To send it, copy this page’s address.',
  plain:
    'In plain words: nobody saw anything, and nobody is watching. No notice can be ordered, appealed or answered here. The page stores nothing about who opens it.',
} as const satisfies PageHead & Record<string, unknown>);
