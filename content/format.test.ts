import { describe, expect, it } from '@jest/globals';
import {
  formatDate,
  formatDollars,
  formatAxisTick,
  formatValue,
  spellOutNumber,
  addNoBreakSpaces,
  joinWithAnd,
} from './format';

describe('a date', () => {
  it('a date is formatted as “May 6, 2025”', () => {
    expect(formatDate('2025-05-06')).toBe('May 6, 2025');
  });
});

describe('a value', () => {
  it.each([
    [1204, 'count', 0, '1,204'],
    [7.5, 'score', 1, '7.5'],
    [7.55, 'score', 2, '7.55'],
    [4.2, 'days', 1, '4.2'],
    [52, 'percent', 1, '52.0%'],
    [67.9, 'dollars', 2, '$67.90'],
    [38.4, 'centimeters', 1, '38.4\u00a0cm'],
    [80, 'fahrenheit', 0, '80\u00a0°F'],
  ] as const)(
    'formatValue writes the value %d in %s with the given decimals, %d, as “%s”',
    (value, unit, decimals, written) => {
      expect(formatValue(value, { unit, decimals })).toBe(written);
    },
  );

  it('dollars are formatted with cents by default, and without them if decimals is 0', () => {
    expect(formatDollars(1204.5)).toBe('$1,204.50');
    expect(formatDollars(250_000, 0)).toBe('$250,000');
  });

  it.each([
    [20, 'percent', '20%'],
    [2.5, 'dollars', '$2.5'],
    [40, 'centimeters', '40'],
  ] as const)(
    'formatAxisTick writes the value %d in %s as “%s”, without needless decimals',
    (value, unit, written) => {
      expect(formatAxisTick(value, unit)).toBe(written);
    },
  );
});

describe('what belongs together', () => {
  it.each([
    ['under 51 CSR 75.1, or 51 CSR alone', 'under 51~CSR~75.1, or 51~CSR alone'],
    ['51 Simp Stat. 229', '51~Simp~Stat.~229'],
    ['In Room 2B at 12:01 p.m.', 'In Room~2B at 12:01~p.m.'],
    ['A las 12:01 p. m. se abrió', 'A las 12:01~p.~m. se abrió'],
    ['68 °F or more', '68~°F or more'],
    ['Docket No. COPE-2025-0098', 'Docket No.~COPE-2025-0098'],
    ['June 13, 2024, or in June', 'June~13, 2024, or in June'],
    ['May 8, 9, and 12, 2025', 'May~8,~9,~and~12, 2025'],
    ['Prospectus: One (1) Tip', 'Prospectus: One~(1) Tip'],
    ['340 g in 22 seconds', '340~g in 22~seconds'],
    ['22 years, within 45 days', '22~years, within 45~days'],
    ['Reference Sundress No. 1', 'Reference Sundress No.~1'],
    ['Nos. 25-003 to 25-004', 'Nos.~25-003 to 25-004'],
    ['No. That is all in the room.', 'No. That is all in the room.'],
  ])(
    'addNoBreakSpaces turns the spaces of “%s” into no-break spaces where “~” stands in “%s”',
    (text, kept) => {
      expect(addNoBreakSpaces(text)).toBe(kept.replaceAll('~', '\u00a0'));
    },
  );

  it('no-break spaces are added to every string of nested objects and arrays', () => {
    const note = { title: 'Room 2B', rows: [['68 °F', 3]], none: undefined };
    expect(addNoBreakSpaces(note)).toEqual({
      title: 'Room\u00a02B',
      rows: [['68\u00a0°F', 3]],
      none: undefined,
    });
  });
});

describe('a count in prose', () => {
  it.each([
    [0, 'zero'],
    [12, 'twelve'],
    [20, 'twenty'],
    [84, 'eighty-four'],
    [1200, '1,200'],
  ])('spellOutNumber writes %d as "%s"', (count, words) => {
    expect(spellOutNumber(count)).toBe(words);
  });
});

describe('a list in prose', () => {
  it.each([
    [['a lamp'], 'a lamp'],
    [['a lamp', 'a firm'], 'a lamp and a firm'],
    [['a lamp', 'a firm', 'an accountant'], 'a lamp, a firm, and an accountant'],
  ])('joinWithAnd writes the list %j as "%s"', (items, words) => {
    expect(joinWithAnd(items)).toBe(words);
  });
});
