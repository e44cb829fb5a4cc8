/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { notices } from './gentleConcern';

/** Letters that a line of the share picture holds, and lines that it has room for. */
const width = 46;
const height = 5;

it.each(notices)('the notice $slug fits on its share picture', ({ lines }) => {
  const rows = lines.map((line) => Math.ceil(line.length / width));
  expect(rows.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(height);
});
