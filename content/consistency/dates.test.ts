/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { type IsoDate, isIsoDate } from '../dates';
import { formatDate } from '../format';
import { englishTexts, listDisallowed, findMatches } from './contentTexts.test.helper';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const fullDate = `(?:${months}) \\d{1,2}, \\d{4}`;

const utc = (date: IsoDate) => new Date(`${date}T00:00:00Z`);
const weekday = (date: IsoDate) => days[utc(date).getUTCDay()];

/** "May 16, 2025" as an ISO date; "February 30, 2025" becomes a different day. */
function parseDate(date: string): IsoDate {
  const iso = new Date(`${date} UTC`).toISOString().slice(0, 10);
  if (!isIsoDate(iso)) throw new RangeError(`"${date}" is not a date`);
  return iso;
}

describe('every date in the content', () => {
  it('exists in the calendar', () => {
    const dates = findMatches(new RegExp(fullDate, 'g'));
    expect(dates.length).toBeGreaterThan(0);
    expect(listDisallowed(dates, (date) => formatDate(parseDate(date)) === date)).toEqual([]);
  });

  it('is contentTexts as "May 16, 2025"', () => {
    expect(
      findMatches(new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b`, 'g'), englishTexts),
    ).toEqual([]);
    expect(
      findMatches(new RegExp(`(?:${months}) \\d{1,2}(?:st|nd|rd|th)\\b`, 'g'), englishTexts),
    ).toEqual([]);
  });

  it('with a day of the week falls on that day', () => {
    const dates = findMatches(new RegExp(`(?:${days.join('|')}), ${fullDate}`, 'g'));
    const fits = (found: string) => {
      const [day = '', ...date] = found.split(', ');
      return weekday(parseDate(date.join(', '))) === day;
    };
    expect(dates.length).toBeGreaterThan(0);
    expect(listDisallowed(dates, fits)).toEqual([]);
  });

  it('of a meeting or its minutes is a second or fourth Wednesday', () => {
    const meetings = findMatches(new RegExp(`(?:[Mm]eeting|[Mm]inutes) of (${fullDate})`, 'g'));
    const fits = (found: string) => {
      const date = parseDate(found);
      return (
        weekday(date) === 'Wednesday' && [2, 4].includes(Math.ceil(utc(date).getUTCDate() / 7))
      );
    };
    expect(meetings.length).toBeGreaterThan(0);
    expect(listDisallowed(meetings, fits)).toEqual([]);
  });
});
