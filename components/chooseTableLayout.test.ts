/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { hemlineTab } from '@/content/dashboards/sundress-yield-curve/hemlineTab';
import { chooseTableLayout } from './chooseTableLayout';

const texts = (...labels: string[]) => labels.map((label) => ({ label }));
const numbers = (...labels: string[]) => labels.map((label) => ({ label, numeric: true }));

it.each([
  ['two columns', texts('Item', 'Fee'), ['A lamp, delivered by hand', 'Nothing, on Thursdays']],
  [
    'three short ones',
    texts('How often', 'Multiply by', 'In a year'),
    ['Every week', '52', '$259'],
  ],
  [
    'four short ones',
    texts('Post', 'Before', 'At four seconds', 'After'),
    ['A lamp', '3', '1', '0'],
  ],
])('%s are a table on every phone', (_, columns, row) => {
  expect(chooseTableLayout(columns, [row])).toBeUndefined();
});

it.each([
  ['hemlines', hemlineTab.charts[0].table],
  [
    'gifts',
    {
      columns: texts('Gift', 'Listed at', 'In dollars', 'In lunches'),
      rows: [['A galaxy', '500 diamonds', '$4.99', '0.6']],
    },
  ],
])(
  'four short columns of %s fit a screen of 360 px, and scroll on smaller ones',
  (_, { columns, rows }) => {
    expect(chooseTableLayout(columns, rows)).toBe('scroll');
  },
);

it('rows stack if a text is long, or if there are five columns', () => {
  const row = ['One', 'It was on when the clerk came', '2'];
  expect(chooseTableLayout(texts('Lamp', 'Finding', 'Bulbs'), [row])).toBe('stack');
  expect(chooseTableLayout(texts('A', 'B', 'C', 'D', 'E'), [['1', '2', '3', '4', '5']])).toBe(
    'stack',
  );
});

it('four columns of numbers beside a name scroll', () => {
  expect(chooseTableLayout([...texts('A'), ...numbers('B', 'C', 'D', 'E')], [])).toBe('scroll');
});
