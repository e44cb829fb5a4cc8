import { describe, expect, it } from '@jest/globals';
import { dashboards } from './dashboards/dashboards';
import { dashboardCards, filingFormNumbers, recentFilings } from './filings';
import { href } from './site';

describe('filings', () => {
  it('recent filings are listed newest first, have ids of their year, and include every form type', () => {
    const [ids, dates] = [recentFilings.map(({ id }) => id), recentFilings.map(({ date }) => date)];
    expect(ids).toEqual([...ids].sort().reverse());
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { id, date } of recentFilings) {
      expect(id).toMatch(new RegExp(`^F-${date.slice(0, 4)}-\\d{5}$`));
    }
    expect(new Set(recentFilings.map(({ type }) => type))).toEqual(new Set(filingFormNumbers));
  });
});

describe('the cards of the dashboards', () => {
  it('the dashboard cards link to all dashboards in the order of the list', () => {
    expect(dashboardCards.map(({ url }) => url)).toEqual(
      dashboards.map(({ slug }) => href(`/filings/${slug}`)),
    );
  });

  it('a dashboard card shows the date of the newest update among the charts of the dashboard', () => {
    const stamps = dashboards.map(({ tabs }) => tabs.map(({ chart }) => chart.updated));
    for (const [index, { updated }] of dashboardCards.entries()) {
      expect(stamps[index]).toContain(updated);
      expect(stamps[index]!.filter((stamp) => stamp > updated)).toEqual([]);
    }
  });
});
