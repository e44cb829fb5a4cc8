/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { type IsoDate, isIsoDate } from '../dates';
import { formatDate } from '../format';
import {
  englishContentTexts,
  listDisallowedMatches,
  findInContent,
} from './contentTexts.test.helper';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const fullDate = `(?:${months}) \\d{1,2}, \\d{4}`;

const utc = (date: IsoDate) => new Date(`${date}T00:00:00Z`);
const weekday = (date: IsoDate) => days[utc(date).getUTCDay()];

/** "February 30, 2025" becomes a day in March, which formatDate() then writes differently. */
function parseDate(date: string): IsoDate {
  const day = new Date(`${date} UTC`);
  const iso = Number.isNaN(day.valueOf()) ? '' : day.toISOString().slice(0, 10);
  if (!isIsoDate(iso))
    throw new RangeError(`"${date}" in content/ is not a date. Write it as "May 16, 2025".`);
  return iso;
}

describe('every date in the content', () => {
  it('every date in the content exists in the calendar', () => {
    const dates = findInContent(new RegExp(fullDate, 'g'));
    expect(dates.length).toBeGreaterThan(0);
    expect(listDisallowedMatches(dates, (date) => formatDate(parseDate(date)) === date)).toEqual(
      [],
    );
  });

  it('English dates are written like "May 16, 2025"', () => {
    expect(
      findInContent(
        new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b`, 'g'),
        englishContentTexts,
      ),
    ).toEqual([]);
    expect(
      findInContent(
        new RegExp(`(?:${months}) \\d{1,2}(?:st|nd|rd|th)\\b`, 'g'),
        englishContentTexts,
      ),
    ).toEqual([]);
  });

  it('every date written with a day of the week falls on that day', () => {
    const dates = findInContent(new RegExp(`(?:${days.join('|')}), ${fullDate}`, 'g'));
    const fits = (found: string) => {
      const [day = '', ...date] = found.split(', ');
      return weekday(parseDate(date.join(', '))) === day;
    };
    expect(dates.length).toBeGreaterThan(0);
    expect(listDisallowedMatches(dates, fits)).toEqual([]);
  });

  it('every meeting is on the second or fourth Wednesday of a month', () => {
    const meetings = findInContent(new RegExp(`(?:[Mm]eeting|[Mm]inutes) of (${fullDate})`, 'g'));
    const fits = (found: string) => {
      const date = parseDate(found);
      return (
        weekday(date) === 'Wednesday' && [2, 4].includes(Math.ceil(utc(date).getUTCDate() / 7))
      );
    };
    expect(meetings.length).toBeGreaterThan(0);
    expect(listDisallowedMatches(meetings, fits)).toEqual([]);
  });

  it('the meeting of May 14 begins when the hearing in the same room has closed', () => {
    const times = (pattern: RegExp) => findInContent(pattern).map(({ found }) => found);
    const closes = times(/The hearing closes at (\d+:\d\d p\.m\.)/g);
    expect(closes).toHaveLength(1);
    expect(times(/The meeting began at (\d+:\d\d p\.m\.)/g)).toEqual(closes);
  });
});
