/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { timeline } from '../about';
import { commissioners } from '../commissioners';
import { type IsoDate, isIsoDate } from '../dates';
import { formatDate } from '../format';
import { addDays, events } from '../education';
import { articles, news } from '../news';
import { site } from '../site';
import { english, except, find, tableOf, textOf } from './texts.test.helper';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const utc = (date: IsoDate) => new Date(`${date}T00:00:00Z`);
const weekday = (date: IsoDate) => days[utc(date).getUTCDay()];

/** The Commission meets on the second and fourth Wednesday. */
const isMeeting = (date: IsoDate) =>
  weekday(date) === 'Wednesday' && [2, 4].includes(Math.ceil(utc(date).getUTCDate() / 7));

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const fullDate = new RegExp(`(?:${months}) \\d{1,2}, \\d{4}`, 'g');

/** The day itself; "February 30, 2025" comes out as another one. */
function day(date: string): IsoDate {
  const iso = new Date(`${date} UTC`).toISOString().slice(0, 10);
  if (!isIsoDate(iso)) throw new RangeError(date);
  return iso;
}

/** What is still to come on the site's own day, apart from events and the ends of terms. */
const ahead: readonly IsoDate[] = [
  '2025-07-14', // the Third Click Rule takes effect
  '2027-03-01', // the first review of the goals
  '2061-12-31', // the last day for comments on "one more"
];

/** The day on which the accessibility page was true; it says that this date is real. */
const real = 'November 21, 2026';

const toCome = [
  ...ahead,
  ...events.map(({ date }) => date),
  ...commissioners.map(({ termEnd }) => termEnd),
].map(formatDate);

describe('a date', () => {
  it('is one that the calendar has', () => {
    const dates = find(fullDate);
    expect(dates.length).toBeGreaterThan(30);
    expect(except(dates, (date) => formatDate(day(date)) === date)).toEqual([]);
  });

  it('after today is a known one', () => {
    const late = find(fullDate).filter(({ found }) => day(found) > site.asOf);
    expect(late.length).toBeGreaterThan(5);
    expect(except(late, (date) => date === real || toCome.includes(date))).toEqual([]);
  });

  it.each(articles)('in article $id is not after its own, unless it is to come', (article) => {
    const file = `news/${String(article.id).padStart(2, '0')}.md`;
    const own = find(fullDate, [{ file, text: textOf(file) }]);
    const past = (date: string) => day(date) <= article.date || toCome.includes(date);
    expect(except(own, past)).toEqual([]);
  });

  it('is written as "May 16, 2025"', () => {
    const backwards = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:${months})\\b`, 'g');
    expect(find(backwards, english)).toEqual([]);
    expect(find(new RegExp(`(?:${months}) \\d{1,2}(?:st|nd|rd|th)\\b`, 'g'), english)).toEqual([]);
  });

  it('of an event in the timeline is that of its release', () => {
    const released = new Map(news.map(({ id, date }) => [id, date]));
    const marked: readonly (readonly [title: string, id: number])[] = [
      ['Existence announced', 24],
      ['First public statement', 23],
      ['Move into the Annex', 22],
      ['“Simp” defined', 20],
      ['Advisory Committee on Emoji seated', 17],
      ['Form HRT-10 released', 13],
      ['Words found for the coochie index', 12],
      ['Winter sundress rule', 11],
      ['Anniversary not observed', 9],
      ['Two-part filing standard issued', 7],
      ['Order against the desk lamp', 3],
      ['Third Click Rule adopted', 2],
      ['Second sundress season opened', 1],
    ];
    for (const [title, id] of marked) {
      const entry = timeline.find((each) => each.title === title);
      expect([title, entry?.date]).toEqual([title, released.get(id)]);
    }
    const season = timeline.find(({ title }) => title === 'First sundress season');
    expect(season?.until).toBe(released.get(15));
  });
});

describe('a day of the week', () => {
  it.each<[file: string, words: string, date: IsoDate, day: string]>([
    ['news/01.md', 'cloud mentioned for Saturday', '2025-05-17', 'Saturday'],
    ['news/06.md', 'It was delivered on Monday', '2025-04-07', 'Monday'],
    ['news/08.md', 'I had not seen it until Wednesday', '2025-03-12', 'Wednesday'],
    ['news/10.md', 'spent the whole of Thursday', '2025-02-13', 'Thursday'],
    ['news/12.md', 'The group met on Thursdays', '2024-09-05', 'Thursday'],
    ['news/12.md', 'On Tuesday the Archivist', '2024-11-19', 'Tuesday'],
    ['education.ts', 'The day being a Friday', '2025-05-02', 'Friday'],
  ])('in %s fits the calendar: %s', (file, words, date, day) => {
    expect(textOf(file)).toContain(words);
    expect(weekday(date)).toBe(day);
  });

  it.each<[file: string, words: string, date: IsoDate]>([
    ['news/04.md', 'put off on April 9', '2025-04-09'],
    ['news/04.md', 'made on April 23', '2025-04-23'],
    ['news/13.md', 'At the meeting of September 25', '2024-09-25'],
    ['course/en/module-4/lesson-6.md', 'minutes of May 14, 2025', '2025-05-14'],
    ['course/es/module-4/lesson-6.md', 'acta del 14 de mayo de 2025', '2025-05-14'],
  ])('of a meeting in %s is a second or fourth Wednesday: %s', (file, words, date) => {
    expect(textOf(file)).toContain(words);
    expect(isMeeting(date)).toBe(true);
  });

  it('was a meeting 20 times before the Lighthouse Matter was disclosed again', () => {
    const first: IsoDate = '2024-05-22';
    const meetings = Array.from({ length: 300 }, (_, i) => addDays(first, i))
      .filter((date) => date < '2025-03-14')
      .filter(isMeeting);
    expect(meetings).toHaveLength(20);
    expect(meetings).toContain('2024-12-25');
    expect(textOf('news/08.md')).toContain('each of the previous 20 meetings, beginning on May 22');
    expect(commissioners.find(({ id }) => id === 'redtapeson')?.termStart).toBe('2024-05-15');
  });

  it('counted toward the season is a business day, and the three of a count follow each other', () => {
    const counts = tableOf('news/01.md', 'Counts toward the 2025 season').map(([, cell = '']) =>
      (cell.match(/\d+/g) ?? []).map((of) => day(`May ${of}, 2025`)),
    );
    expect(counts.map((count) => count.length)).toEqual([3, 3, 3]);
    for (const count of counts) {
      for (const [i, date] of count.entries()) {
        expect(['Saturday', 'Sunday']).not.toContain(weekday(date));
        const next = weekday(date) === 'Friday' ? addDays(date, 3) : addDays(date, 1);
        if (i < 2) expect(count[i + 1]).toBe(next);
      }
    }
    expect(counts[2]?.[2]).toBe(news.find(({ id }) => id === 1)?.date);
  });
});
