/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { stringsOf, textOf } from './texts.test.helper';

describe('the text that the content tests search', () => {
  it('includes modules and Markdown', () => {
    expect(textOf('commissioners.ts')).toContain('Commission');
    expect(textOf('news/01.md')).toContain('Commission');
  });

  it('leaves out comments and code', () => {
    expect(stringsOf("// It's a comment\nconst a = !b && 'It is ' + \"Bob's\"; /* 'no' */")).toBe(
      "\nIt is \nBob's\n",
    );
    expect(stringsOf('const a = `${!b} of ${c.d()}`;')).toBe('… of …');
  });
});
