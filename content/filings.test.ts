import { describe, expect, it } from '@jest/globals';
import { dashboards } from './dashboards/dashboards';
import { dataReports, filingsPage, formTypes, recentFilings } from './filings';
import { href } from './site';

describe('filings', () => {
  it('stand newest first, each of another form', () => {
    const [ids, dates] = [recentFilings.map(({ id }) => id), recentFilings.map(({ date }) => date)];
    expect(ids).toEqual([...ids].sort().reverse());
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { id, date } of recentFilings) {
      expect(id).toMatch(new RegExp(`^F-${date.slice(0, 4)}-\\d{5}$`));
    }
    expect(new Set(recentFilings.map(({ type }) => type))).toEqual(new Set(formTypes));
  });

  it('have a page with a description of the right length', () => {
    expect(filingsPage.description.length).toBeGreaterThanOrEqual(50);
    expect(filingsPage.description.length).toBeLessThanOrEqual(160);
  });
});

describe('data reports', () => {
  it('lead to the dashboards, in the order of the menu', () => {
    expect(dataReports.map(({ url }) => url)).toEqual(
      dashboards.map(({ slug }) => href(`/filings/${slug}`)),
    );
  });

  it('carry the newest stamp of their charts', () => {
    const stamps = dashboards.map(({ tabs }) => tabs.map(({ chart }) => chart.updated));
    for (const [index, { updated }] of dataReports.entries()) {
      expect(stamps[index]).toContain(updated);
      expect(stamps[index]!.filter((stamp) => stamp > updated)).toEqual([]);
    }
  });
});
