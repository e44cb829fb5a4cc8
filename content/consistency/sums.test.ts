/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { peopleCount, staffCount } from '../about';
import { addDays } from '../education';
import { contribution, formatRating, rubric } from '../oversight';
import { acknowledgmentEquivalents } from '../regulations';
import { columnOf, sumOf, tableOf, textOf } from './texts.test.helper';

/** Whether a text has all of these words. */
function says(file: string, ...words: string[]) {
  for (const each of words) expect(textOf(file)).toContain(each);
}

const cents = (dollars: number) => Number(dollars.toFixed(2));

describe('the sums of the news', () => {
  it('1: the season opened eleven days late, and four days earlier than the first', () => {
    expect(addDays('2025-05-05', 11)).toBe('2025-05-16');
    expect(addDays('2025-05-16', 4)).toBe('2025-05-20');
    expect(addDays('2025-05-16', 8)).toBe('2025-05-24');
    says('news/01.md', 'Eleven Days After', 'May 20 to September 5', '108 days', 'by May 24');
  });

  it('2: shares are of 1,200 answers, and the rule takes effect in 60 days', () => {
    const rows = tableOf('news/02.md', 'Answers given at the third click');
    const total = columnOf(rows, 1).at(-1) ?? 0;
    expect(total).toBe(sumOf(columnOf(rows, 1).slice(0, -1)));
    const shares = columnOf(rows, 1).map((number) => Math.round((number / total) * 100));
    expect(columnOf(rows, 2)).toEqual(shares);
    says('news/02.md', 'by any of the 852. All 852');
    expect(addDays('2025-05-15', 60)).toBe('2025-07-14');
  });

  it('3: the lamp is rated by the rubric, and was looked at nine hours a night', () => {
    const rows = tableOf('news/03.md', 'Exposure rating of the respondent (51 CSR 75.6)');
    rubric.forEach((metric, i) => {
      const [name, weighed, points] = rows[i] ?? [];
      const [, weight, score] = /^(\d+)% of ([\d.]+)$/.exec(weighed ?? '') ?? [];
      expect([name, Number(weight)]).toEqual([metric.metric, metric.weight]);
      const scores = { traps: 0, ratio: 0, simps: 0, link: 0, [metric.id]: Number(score) };
      expect(points).toBe(formatRating(contribution(metric, scores)));
    });
    expect(sumOf(columnOf(rows.slice(0, 4), 2))).toBe(columnOf(rows, 2)[4]);
    says('news/03.md', 'nightly for eleven months', '3,006 hours');
    expect(addDays('2024-06-08', 3006 / 9)).toBe('2025-05-08');
  });

  it('4: twelve fans, held 19 days, with and without the discount', () => {
    expect(cents(12 * 9.99)).toBe(119.88);
    expect((12 * 9.99 * 0.7).toFixed(3)).toBe('83.916');
    expect(addDays('2025-04-04', 19)).toBe('2025-04-23');
    says(
      'news/04.md',
      '$119.88',
      '$6.993',
      'eighty-three dollars, ninety-one cents and six-tenths',
    );
    const votes = tableOf('news/04.md', 'Vote on the offer of April 23').map(([, vote]) => vote);
    expect(votes.filter((vote) => vote === 'Against')).toHaveLength(3);
    expect(textOf('news/04.md').match(/^## /gm)).toHaveLength(7);
  });

  it('5: twelve volunteers, with the median between the sixth and the seventh', () => {
    const volunteers = columnOf(tableOf('news/05.md', 'Videos watched as "one more"'), 1);
    expect(sumOf(volunteers)).toBe(12);
    expect(sumOf(volunteers.slice(0, 3))).toBe(6);
    says('news/05.md', 'median was 31 and the mean 47', 'at 192');
  });

  it('6: 11,400 badges at $3.00, and two letters three weeks apart', () => {
    expect(11_400 * 3).toBe(34_200);
    expect(addDays('2025-01-14', 21)).toBe('2025-02-04');
    says('news/06.md', '$34,200.00', 'January 14, 2025', 'Three weeks later', 'February 4, 2025');
  });

  it('7: five votes, and 50 readers', () => {
    const votes = columnOf(tableOf('news/07.md', 'Motions on two-part filings'), 2);
    expect(votes).toEqual([2, 2, 1]);
    expect(21 + 19 + 9 + 1).toBe(50);
    says('news/07.md', '50 readers', '21 supplied', '19 supplied', 'Nine turned', 'One reader');
  });

  it('8: what was not acknowledged is experience', () => {
    const [sent, reply, rest] = columnOf(
      tableOf('news/08.md', 'The Lighthouse Matter, in dollars'),
      1,
    );
    expect(reply).toBe(
      acknowledgmentEquivalents.find((each) => each.acknowledgment === '“ty”')?.value,
    );
    expect(cents((sent ?? 0) - (reply ?? 0))).toBe(rest);
    says('news/08.md', 'filed 21 times');
  });

  it('9: the staff and the commissioners replied, at 73 cents a stamp', () => {
    expect([peopleCount, staffCount]).toEqual([84, 79]);
    expect(cents(84 * 0.73)).toBe(61.32);
    says(
      'news/09.md',
      'Seventy-nine regretted',
      'and five asked',
      '$61.32',
      '84 stamps at 73 cents',
    );
    says('pages/freedom-of-infatuation.md', '| $0.73 |');
  });

  it('10: 1.25 uses of "hey" each, seen in order of time', () => {
    expect((2640 / 2114).toFixed(2)).toBe('1.25');
    const seen = columnOf(tableOf('news/10.md', 'Notices shown as seen, February 14'), 1);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(2114 - 1);
    says('news/10.md', '2,640 uses', 'That is 1.25', '2,113 Notices seen and one answered');
  });

  it('11: five patterns without dissent, and one', () => {
    const votes = tableOf('news/11.md', 'Holdings on six patterns of fact').map((row) => row[3]);
    expect(votes).toEqual(['5-0', '5-0', '5-0', '5-0', '5-0', '3-2']);
  });

  it('12: fourteen candidates lacked a letter, in eleven weeks and nine Thursdays', () => {
    const rows = tableOf('news/12.md', 'Four of the fourteen candidates');
    for (const [candidate = '', letters = ''] of rows) {
      expect(candidate.match(/\b[A-Z]/g)?.join('')).toBe(letters);
      expect(letters).toBe('COCHIE');
    }
    expect(addDays('2024-09-05', 11 * 7)).toBe('2024-11-21');
    expect(addDays('2024-09-05', 8 * 7)).toBe('2024-10-31');
    says('news/12.md', 'nine suitable words, one a week');
  });

  it('13: 60 adults, and the average of the 55 who can be used', () => {
    const adults = columnOf(tableOf('news/13.md', 'Entries on line 1 in the pilot'), 1);
    expect(sumOf(adults)).toBe(60);
    expect((adults[0] ?? 0) + (adults[3] ?? 0)).toBe(55);
    expect((391 / 55).toFixed(1)).toBe('7.1');
    says('news/13.md', '60 adults', '391', '55 usable entries it was 7.1');
  });
});
