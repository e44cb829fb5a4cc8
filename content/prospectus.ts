import type { TableData } from './charts';
import { recentFilings } from './filings';
import { formatDate, addNoBreakSpaces } from './format';
import { href } from './site';

interface AttributedQuote {
  who: string;
  said: string;
}

const url = href('/filings/f-2025-00413');
const filing = recentFilings.find((each) => each.url === url);
if (!filing)
  throw new Error(
    `content/filings.ts: recentFilings has no filing with the url ${url}, which content/prospectus.ts needs. Add one.`,
  );

/** Three hours divided by 4,000 viewers, as in the course. */
const attention = '2.7 seconds';

const dilutionTable: TableData = {
  caption: 'Attention per viewer',
  columns: [{ label: 'Time' }, { label: 'Attention', numeric: true }],
  rows: [
    ['Before the offering', attention],
    ['After the offering', attention],
    ['Change, to us', 'None'],
    ['Change, as felt by us', 'Material'],
  ],
};

export const riskFactors = addNoBreakSpaces<readonly string[]>([
  'We may not be noticed.',
  'We may be noticed. All of our preparations relate to risk 1.',
  'Somebody may send $3.00.',
  'We depend on one key person, who is unaware.',
  '“hey” is a forward-looking statement. Actual results have differed.',
  '$2.00 is a round number, and so an aggravating circumstance. We tried $1.97, and it looked counted.',
  'Our name may be read out. It contains an underscore and the year 2016.',
  'Our name may be read out wrong. We would answer to it from then on.',
  'We may be thanked in a list. We would look up the others on the list.',
  'A heart is worth $0.11 to the Commission. We would carry it at more, and could not defend the mark.',
  'Our thumb has pressed things twice before.',
  'We have no operating history. We once waved back at somebody waving at somebody.',
  'The market is crowded. It includes 4,000 viewers, of whom at least one is funny.',
  'The recipient may ask, “Where is everyone from?” We have prepared 300 words.',
  'Our sister gets the receipts.',
  'The broadcast may end while we are gathering ourselves. This occurred on nine evenings.',
  'The price may be exactly what it says. We would have no one to be angry with.',
  'We may feel fine afterward. This could lead to a secondary offering.',
  'We have not slept on it. The Institute for Sleeping On It will have our answer tomorrow.',
  'You should not rely on us. We have been relying on us, and look.',
]);

const staffComments = addNoBreakSpaces<readonly AttributedQuote[]>([
  { who: 'Staff', said: 'Page 1 offers “just $2.00.” Please define “just.”' },
  { who: 'We', said: 'We withdraw “just.”' },
  { who: 'Staff', said: 'As amended, it offers “only $2.00.”' },
  { who: 'We', said: 'We cannot support “only.”' },
  {
    who: 'Staff',
    said: 'It now reads “$2.00 lol.” Please revise, or file the joke as an exhibit.',
  },
  { who: 'We', said: 'Removed. There was no joke.' },
  {
    who: 'Staff',
    said: 'Your key person is unaware. Have you considered telling your key person?',
  },
  { who: 'We', said: 'That is what the $2.00 is.' },
  { who: 'Staff', said: 'We have no further comments. Good luck.' },
  { who: 'We', said: 'Is “good luck” guidance?' },
]);

export const prospectusPage = addNoBreakSpaces({
  title: 'Prospectus: One (1) Tip of $2.00',
  description:
    'Satire: the prospectus of a simp-to-be, with twenty risk factors. We may be noticed. We may not be noticed.',
  lead: 'Form S-1, as filed by a simp-to-be before the first public tip. In it “we,” “us,” and “our” mean one person.',
  previewParagraphs: ['We may be noticed.', 'We may not be noticed.'],
  crumb: filing.id,
  cover: {
    legend: `Preliminary prospectus dated ${formatDate(filing.date)}. Subject to completion, and to courage.`,
    label: 'Prospectus',
    offering: 'One (1) Tip',
    price: '$2.00',
    registrant: filing.entity,
    facts: [
      { term: 'Price', text: '$2.00' },
      { term: 'Tips outstanding', text: 'None. After the offering, one.' },
      { term: 'Net proceeds to us', text: 'None. There may be a wave.' },
    ],
    disclaimer:
      'The Commission has neither approved nor disapproved of this tip. It did want to know whether we are eating properly.',
  },
  summary: {
    title: 'The offering',
    paragraphs: [
      'We intend to send one tip of $2.00 to one recipient, during a broadcast, with the message “hey.” The recipient owes us nothing, and is very good at it. We expect to close on a weekday, after the second cup of tea, once our hands are available.',
      'Proceeds go to the recipient, for general purposes. We had pictured a sandwich. Nobody may rely on the sandwich.',
    ],
  },
  risks: { title: 'Risk factors' },
  forward: {
    title: 'Forward-looking statements',
    paragraphs: [
      'This prospectus contains the words “may,” “might,” “hope,” and “hey,” which identify forward-looking statements. Statements about the past, such as “the recipient laughed on Tuesday,” are also forward-looking, in that we keep looking forward to them. We undertake no duty to update any of these, and do so nightly.',
    ],
  },
  discussion: {
    title: 'Management’s discussion and analysis',
    paragraphs: [
      'Management attended 58 broadcasts this year, and in 56 of them sat on its hands. In the other two it typed “hey,” discussed it, analyzed it, and took it out again. Management attributes these results to management.',
    ],
  },
  dilution: {
    title: 'Dilution',
    paragraphs: [
      'Purchasers of attention in this offering will experience immediate and complete dilution. We have divided three hours by 4,000 viewers several times, and once with a ruler.',
    ],
    table: dilutionTable,
  },
  underwriting: {
    title: 'Underwriting and related parties',
    paragraphs: [
      'The underwriter is our roommate, who controls the Wi-Fi. The underwriter has agreed to leave it on until 10:15 p.m., on a best-efforts basis, and may terminate if we practice “hey” again. The underwriter did not read risks 1 to 20, having heard them through the wall.',
      'Related-party transactions: none, which is the difficulty.',
    ],
  },
  experts: {
    title: 'Experts',
    paragraphs: [
      'We obtained a fairness opinion from the Guild of Group Chats. It found the tip “fair” by 3 votes, “no” by 5, and “who” by 1, and moved on to a picture of a dog: fair, unanimously.',
      'Our books were audited by T.D., an accountant. The report reads, in full: “Two dollars. Stop there.”',
    ],
  },
  staff: { title: 'Comments of the staff, with our responses', exchanges: staffComments },
  signature: {
    title: 'Signature',
    paragraphs: [
      'Pursuant to the Simp Act, the registrant has caused this statement to be read over until 2:10 a.m. As of today it is unsigned, the tip is unsent, and the registrant is in its quiet period. It has been very quiet.',
    ],
    lines: [
      { term: 'Signed', text: '' },
      { term: 'Name', text: 'Withheld until asked. No one has.' },
      {
        term: 'Title',
        text: 'Principal Executive Officer, Principal Financial Officer, and Blanket',
      },
    ],
  },
  advice: {
    text: 'Sending somebody $2.00 that you can spare, for work that you enjoy, needs no prospectus. If it needs twenty risk factors, it can wait until tomorrow.',
    links: [{ label: 'Recent filings', url: href('/filings') }],
  },
} as const);
