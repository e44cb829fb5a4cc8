import { describe, expect, it } from '@jest/globals';
import { registrations } from './datasets/registrations';
import { formatDate } from './format';
import { categories, providerSearch, registry, registryStatuses } from './registry';

describe('the registry', () => {
  it('gives each entry another id, of the form TTD-YYYY-NNNNN, with the year of its date', () => {
    expect(new Set(registry.map(({ id }) => id)).size).toBe(registry.length);
    for (const { id, date } of registry) {
      expect(id).toMatch(/^TTD-\d{4}-\d{5}$/);
      expect(id.slice(4, 8)).toBe(date.slice(0, 4));
    }
  });

  it('has its entries in order of date, which is that of the ids as well', () => {
    const [ids, dates] = [registry.map(({ id }) => id), registry.map(({ date }) => date)];
    expect(ids).toEqual([...ids].sort());
    expect(dates).toEqual([...dates].sort());
  });

  it('has a search form that offers every category and every status', () => {
    expect(providerSearch.category.options).toEqual(['All', ...categories]);
    expect(providerSearch.status.options).toEqual(['Any', ...registryStatuses]);
  });

  it('has at least one entry of every category and of every status', () => {
    expect(new Set(registry.map(({ category }) => category))).toEqual(new Set(categories));
    expect(new Set(registry.map(({ status }) => status))).toEqual(new Set(registryStatuses));
  });

  it('has numbers that fit the count of registrations up to the month of each entry', () => {
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
