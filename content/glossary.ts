import { formsInForceCount } from './about';
import { addNoBreakSpaces } from './format';
import type { Link } from './navigation';
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
  lead: 'A word means what it says here. Where a term has a section of the Code of Simp Regulations (51 CSR), the section is cited; where it has only a history, that has been left out.',
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
    seeAlso: ['swimwear'],
  },
  {
    id: 'cap',
    term: 'Cap',
    partOfSpeech: 'n.',
    read: { label: 'How to set one', url: href('/education/simp-awareness-101/module-4#lesson-1') },
    definition:
      'A monthly limit on outlays, set by a simp in the morning for the use of the same simp at night.',
  },
  {
    id: 'churn',
    term: 'Churn',
    partOfSpeech: 'n.',
    definition: 'Simps who left, including by accident.',
  },
  {
    id: 'compliant',
    term: 'Compliant',
    partOfSpeech: 'adj.',
    definition: 'Said of an entry for which the simps’ paperwork is complete.',
  },
  {
    id: 'coochie-index',
    term: 'Coochie index',
    partOfSpeech: 'n.',
    definition:
      'The Composite Of Online Content, Hype, Impressions, and Engagement: mean exposure across five platforms (Release No. 24-033).',
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
      'In a simp’s replies, droplets divided by brains (51 CSR 75.6). A droplet denotes what the sender meant by it, on which the Commission has four rulings and no view. A brain is counted.',
    seeAlso: ['hey'],
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
    id: 'exposure-rating',
    term: 'Exposure rating',
    partOfSpeech: 'n.',
    definition:
      'A figure from 0 to 10, issued quarterly, stating how much of a wallet stands in the open (51 CSR 75.6).',
    seeAlso: ['hrt-10-rating'],
  },
  {
    id: 'follower-simp',
    term: 'Follower simp',
    partOfSpeech: 'n.',
    definition:
      'A follower who has also paid. A simp who has paid but not followed is classed as shy.',
    seeAlso: ['simp'],
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
    seeAlso: ['cap'],
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
    definition:
      'The smallest acknowledgment in circulation: $0.11. Nine of them come to $0.99, like everything else.',
  },
  {
    id: 'hey',
    term: '“Hey”',
    partOfSpeech: 'n.',
    definition:
      'A message, complete. A reply with neither a droplet nor a brain counts as one (51 CSR 225.1).',
  },
  {
    id: 'hrt-10-rating',
    term: 'HRT-10 rating',
    partOfSpeech: 'n.',
    definition:
      'A whole number from 1 to 10. It measures the rater’s own wallet and says nothing of the person rated (51 CSR 10.1(a)).',
    seeAlso: ['exposure-rating'],
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
    definition: 'The Commission’s motto, in Latin: Visum, non responsum.',
    latin: 'Visum, non responsum',
    seeAlso: ['seen'],
  },
  {
    id: 'link-in-bio',
    term: 'Link in bio',
    drawing: 'cord',
    partOfSpeech: 'n.',
    definition: 'A door in a wall of doors. Scored for how far it leads from where it said.',
    seeAlso: ['third-click'],
  },
  {
    id: 'livestream',
    term: 'Livestream',
    partOfSpeech: 'n.',
    definition:
      'A post that is still happening, and for which it is therefore possible to be late.',
  },
  {
    id: 'loyalty-score',
    term: 'Loyalty score',
    partOfSpeech: 'n.',
    definition: 'Retention, as described by the simp.',
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
    definition:
      'An acknowledgment valued at $4.75, or at $6.20 if read correctly. The difference of $1.45 is mostly vowels.',
    seeAlso: ['heart'],
  },
  {
    id: 'non-compliant',
    term: 'Non-Compliant',
    partOfSpeech: 'adj.',
    definition: 'Said of an entry for which the simps’ paperwork is known to be missing.',
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
    id: 'parasocial',
    term: 'Parasocial',
    partOfSpeech: 'adj.',
    definition:
      'Of a familiarity that runs one way. Ordinary, human, and harmless at ordinary prices.',
  },
  {
    id: 'parasocial-expenditure',
    term: 'Parasocial expenditure',
    partOfSpeech: 'n.',
    definition:
      'A payment to a person who does not know the payer, made as though the matter were under discussion.',
  },
  {
    id: 'provider',
    term: 'Provider',
    partOfSpeech: 'n.',
    definition: 'A person, firm, or fixture listed in the database. Owes the Commission nothing.',
  },
  {
    id: 'quarterly-rating-period',
    term: 'Quarterly rating period',
    partOfSpeech: 'n.',
    definition:
      'Three months, sufficient for one exposure rating, one appeal from it, and one fresh start.',
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
    id: 'retention',
    term: 'Retention',
    partOfSpeech: 'n.',
    definition: 'The share of simps who said they were leaving and are here.',
    seeAlso: ['churn'],
  },
  {
    id: 'return-on-investment',
    term: 'Return on investment (ROI)',
    partOfSpeech: 'n.',
    definition: 'The share of each dollar that comes back as acknowledgment. Stated gross.',
  },
  {
    id: 'satisfaction',
    term: 'Satisfaction',
    partOfSpeech: 'n.',
    definition: 'The share who answered “It’s fine” to Question 9 of Form 10-Q.',
    read: { label: 'Form 10-Q, in full', url: href('/resources/form-10-q') },
  },
  {
    id: 'seen',
    term: 'Seen',
    drawing: 'mirror',
    partOfSpeech: 'adj.',
    definition: 'Of a message: arrived. No further duty attaches to anyone.',
    seeAlso: ['left-on-read'],
  },
  {
    id: 'simp',
    term: 'Simp',
    partOfSpeech: 'n.',
    read: { label: 'Simp Awareness 101', url: href('/education/simp-awareness-101') },
    definition:
      'Any person, of any gender, who has sent money and then apologized for the amount. Second definition (interim rule of June 13, 2024): or who has read the first definition and looked away.',
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
    id: 'sundress',
    term: 'Sundress',
    partOfSpeech: 'n.',
    definition:
      'Reference Sundress No. 1: one cotton garment, found on its hanger. No person has worn it.',
  },
  {
    id: 'sundress-season',
    term: 'Sundress season',
    partOfSpeech: 'n.',
    definition: 'The interval between two official notices (51 CSR 68.2).',
  },
  {
    id: 'sundress-yield-curve',
    term: 'Sundress yield curve',
    partOfSpeech: 'n.',
    definition:
      'Sundress posts by month. Inverted when January exceeds June; this has happened once, in one region, for one reason.',
  },
  {
    id: 'swimwear',
    term: 'Swimwear',
    partOfSpeech: 'n.',
    definition: 'The registry category: towels and adjacent matters.',
    seeAlso: ['bikini'],
  },
  {
    id: 'third-click',
    term: 'Third click',
    partOfSpeech: 'n.',
    definition:
      'The click at which a simp must say what is being looked for (51 CSR 210.3, effective July 14, 2025). The first two may be made in silence.',
    seeAlso: ['link-in-bio'],
  },
  {
    id: 'thirst-trap',
    term: 'Thirst trap',
    partOfSpeech: 'n.',
    definition:
      'A post, of any lawful subject, that causes a simp to type before thinking. The test is the typing. The post is presumed innocent, and may be of furniture.',
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
    definition: 'Thanks, in two letters: $0.85, or 42.5 cents a letter.',
  },
  {
    id: 'typing-indicator',
    term: 'Typing indicator',
    partOfSpeech: 'n.',
    definition: 'Three dots, in some cases followed by a message.',
    seeAlso: ['left-on-read'],
  },
  {
    id: 'under-review',
    term: 'Under Review',
    partOfSpeech: 'adj.',
    definition: 'Said of an entry for which the simps’ paperwork is being looked for.',
  },
  {
    id: 'unfollow',
    term: 'Unfollow',
    partOfSpeech: 'v.',
    definition: `To stop following. Of the Commission’s ${formsInForceCount} forms, none is required.`,
  },
  {
    id: 'wallet',
    term: 'Wallet',
    partOfSpeech: 'n.',
    definition: 'The protected party.',
  },
]);
