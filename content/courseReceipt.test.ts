/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { courseByLanguage } from './course';
import { buildCourseShareLines, evening, buildReceiptLines } from './courseReceipt';

const versions = Object.values(courseByLanguage);

it('the receipt adds up to $47.97 and 4.5 hours, the duration of the first four modules', () => {
  expect(evening).toEqual({ dollars: 47.97, hours: 4.5 });
  for (const { modules } of versions) {
    const minutes = modules.slice(0, 4).reduce((total, module) => total + module.minutes, 0);
    expect(minutes / 60).toBe(evening.hours);
  }
});

it.each(versions)('the receipt in $language is in the order of the evening', (version) => {
  const lines = buildReceiptLines(version).map((line) => ({
    ...line,
    time: line.time.replace('.\u00a0m.', '.m.'),
  }));
  expect(lines.map(({ time, number, amount }) => [time, number, amount])).toEqual([
    ['8:30\u00a0p.m.', '1.1', undefined],
    ['9:41\u00a0p.m.', '2.2', '$4.99'],
    ['10:20\u00a0p.m.', '2.3', '$3.00'],
    ['11:04\u00a0p.m.', '4.3', undefined],
    ['11:38\u00a0p.m.', '2.4', '$14.99'],
    ['12:16\u00a0a.m.', '4.4', '$20.00'],
    ['12:40\u00a0a.m.', '2.2', '$4.99'],
    ['1:00\u00a0a.m.', '3.4', undefined],
  ]);
});

it('the receipt writes times as “p.m.” in English and “p. m.” in Spanish, with no-break spaces', () => {
  const timesOf = (version: (typeof versions)[number]) =>
    buildReceiptLines(version).map(({ time }) => time);
  expect(timesOf(courseByLanguage.en)).toContain('8:30\u00a0p.m.');
  expect(timesOf(courseByLanguage.es)).toContain('8:30\u00a0p.\u00a0m.');
});

it.each(versions)('the card in $language gives the two totals', (version) => {
  const [paid, free] = buildCourseShareLines(version);
  expect(paid).toContain('$47.97, 4.5');
  expect(free).toContain(`$0.00, ${version.hours}`);
});
