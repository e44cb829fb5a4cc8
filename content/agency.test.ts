import { describe, expect, it } from '@jest/globals';
import {
  about,
  advisoryCommittees,
  appropriation,
  budget,
  budgetAmount,
  offices,
  organizationChart,
  peopleCount,
  positions,
  staffCount,
  timeline,
} from './about';
import { sumDollars } from './agency';
import { commissioners, leadership, staff } from './commissioners';
import type { IsoDate } from './dates';
import {
  addDays,
  education,
  events,
  isSunday,
  lampAppeal,
  programs as educationPrograms,
  readDeadline,
  resources,
} from './education';
import { divisions, enforcement, fines, fineTotals, recentActions } from './enforcement';
import { featureCards, homeFigures, homePage } from './home';
import { initiativeList, initiatives, international, partnerships } from './initiatives';
import {
  exampleScores,
  exposureRating,
  formatRating,
  oversight,
  programs as oversightPrograms,
  rubric,
} from './oversight';
import { people } from './people';
import { keyRegulations, maximumFine, penaltySchedule, sections } from './regulations';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const inOrder = (dates: readonly IsoDate[]) =>
  dates.every((date, i) => i === 0 || (dates[i - 1] ?? '') <= date);

describe('commissioners', () => {
  it.each(commissioners)('$name has a biography of 60 to 110 words', ({ bio }) => {
    const words = bio.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(110);
  });

  it('are led by the Chair and the Vice Chair', () => {
    expect(leadership.map(({ title }) => title)).toEqual(['Chair', 'Vice Chair']);
  });
});

describe('organization', () => {
  it('has 79 staff and 84 people', () => {
    expect(staffCount).toBe(79);
    expect(peopleCount).toBe(84);
  });

  it('has five commissioners and eleven offices', () => {
    expect(organizationChart.people).toBe(5);
    expect(offices).toHaveLength(11);
  });

  it('counts each unit within its office', () => {
    for (const { people, units } of organizationChart.units ?? []) {
      if (units) expect(sum(units.map((unit) => unit.people))).toBe(people);
    }
  });

  it('spends the whole appropriation', () => {
    expect(budget.map(budgetAmount)).toEqual([7_030_800, 2_381_400, 1_020_600, 567_000, 340_200]);
    expect(sum(budget.map(budgetAmount))).toBe(appropriation);
    expect(sum(budget.map(({ percent }) => percent))).toBe(100);
  });
});

describe('oversight', () => {
  it('weighs the rubric to 100 percent', () => {
    expect(sum(rubric.map(({ weight }) => weight))).toBe(100);
  });

  it('computes the worked example, and the lamp', () => {
    expect(formatRating(exposureRating(exampleScores))).toBe('7.55');
    expect(formatRating(exposureRating({ traps: 9, ratio: 7.2, simps: 6.5, link: 8 }))).toBe(
      '7.80',
    );
  });

  it('explains five sections of the Code', () => {
    expect(keyRegulations.map(({ section }) => section)).toEqual([
      '68.2',
      '75.1',
      '75.6',
      '210.3',
      '301.6',
    ]);
  });
});

describe('enforcement', () => {
  it('imposed $750,254.49 and collected $254.49', () => {
    expect(fineTotals).toEqual({ imposed: 750_254.49, collected: 254.49 });
    expect(sumDollars(Array.from({ length: 51 }, () => 4.99))).toBe(fineTotals.collected);
  });

  it('imposes no fine above the limit', () => {
    for (const { imposed } of fines) expect(imposed).toBeLessThanOrEqual(maximumFine);
  });

  it('lists actions newest first', () => {
    expect(inOrder(recentActions.map(({ date }) => date).toReversed())).toBe(true);
  });

  it('numbers the tiers from 1', () => {
    expect(penaltySchedule.map(({ tier }) => tier)).toEqual([1, 2, 3, 4]);
  });
});

describe('dates', () => {
  it('stand in order', () => {
    expect(inOrder(timeline.map(({ date }) => date))).toBe(true);
    expect(inOrder(fines.map(({ date }) => date))).toBe(true);
    expect(inOrder(events.map(({ date }) => date))).toBe(true);
  });

  it('of the first season are 108 days apart', () => {
    const season = timeline.find(({ until }) => until);
    expect(season && addDays(season.date, 108)).toBe(season?.until);
  });
});

describe('appeals', () => {
  it('of the lamp end on two Sundays and a Friday', () => {
    expect(addDays(lampAppeal.issued, 8)).toBe(lampAppeal.filed);
    expect(lampAppeal.lastDayToFile).toBe('2025-06-08');
    expect(isSunday(lampAppeal.lastDayToFile)).toBe(true);
    expect(lampAppeal.thirtiethDay).toBe('2025-06-01');
    expect(lampAppeal.decisionDue).toBe('2025-05-30');
  });

  it('leave a weekday as it is', () => {
    expect(readDeadline('2025-05-29')).toBe('2025-05-29');
  });
});

describe('the home page', () => {
  it('shows six figures', () => {
    const values = homeFigures.map(({ value }) => value);
    expect(values).toEqual(['84', String(people.length), '$67.90', '22', '0', '$254.49']);
  });
});

describe('every list', () => {
  it.each(
    Object.entries({
      commissioners,
      staff,
      offices,
      advisoryCommittees,
      positions,
      rubric,
      oversightPrograms,
      recentActions,
      divisions,
      initiativeList,
      international,
      partnerships,
      resources,
      events,
      educationPrograms,
      featureCards,
    }),
  )('%s has unique ids that fit an address', (_name, records) => {
    const ids = records.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('of sections names each once', () => {
    expect(new Set(sections.map(({ section }) => section)).size).toBe(sections.length);
  });
});

describe('every page', () => {
  const heads = { about, oversight, enforcement, initiatives, education };

  it.each(Object.entries(heads))('%s has a description that search engines show', (_name, page) => {
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it('has typographic quotation marks, and no long dashes', () => {
    const strings: string[] = [];
    JSON.stringify([heads, homePage, commissioners, staff, timeline, events], (_key, value) => {
      if (typeof value === 'string') strings.push(value);
      return value;
    });
    expect(strings.filter((text) => /['"—]/.test(text))).toEqual([]);
  });
});
