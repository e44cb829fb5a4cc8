/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { extractStringLiterals, readContentText } from './contentTexts.test.helper';

describe('the text that the content tests search', () => {
  it('content tests search TypeScript and Markdown', () => {
    expect(readContentText('commissioners.ts')).toContain('Commission');
    expect(readContentText('news/01.md')).toContain('Commission');
  });

  it('extractStringLiterals leaves out comments and code', () => {
    expect(
      extractStringLiterals("// It's a comment\nconst a = !b && 'It is ' + \"Bob's\"; /* 'no' */"),
    ).toBe("\nIt is \nBob's\n");
    expect(extractStringLiterals('const a = `${!b} of ${c.d()}`;')).toBe('… of …');
  });
});
