import { describe, expect, it } from '@jest/globals';
import { dashboards } from './dashboards/dashboards';
import { dashboardCards, filingsPage, formTypes, recentFilings } from './filings';
import { href } from './site';

describe('filings', () => {
  it('are in order, newest first, have an id of their year, and include every form', () => {
    const [ids, dates] = [recentFilings.map(({ id }) => id), recentFilings.map(({ date }) => date)];
    expect(ids).toEqual([...ids].sort().reverse());
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { id, date } of recentFilings) {
      expect(id).toMatch(new RegExp(`^F-${date.slice(0, 4)}-\\d{5}$`));
    }
    expect(new Set(recentFilings.map(({ type }) => type))).toEqual(new Set(formTypes));
  });

  it('have a page whose description is 50 to 160 characters long', () => {
    expect(filingsPage.description.length).toBeGreaterThanOrEqual(50);
    expect(filingsPage.description.length).toBeLessThanOrEqual(160);
  });
});

describe('the cards of the dashboards', () => {
  it('link to each dashboard, in the order of the list of dashboards', () => {
    expect(dashboardCards.map(({ url }) => url)).toEqual(
      dashboards.map(({ slug }) => href(`/filings/${slug}`)),
    );
  });

  it('show the newest date on which a chart of the dashboard was updated', () => {
    const stamps = dashboards.map(({ tabs }) => tabs.map(({ chart }) => chart.updated));
    for (const [index, { updated }] of dashboardCards.entries()) {
      expect(stamps[index]).toContain(updated);
      expect(stamps[index]!.filter((stamp) => stamp > updated)).toEqual([]);
    }
  });
});
