/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { inventory, timeline } from '../about';
import { commissioners } from '../commissioners';
import { chapters } from '../creatorGuidelines';
import { composite, platformExposure } from '../datasets/platform-exposure';
import { sundressFrequency } from '../datasets/sundress-frequency';
import { events, resources } from '../education';
import { divisions, fineTotals } from '../enforcement';
import { formatDollars } from '../format';
import { initiativeList, international, partnerships } from '../initiatives';
import { articles, news } from '../news';
import { exposureRating, formatRating, programs } from '../oversight';
import { keyRegulations, penaltySchedule } from '../regulations';
import { english, except, find, textOf } from './texts.test.helper';

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
    ' ',
  );
const inWords = (n: number) => words[n] ?? String(n);

const stock = (item: string) =>
  inventory.find((each) => each.item.startsWith(item))?.count ?? Number.NaN;

/** Whether each find of a pattern, of which there are some, is the value. */
function always(pattern: RegExp, value: string | number, times = 2) {
  const finds = find(pattern, english);
  expect(finds.length).toBeGreaterThanOrEqual(times);
  expect(except(finds, (found) => found.toLowerCase() === String(value))).toEqual([]);
}

describe('what is counted in several places is one number', () => {
  it('of things in the Annex', () => {
    always(/(\d+) forms\b/g, stock('Forms in force'));
    always(/(?:\bIn |of )(\d+)(?: boxes|\. The boxes)/g, stock('Boxes'));
    always(/\b(?:found|The) (\w+) lamps/g, inWords(stock('Lamps')));
    expect(textOf('commissioners.ts')).toContain(`owns ${inWords(stock('Stamps'))} stamps`);
    expect(textOf('news/01.md')).toContain(`bore ${inWords(stock('Stamps'))} stamps`);
  });

  it('of lists', () => {
    expect(textOf('oversight.ts')).toContain(
      `${inWords(divisions.length)} divisions and ${inWords(penaltySchedule.length)} tiers`,
    );
    expect(programs).toHaveLength(4);
    expect(keyRegulations).toHaveLength(5);
    expect(international).toHaveLength(3);
    expect(partnerships).toHaveLength(3);
    const missing = inWords(news.length - articles.length);
    expect(textOf('notFound.ts').toLowerCase()).toContain(`${missing} articles do exist`);
  });

  it('of resources, by type', () => {
    const shelves = ['Course', 'Tool', 'Publication', 'Webinar'] as const;
    const counts = shelves.map((shelf) => {
      const number = inWords(resources.filter(({ type }) => type === shelf).length);
      return `${number} ${shelf.toLowerCase()}s`;
    });
    const lead = `${counts.slice(0, 3).join(', ')} and ${counts[3]}.`;
    expect(textOf('education.ts').toLowerCase()).toContain(lead);
  });

  it('of chapters, cases, weeks and initiatives', () => {
    const count = (file: string, heading: RegExp) => textOf(file).match(heading)?.length;
    expect(chapters.map(({ n }) => n)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(textOf('creatorGuidelines.ts')).toContain('In twelve chapters.');
    expect(count('pages/advanced-thirst-trap-analysis.md', /^## Case/gm)).toBe(6);
    expect(count('pages/simp-recovery-program.md', /^## Week/gm)).toBe(8);
    expect(initiativeList.filter(({ status }) => status === 'Active')).toHaveLength(2);
    expect(textOf('initiatives.ts')).toContain('Three are on file. Two are active');
  });

  it('of fines, badges, hops and tips', () => {
    always(/(\$\d+\.49)\b/g, formatDollars(fineTotals.collected));
    always(/\b(11,4\d\d)\b/g, '11,400', 5);
    always(/(\d+) hops/gi, 14);
    always(/sent (\d+) tips/g, 51, 1);
  });

  it('of lines on Form HRT-10, and of years at the ferry', () => {
    expect(textOf('news/13.md')).toContain('It consists of one line.');
    expect(find(/HRT-10, line [^1]/g)).toEqual([]);
    expect(textOf('commissioners.ts')).toContain('ferry timetables for fourteen years');
    expect(textOf('news/08.md')).toContain('For fourteen years I drew up timetables');
  });

  it('of a pause before Send, and of what it saved', () => {
    for (const file of ['initiatives.ts', 'course/en/module-4/lesson-2.md']) {
      expect(textOf(file)).toMatch(/45[- ]seconds?\b/);
      expect(textOf(file)).toMatch(/fell(?:en)? (?:by )?9 percent|fallen by 9 percent/);
    }
  });
});

describe('what is said of a figure elsewhere is what the dataset says', () => {
  it('of the rating of the lamp', () => {
    const rating = formatRating(exposureRating({ traps: 9, ratio: 7.2, simps: 6.5, link: 8 }));
    always(/(?:rated|rating of) (\d\.\d+)/g, rating, 4);
  });

  it('of the index: five platforms, February first', () => {
    const platforms = [...new Set(platformExposure.rows.map(({ platform }) => platform))];
    expect(platforms.join()).toBe('X,Instagram,TikTok,YouTube,OnlyFans');
    expect(textOf('news/12.md')).toContain('X, Instagram, TikTok, YouTube and OnlyFans');
    expect(composite.indexOf(Math.max(...composite))).toBe(1);
    expect(textOf('dashboards/coochie-index.ts')).toContain('one season, and it is February');
  });

  it('of the yield curve: inverted once, in the Northeast', () => {
    const rate = (region: string, month: string) =>
      sundressFrequency.rows.find((row) => row.region === region && row.month === month)?.rate ?? 0;
    const regions = [...new Set(sundressFrequency.rows.map(({ region }) => region))];
    expect(regions.filter((region) => rate(region, 'Jan') > rate(region, 'Jun'))).toEqual([
      'Northeast',
    ]);
    expect(textOf('glossary.ts')).toContain('this has happened once, in one region');
    expect(textOf('news/11.md')).toContain('A single orangery in the Northeast');
  });

  it('of terms: all end in the spring of 2029, with one anniversary among them', () => {
    for (const { termEnd } of commissioners) expect(termEnd).toMatch(/^2029-0[3-6]/);
    const anniversaries = events.filter(({ id }) => id === 'anniversary');
    expect(anniversaries.map(({ date }) => date)).toEqual(['2028-02-29']);
    expect(timeline.some(({ date }) => date === '2024-02-29')).toBe(true);
    expect(textOf('news/09.md')).toContain('All five terms end in the spring of 2029');
  });
});
