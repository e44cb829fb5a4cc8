import { describe, expect, it } from '@jest/globals';
import { monthlyRegistrations } from './datasets/monthly-registrations';
import { formatDate } from './format';
import { registryCategories, registryEntries, complianceStatuses } from './providerRegistry';

describe('the registry', () => {
  it('registry ids have the year of their date', () => {
    for (const { id, date } of registryEntries) {
      expect(id).toMatch(/^TTD-\d{4}-\d{5}$/);
      expect(id.slice(4, 8)).toBe(date.slice(0, 4));
    }
  });

  it('registry entries are in order of date and of id', () => {
    const [ids, dates] = [
      registryEntries.map(({ id }) => id),
      registryEntries.map(({ date }) => date),
    ];
    expect(ids).toEqual([...ids].sort());
    expect(dates).toEqual([...dates].sort());
  });

  it('the registry has an entry of every category and of every status', () => {
    expect(new Set(registryEntries.map(({ category }) => category))).toEqual(
      new Set(registryCategories),
    );
    expect(new Set(registryEntries.map(({ status }) => status))).toEqual(
      new Set(complianceStatuses),
    );
  });

  it('each registry number is in the range that the year’s registrations give for its month', () => {
    for (const { id, date } of registryEntries) {
      const year = date.slice(0, 4);
      const month = `${formatDate(date).slice(0, 3)} ${year}`;
      const months = monthlyRegistrations.rows.filter((row) => row.month.endsWith(year));
      const place = months.findIndex((row) => row.month === month);
      const upTo = (end: number) =>
        months.slice(0, end).reduce((total, row) => total + row.registrations, 0);
      expect(Number(id.slice(9))).toBeGreaterThan(upTo(place));
      expect(Number(id.slice(9))).toBeLessThanOrEqual(upTo(place + 1));
    }
  });
});
