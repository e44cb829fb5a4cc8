import {
  calculateProcessingFee,
  dividedTip,
  dividedTipAmount,
  minimumPayout,
} from '../../datasets/divided-tip';
import { formatDollars, formatValue } from '../../format';
import { acknowledgmentValues, formatAcknowledgmentValue } from '../../regulations';
import { href } from '../../site';
import type { DashboardAnecdote } from '../dashboard';

const tip = formatDollars(dividedTipAmount);
const [heart] = acknowledgmentValues;
if (heart?.value === undefined)
  throw new Error(
    'content/regulations.ts: the first of acknowledgmentValues has no value, and the anecdote of the investment dashboard gives the cost of processing it. Put the heart first.',
  );

const { rows, measures } = dividedTip;

export const dividedTipAnecdote: DashboardAnecdote = {
  id: 'five-dollars',
  title: `Where ${tip} goes`,
  dividedBill: {
    amounts: rows.map(({ amount }) => amount).filter((amount) => amount > 0),
    table: {
      caption: `One tip of ${tip}, in its parts`,
      hasTotalRow: true,
      columns: [{ label: 'Where it is' }, { label: 'Amount', numeric: true }],
      rows: [
        ...rows.map(({ recipient, amount }) => [recipient, formatValue(amount, measures.amount)]),
        ['Total', tip],
      ],
    },
  },
  paragraphs: [
    `Economic Analysis followed one tip of ${tip}, sent from a telephone at 9:40 p.m. with the words “get yourself something nice.” The store that had supplied the telephone’s program, for nothing, kept 30 percent. The platform kept half of the rest, for the introduction, although the two had been introduced in 2021.`,
    `Processing is charged on anything that moves; a heart, valued at ${formatAcknowledgmentValue(heart)}, costs ${formatDollars(calculateProcessingFee(heart.value))}. What is left belongs to the creator, and waits on the platform until there is ${formatDollars(minimumPayout)} of it. A wave was sent back the same evening, which passed through none of these hands and arrived whole.`,
  ],
  link: {
    label: 'Prices in coins, turned back into dollars',
    url: href('/education/simp-awareness-101/module-2#lesson-2'),
  },
};
