/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { columnOf, numberOf, stringsOf, tableOf, textOf, texts } from './texts.test.helper';

describe('the text that is searched', () => {
  it('is all of it', () => {
    expect(texts.length).toBeGreaterThan(120);
    expect(textOf('commissioners.ts')).toContain('Prudence Q. Ledgerly');
    expect(textOf('news/08.md')).toContain('a livestream of a lighthouse');
  });

  it('leaves out comments and code', () => {
    expect(stringsOf("// It's a comment\nconst a = !b && 'It is ' + \"Bob's\"; /* 'no' */")).toBe(
      "\nIt is \nBob's\n",
    );
    expect(stringsOf('const a = `${!b} of ${c.d()}`;')).toBe('… of …');
  });

  it('gives a table by its caption, and the number in a cell', () => {
    const rows = tableOf('news/08.md', 'The Lighthouse Matter, in dollars');
    expect(rows.map(([item]) => item)).toEqual([
      'Sent',
      'Reply, as valued under 51 CSR 301.6',
      'Classed as experience',
    ]);
    expect(columnOf(rows, 1)).toEqual([5, 0.85, 4.15]);
    expect(numberOf('10,800 seconds')).toBe(10_800);
  });
});
