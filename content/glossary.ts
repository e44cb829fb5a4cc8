import { addNoBreakSpaces } from './format';
import type { Link } from './link';
import { href } from './site';
import type { SpotIllustrationName } from './spotIllustrations';

/** `seeAlso` holds the ids of other terms. */
export interface GlossaryTerm {
  /** The URL fragment: `simp` in `/resources/digital-exposure-glossary#simp`. */
  id: string;
  term: string;
  partOfSpeech?: 'n.' | 'v.' | 'adj.';
  definition: string;
  /** Latin words in the definition, which get `lang="la"`. */
  latin?: string;
  seeAlso?: readonly string[];
  drawing?: SpotIllustrationName;
  /** A page with more about the term. */
  read?: Link;
}

export const glossaryPage = {
  title: 'Digital Exposure Glossary',
  description:
    'Satire: the words of the Code of Simp Regulations, from acknowledgment equivalent to wallet, each defined once, in alphabetical order.',
  lead: 'A word means what it says here. Sections are those of the Code of Simp Regulations (51 CSR).',
} as const;

/** For each letter without a term, the note after "[Reserved]". */
export const reservedLetterNotes: Readonly<Record<string, string>> = {
  J: 'for “just,” which was withdrawn',
  K: 'for “k,” which is still being read',
  V: 'for “vibe.” The Division felt that it would come',
  X: 'for “x,” at the end of a message. It may have been an initial',
};

export const glossaryTerms = addNoBreakSpaces<readonly GlossaryTerm[]>([
  {
    id: 'acknowledgment-equivalent',
    term: 'Acknowledgment equivalent',
    partOfSpeech: 'n.',
    definition:
      'The value, in dollars, of having been noticed (51 CSR 301.6). It cannot be saved up, and usually is.',
  },
  {
    id: 'attractiveness',
    term: 'Attractiveness (statutory)',
    partOfSpeech: 'n.',
    definition: 'The tendency of a post to attract a payment, 0–100. Not a property of any person.',
  },
  {
    id: 'autoplay',
    term: 'Autoplay',
    partOfSpeech: 'n.',
    drawing: 'bed',
    definition: 'The next one, begun before the last one has been decided against.',
  },
  {
    id: 'bikini',
    term: 'Bikini',
    partOfSpeech: 'n.',
    definition:
      'Any filing submitted in two parts that leaves the middle to the reader (51 CSR 118.2).',
  },
  {
    id: 'cap',
    term: 'Cap',
    partOfSpeech: 'n.',
    read: { label: 'How to set one', url: href('/education/simp-awareness-101/module-4#lesson-1') },
    definition:
      'A monthly limit on outlays, set by a simp in the morning for the same simp at night.',
  },
  {
    id: 'coochie-index',
    term: 'Coochie index',
    partOfSpeech: 'n.',
    definition:
      'The Composite Of Online Content, Hype, Impressions, and Engagement: mean exposure across five platforms.',
  },
  {
    id: 'creator',
    term: 'Creator',
    partOfSpeech: 'n.',
    definition:
      'A person whose work is online. Presumed innocent, owed the posted price, and not regulated.',
  },
  {
    id: 'crush',
    term: 'Crush',
    partOfSpeech: 'n.',
    read: { label: 'Such an answer', url: href('/freedom-of-infatuation/release-266') },
    definition: 'The subject of a request on Form FI-1, and no part of the answer.',
  },
  {
    id: 'disclosure',
    term: 'Disclosure',
    partOfSpeech: 'n.',
    definition: 'A statement, in writing, of what the rest of the table had noticed.',
  },
  {
    id: 'droplet-to-brain-ratio',
    term: 'Droplet-to-brain (💦-to-🧠) ratio',
    partOfSpeech: 'n.',
    definition:
      'In a simp’s replies, droplets divided by brains. On what a droplet means the Commission has four rulings and no view.',
    read: { label: 'The four rulings', url: href('/resources/droplet-rulings') },
  },
  {
    id: 'engagement',
    term: 'Engagement',
    partOfSpeech: 'n.',
    drawing: 'chairs',
    definition: 'Evidence of having been present.',
  },
  {
    id: 'exposure',
    term: 'Exposure',
    partOfSpeech: 'n.',
    definition: 'Of a wallet. No other sense was ever before the Commission.',
  },
  {
    id: 'free-trial',
    term: 'Free trial',
    partOfSpeech: 'n.',
    definition: 'The part of a subscription that does not appear on a statement.',
  },
  {
    id: 'friction',
    term: 'Friction',
    partOfSpeech: 'n.',
    definition:
      'Whatever stands between a wallet and a button. Formerly listed as a defect of buttons.',
  },
  {
    id: 'gift',
    term: 'Gift',
    partOfSpeech: 'n.',
    definition: 'A payment accompanied by a small moving picture of something else.',
  },
  {
    id: 'heart',
    term: 'Heart',
    partOfSpeech: 'n.',
    definition: 'The smallest acknowledgment in circulation: $0.11.',
  },
  {
    id: 'hey',
    term: '“Hey”',
    partOfSpeech: 'n.',
    definition: 'A message, complete.',
  },
  {
    id: 'impostor-account',
    term: 'Impostor account',
    partOfSpeech: 'n.',
    read: { label: 'How to tell', url: href('/education/simp-awareness-101/module-2#lesson-5') },
    definition:
      'An account that pretends to be someone. It is known by what it asks for: a gift card, a transfer, a secret. Check the official page, and do not send anything.',
  },
  {
    id: 'left-on-read',
    term: 'Left on read',
    partOfSpeech: 'adj.',
    definition: 'Seen, and not answered. The Commission’s motto, in Latin: Visum, non responsum.',
    latin: 'Visum, non responsum',
  },
  {
    id: 'link-in-bio',
    term: 'Link in bio',
    drawing: 'cord',
    partOfSpeech: 'n.',
    definition: 'A door in a wall of doors. Scored for how far it leads from where it said.',
  },
  {
    id: 'lurker',
    term: 'Lurker',
    partOfSpeech: 'n.',
    definition:
      'A person who reads, writes nothing, and sends nothing. The Commission has had no contact with this group and thinks well of it.',
  },
  {
    id: 'mutual',
    term: 'Mutual',
    partOfSpeech: 'n.',
    definition:
      'Either of two people who follow each other. Outside the Commission’s jurisdiction, with its compliments.',
  },
  {
    id: 'name-read-aloud',
    term: 'Name read aloud',
    partOfSpeech: 'n.',
    definition: 'An acknowledgment valued at $4.75, or at $6.20 if read correctly.',
  },
  {
    id: 'notice-of-gentle-concern',
    term: 'Notice of Gentle Concern',
    drawing: 'pamphlets',
    partOfSpeech: 'n.',
    definition:
      'The paper served at the first tier of the penalty schedule (51 CSR 250.1). It costs $0.',
    read: {
      label: 'Notices, by occasion',
      url: href('/resources/notice-of-gentle-concern'),
    },
  },
  {
    id: 'one-more',
    term: 'One more',
    partOfSpeech: 'n.',
    read: { label: 'The public’s comments', url: href('/oversight/one-more-comments') },
    definition: 'Under proposed 51 CSR 612.9, a number. Until then, an estimate.',
  },
  {
    id: 'parasocial-expenditure',
    term: 'Parasocial expenditure',
    partOfSpeech: 'n.',
    definition:
      'A payment to a person who does not know the payer, made as though the matter were under discussion.',
  },
  {
    id: 'ratio',
    term: 'Ratio',
    partOfSpeech: 'v.',
    definition: 'Left undefined at the request of all parties.',
  },
  {
    id: 'reply',
    term: 'Reply',
    drawing: 'replies',
    partOfSpeech: 'n.',
    definition: 'A remark addressed to one person in front of everyone.',
  },
  {
    id: 'satisfaction',
    term: 'Satisfaction',
    partOfSpeech: 'n.',
    definition: 'The share who answered “It’s fine” to Question 9 of Form 10-Q.',
    read: { label: 'Form 10-Q, in full', url: href('/resources/form-10-q') },
  },
  {
    id: 'simp',
    term: 'Simp',
    partOfSpeech: 'n.',
    read: { label: 'Simp Awareness 101', url: href('/education/simp-awareness-101') },
    definition:
      'Any person, of any gender, who has sent money and then apologized for the amount. Second definition: or who has read the first definition and looked away.',
  },
  {
    id: 'statement',
    term: 'Statement',
    partOfSpeech: 'n.',
    definition: 'A monthly publication with one author and, as a rule, no readers.',
  },
  {
    id: 'subscription',
    term: 'Subscription',
    partOfSpeech: 'n.',
    definition: 'A payment made monthly and decided upon once.',
  },
  {
    id: 'third-click',
    term: 'Third click',
    partOfSpeech: 'n.',
    definition: 'The click at which a simp must say what is being looked for (51 CSR 210.3).',
  },
  {
    id: 'thirst-trap',
    term: 'Thirst trap',
    partOfSpeech: 'n.',
    definition:
      'A post, of any lawful subject, that causes a simp to type before thinking. The post is presumed innocent, and may be of furniture.',
  },
  {
    id: 'tier',
    term: 'Tier',
    partOfSpeech: 'n.',
    definition: 'A list of what has been bought. Complete as printed.',
  },
  {
    id: 'tip',
    term: 'Tip',
    partOfSpeech: 'n.',
    definition: 'A payment whose purpose is known to the payer and has not come up.',
  },
  {
    id: 'ty',
    term: '“Ty”',
    partOfSpeech: 'n.',
    definition: 'Thanks, in two letters: $0.85.',
  },
  {
    id: 'typing-indicator',
    term: 'Typing indicator',
    partOfSpeech: 'n.',
    definition: 'Three dots, in some cases followed by a message.',
    seeAlso: ['left-on-read'],
  },
  {
    id: 'unfollow',
    term: 'Unfollow',
    partOfSpeech: 'v.',
    definition: 'To stop following. Of the Commission’s 138 forms, none is required.',
  },
  {
    id: 'wallet',
    term: 'Wallet',
    partOfSpeech: 'n.',
    definition: 'The protected party.',
  },
]);
