/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { joinStringLiterals, getFileTextWithStraightQuotes } from './contentTexts.test.helper';

describe('the text that the content tests search', () => {
  it('the texts that content tests search include modules and Markdown files', () => {
    expect(getFileTextWithStraightQuotes('commissioners.ts')).toContain('Commission');
    expect(getFileTextWithStraightQuotes('news/01.md')).toContain('Commission');
  });

  it('joinStringLiterals leaves out comments and code', () => {
    expect(
      joinStringLiterals("// It's a comment\nconst a = !b && 'It is ' + \"Bob's\"; /* 'no' */"),
    ).toBe("\nIt is \nBob's\n");
    expect(joinStringLiterals('const a = `${!b} of ${c.d()}`;')).toBe('… of …');
  });
});
