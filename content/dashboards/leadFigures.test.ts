import { describe, expect, it } from '@jest/globals';
import { getMonthName, monthAbbreviations } from '../datasets/months';
import {
  noonTemperatures,
  seasonThreshold,
  findSundressSeasonMonths,
} from '../datasets/noon-temperatures';
import { monthlyCoochieIndex, monthlyExposure } from '../datasets/monthly-exposure';
import { monthlyRegistrations } from '../datasets/monthly-registrations';
import { sum } from '../datasets/statistics';
import { lampRings } from './coochie-index/lampRings';
import { seasonCalendar } from './sundress-yield-curve/seasonCalendar';
import { registryDrawerFigure } from './thirst-trap-database/registryDrawerFigure';
import { registrationThreshold } from '../ratingBands';

describe('the season calendar', () => {
  it('the season calendar lists every region, the longest season first', () => {
    const regions = new Set(noonTemperatures.rows.map(({ region }) => region));
    expect(new Set(seasonCalendar.regions.map(({ region }) => region))).toEqual(regions);
    const lengths = seasonCalendar.regions.map(
      ({ months: of }) => of.filter(({ warm }) => warm).length,
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    for (const { region, months: of } of seasonCalendar.regions) {
      const readings = noonTemperatures.rows.filter((row) => row.region === region);
      expect(of.map(({ warm }) => warm)).toEqual(
        readings.map(({ temperature }) => temperature >= seasonThreshold),
      );
    }
  });

  it('a region’s season runs from its first warm month to its last, without a gap', () => {
    for (const { region, season } of seasonCalendar.regions) {
      const warm = findSundressSeasonMonths(region);
      const first = monthAbbreviations.indexOf(warm[0]!);
      expect(warm).toEqual(monthAbbreviations.slice(first, first + warm.length));
      expect(season).toBe(`${getMonthName(warm[0]!)} to ${getMonthName(warm.at(-1)!)}`);
    }
  });

  it('shares of posts in the season calendar are above 0, and at most 1', () => {
    const shares = seasonCalendar.regions.flatMap(({ months: of }) => of.map(({ share }) => share));
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });
});

describe('the ring', () => {
  it('the rings of the coochie index show the unrounded mean of all platforms', () => {
    const platforms = new Set(monthlyExposure.rows.map(({ platform }) => platform));
    for (const { month, text } of lampRings.readings) {
      const rates = monthlyExposure.rows.filter((row) => row.month === month);
      expect(rates).toHaveLength(platforms.size);
      expect(Number(text) * platforms.size).toBeCloseTo(sum(rates.map(({ rate }) => rate)), 10);
    }
  });

  it('the highest ring shows the maximum of the index, which is below the registration threshold', () => {
    expect(lampRings.highest.value).toBe(
      Math.max(...monthlyCoochieIndex.rows.map(({ value }) => value)),
    );
    expect(lampRings.highest.value).toBeLessThan(registrationThreshold);
  });
});

describe('the drawer', () => {
  it('the entries shown in the drawer are in order, and each has one of its cards', () => {
    const places = registryDrawerFigure.entries.map(({ place }) => place);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places.at(-1)).toBeLessThanOrEqual(registryDrawerFigure.cards);
  });

  it('the registry drawer has one August card for each registration in August', () => {
    const august = monthlyRegistrations.rows.find(({ month }) => month.startsWith('Aug'));
    expect(
      registryDrawerFigure.augustCardRange.to - registryDrawerFigure.augustCardRange.from,
    ).toBe(august?.registrations);
  });
});
