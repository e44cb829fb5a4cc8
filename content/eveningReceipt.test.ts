/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { courseByLanguage } from './course';
import { formatReceiptTotals, eveningCost, amPmLabels, buildReceiptItems } from './eveningReceipt';

const versions = Object.values(courseByLanguage);

it('the receipt totals $47.97 and 4.5 hours, as long as the first four modules', () => {
  expect(eveningCost).toEqual({ dollars: 47.97, hours: 4.5 });
  for (const { modules } of versions) {
    const minutes = modules.slice(0, 4).reduce((total, module) => total + module.minutes, 0);
    expect(minutes / 60).toBe(eveningCost.hours);
  }
});

it.each(versions)(
  'the receipt in $language lists eight items in order of time, from 8:30 p.m. to 1:00 a.m.',
  (version) => {
    const [before, after] = amPmLabels[version.language].map((half) =>
      half.replaceAll(' ', '\u00a0'),
    );
    const lines = buildReceiptItems(version);
    expect(lines.map(({ time, lesson, amount }) => [time, lesson.number, amount])).toEqual([
      [`8:30\u00a0${after}`, '1.1', undefined],
      [`9:41\u00a0${after}`, '2.2', '$4.99'],
      [`10:20\u00a0${after}`, '2.3', '$3.00'],
      [`11:04\u00a0${after}`, '4.3', undefined],
      [`11:38\u00a0${after}`, '2.4', '$14.99'],
      [`12:16\u00a0${before}`, '4.4', '$20.00'],
      [`12:40\u00a0${before}`, '2.2', '$4.99'],
      [`1:00\u00a0${before}`, '3.4', undefined],
    ]);
  },
);

it.each(versions)(
  'the link preview in $language compares $47.97 and 4.5 hours with the course’s $0.00 and hours',
  (version) => {
    const [paid, free] = formatReceiptTotals(version);
    expect(paid).toMatch(/\$47\.97, 4(\.5 hours| horas y media)/);
    expect(free).toContain(`$0.00, ${Math.floor(version.hours)}`);
  },
);
