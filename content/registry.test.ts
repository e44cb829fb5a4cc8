import { describe, expect, it } from '@jest/globals';
import { registrations } from './datasets/registrations';
import { formatDate } from './format';
import { categories, providerSearch, registry, registryStatuses } from './registry';

describe('the registry', () => {
  it('has entries with ids of their own, in the format TTD-YYYY-NNNNN', () => {
    expect(new Set(registry.map(({ id }) => id)).size).toBe(registry.length);
    for (const { id, date } of registry) {
      expect(id).toMatch(/^TTD-\d{4}-\d{5}$/);
      expect(id.slice(4, 8)).toBe(date.slice(0, 4));
    }
  });

  it('is in order of date and of id', () => {
    const [ids, dates] = [registry.map(({ id }) => id), registry.map(({ date }) => date)];
    expect(ids).toEqual([...ids].sort());
    expect(dates).toEqual([...dates].sort());
  });

  it('is searched by all of its categories and statuses', () => {
    expect(providerSearch.category.options).toEqual(['All', ...categories]);
    expect(providerSearch.status.options).toEqual(['Any', ...registryStatuses]);
  });

  it('has every category and every status', () => {
    expect(new Set(registry.map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(registry.map(({ status }) => status))).toEqual(new Set(registryStatuses));
  });

  it('numbers its entries within the registrations of their month', () => {
    for (const { id, date } of registry) {
      const year = date.slice(0, 4);
      const month = `${formatDate(date).slice(0, 3)} ${year}`;
      const months = registrations.rows.filter((row) => row.month.endsWith(year));
      const place = months.findIndex((row) => row.month === month);
      const upTo = (end: number) =>
        months.slice(0, end).reduce((total, row) => total + row.registrations, 0);
      expect(Number(id.slice(9))).toBeGreaterThan(upTo(place));
      expect(Number(id.slice(9))).toBeLessThanOrEqual(upTo(place + 1));
    }
  });
});
