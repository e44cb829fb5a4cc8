import { addNoBreakSpaces, capitalize, spellOutNumber } from './format';
import { href } from './site';
import { type WalletFinding, type WalletFindingId, walletFindingRules } from './walletFindings';

interface FindingPageTexts {
  /** The fewest and the most different numbers of the scale with which one comes to the finding. */
  takes: readonly [least: number, most: number];
  /** For the reader to whom the page was sent: 40 to 70 words, without the rater's figures. */
  paragraph: string;
}

const pageTexts: Readonly<Record<WalletFindingId, FindingPageTexts>> = {
  ones: {
    takes: [1, 1],
    paragraph:
      'This wallet was shown everyone and opened for nobody. It was not rude about it. It read each name, said that the person seemed lovely, and asked whether there was a free version. Staff were let in to look around and found a library card. The Commission was founded to produce a wallet like this one, and has no form for when it works.',
  },
  tens: {
    takes: [1, 1],
    paragraph:
      'This wallet gave the top of the scale to everyone, including a person who was only holding the door. Nothing is wrong with it. It likes people, it had been indoors all winter, and nobody had told it that the scale goes down. It has been walked around the block and given water. It asked whether the block takes tips.',
  },
  carbon: {
    takes: [1, 1],
    paragraph:
      'This wallet met a room of strangers and gave each of them the same number, like a parent at a recital. Pressed for a favorite, it said that they had all worked so hard. Nobody believes it. There is one name that it pronounces more carefully than the others, and it has asked that this be left out of the record.',
  },
  coin: {
    takes: [2, 2],
    paragraph:
      'This wallet was offered a whole scale and used two of its numbers. Asked about the rest, it said that it knows what it likes, and that everything else is the other thing. It orders the same way and packs the same way, and it once ended a long friendship over a third topping. It has apologized. It has not tried the topping.',
  },
  rising: {
    takes: [3, 10],
    paragraph:
      'This wallet began with its coat buttoned and went up from there without once coming down. It had meant to leave after the first few. Then somebody was funnier than expected, somebody else remembered its name, and by midnight it was the guest who does the dishes. The Chief Economist has asked for a print of the line. The wallet has asked for the names.',
  },
  falling: {
    takes: [3, 10],
    paragraph:
      'This wallet was generous first and informed afterward. It arrived early, paid for whoever stood nearest, and then kept being introduced to people. By the middle it was asking what was included. By the end it stood at the door with its keys out, nodding at a story. It came to its senses unassisted, and would like the first part struck.',
  },
  limit: {
    takes: [3, 10],
    paragraph:
      'This wallet came out precisely on the line between one band and the next, which almost never happens, and the Chair had to be fetched to read it. It was told that it could step either way. It said that it was just leaving. Then it asked what was going on in the next band, and whether anybody it knew was there.',
  },
  'one-name': {
    takes: [3, 8],
    paragraph:
      'This wallet was calm, even strict, until one name came up. That one got a number well clear of the rest. The wallet then went on as though nothing had happened, in a slightly higher voice. It has since explained, unasked, that it was all about the work. Staff did not write the name down. The wallet has brought it up at lunch.',
  },
  'one-way-out': {
    takes: [3, 8],
    paragraph:
      'This wallet was warm to the whole list with one exception, and the exception stands far below the rest. There was no quarrel. The two have not met. Some wallets keep one refusal in the house the way others keep cash in a shoe. The Director of Facilities has marked this one on the floor plan as an exit.',
  },
  'whole-scale': {
    takes: [10, 10],
    paragraph:
      'This wallet used the entire scale and left no number unopened. It is the kind that tries every sample at the cheese counter, says something true about each, and buys the second one. People hand it the menu. The Commission meant its scale to be used like this. It had never seen it done, and has asked to keep the sheets.',
  },
  'no-middle': {
    takes: [3, 6],
    paragraph:
      'This wallet met some people and hung up, and met others and priced rings. Nobody was found to be fine. Its friends are told of evenings that were a disaster and evenings that were the best of its life, and that turn out to be the same evening. The middle of the scale was heated for it, and staff waited there with a plate.',
  },
  level: {
    takes: [3, 3],
    paragraph:
      'This wallet kept everyone within a step or so of everyone else. It was shown charm and it was shown hats, and it said “nice” to both in one tone. Wallets like this split a bill to the cent, and are asked to hold things by people who are going in the water. The Director of Facilities wishes to borrow it for a shelf.',
  },
  usual: {
    takes: [3, 10],
    paragraph:
      'This wallet has a number that it likes, and gives it to person after person the way a regular nods at a waiter. It was shown the rest of the scale. It said that it all looked very good, and that it would have the usual. Once the usual was out. It ordered something else, left most of it, and tipped double from embarrassment.',
  },
  tired: {
    takes: [3, 10],
    paragraph:
      'This wallet spent early and faded. The first people that it met got warm numbers and real questions. The later ones met a wallet that was looking for its charger. Nothing about them was worse; they had the luck of whoever speaks last at a wedding. It was asked to say a few words to them. It said two.',
  },
  warmed: {
    takes: [3, 10],
    paragraph:
      'This wallet came in suspicious and left a fan. The first people that it met were asked about fees. The later ones were not asked anything: it had taken its shoes off, and somebody had laughed at its joke. From there the numbers go up. It now describes the beginning of the evening as a misunderstanding.',
  },
  wide: {
    takes: [3, 10],
    paragraph:
      'This wallet went to the bottom of the scale and to the top, and then made both trips again. In between it was perfectly ordinary for a while, which fooled several people. It stands by the low ones. It stands by the high ones until about Thursday. Those who know it no longer ask which way it is going; they move the bicycle.',
  },
  bench: {
    takes: [3, 8],
    paragraph:
      'This wallet avoided both ends of the scale. It insulted nobody and proposed to nobody. It is the one that says “no, you go ahead” at a four-way stop until somebody has to get out and direct traffic. Asked whether there was a person it really liked, it said that there were several good candidates and that it was still reading.',
  },
  closed: {
    takes: [3, 10],
    paragraph:
      'This wallet was taken past everybody and came home weighing what it weighed. It looked at a good deal. It said “maybe next time” to several people who had not asked. Its owner had expected a scene and had cleared the evening for one. They watched television, and the owner kept looking over.',
  },
  ajar: {
    takes: [3, 10],
    paragraph:
      'This wallet answers the door with the chain on. It wants to know who it is and what it is for, and then it passes something through the gap anyway, because the person came all that way. Most wallets stand like this of an evening. This one remembers every face. Asked for a total, it goes to see about the oven.',
  },
  open: {
    takes: [3, 10],
    paragraph:
      'This wallet stands open, on purpose, in weather that it describes as fair. It is good company. It has never left a jar empty, and street musicians have been seen to tune up when it turns the corner. It checks its statement once a month with one eye, the way people check on a fish. The fish has been all right.',
  },
  registered: {
    takes: [3, 10],
    paragraph:
      'This wallet came out so high that the Commission went to enter it in the database and found that the form is for somebody else. It was brought inside and given a chair and a glass of water. It says that it is fine. It says that it could stop, that it knows all of them, and that one of them is about to say its name.',
  },
};

export type Finding = Pick<WalletFinding, 'id' | 'title' | 'line' | 'paper'> & FindingPageTexts;

export const findings: readonly Finding[] = walletFindingRules.map(
  ({ id, title, line, paper }) => ({
    id,
    title,
    line,
    paper,
    ...pageTexts[id],
  }),
);

export const getFindingPath = ({ id }: { id: string }) => `/findings/${id}` as const;

/** The square picture of a finding, which visitors save: `findings-usual.png`. */
export const getFindingPictureFileName = ({ id }: { id: string }) => `findings-${id}.png`;

export const getFindingPictureUrl = (finding: { id: string }) =>
  href(`/pictures/${getFindingPictureFileName(finding)}`);

/** "one", "three to six", "three or more". */
export function formatTakes({ takes: [least, most] }: Finding): string {
  const from = spellOutNumber(least);
  if (least === most) return from;
  return most === 10 ? `${from} or more` : `${from} to ${spellOutNumber(most)}`;
}

/** The findings before and after this one; the table has no ends. */
export function getNeighbors(finding: Finding): readonly [Finding, Finding] {
  const at = findings.indexOf(finding);
  const before = findings.at(at - 1) ?? finding;
  const after = findings[(at + 1) % findings.length] ?? finding;
  return [before, after];
}

export const findingsPage = addNoBreakSpaces({
  title: 'Table of Findings',
  form: 'Form HRT-10, Schedule F',
  description:
    'Satire: everything that can be found about a wallet after seven ratings of people who do not exist, in one table.',
  lead: `${capitalize(spellOutNumber(walletFindingRules.length))} things that can be found about a wallet without opening it.`,
  rule: 'The table is read from the top, and the first finding that fits is made. A finding concerns the wallet that did the rating. About the people rated nothing is found, and they have been told so.',
  caption: 'Findings, in the order in which they are tried',
  columns: { finding: 'Finding, and what is read out', takes: 'Numbers it takes' },
  foot: 'The numbers are those of the scale: how many different ones a wallet uses on its way to the finding.',
} as const);

export const findingWords = addNoBreakSpaces({
  caption: 'Finding {n} of {total}',
  play: { label: 'Have yours noted', url: href('/#rating') },
  playNote: 'Seven ratings of people who do not exist. They stay in your browser.',
  description: '{line} Satire: what a commission that does not exist found about a wallet.',
  picture: 'The finding as a picture',
  enclosed: 'Enclosed',
  others: 'Other findings',
  all: { label: 'All the findings', url: href('/findings') },
} as const);
