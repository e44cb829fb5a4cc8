/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { extractStringLiterals } from './contentTexts.test.helper';

it('extractStringLiterals leaves out comments and code', () => {
  expect(
    extractStringLiterals("// It's a comment\nconst a = !b && 'It is ' + \"Bob's\"; /* 'no' */"),
  ).toBe("\nIt is \nBob's\n");
  expect(extractStringLiterals('const a = `${!b} of ${c.d()}`;')).toBe('… of …');
});
