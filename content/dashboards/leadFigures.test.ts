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
  it('the season calendar lists every region, the longest season first, and marks the warm months', () => {
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

  it('the season of a region is given by its first and last warm month, with no cold month between', () => {
    for (const { region, season } of seasonCalendar.regions) {
      const warm = findSundressSeasonMonths(region);
      const first = monthAbbreviations.indexOf(warm[0]!);
      expect(warm).toEqual(monthAbbreviations.slice(first, first + warm.length));
      expect(season).toBe(`${getMonthName(warm[0]!)} to ${getMonthName(warm.at(-1)!)}`);
    }
  });

  it('each month in the season calendar has a share of posts above 0, and the largest share is 1', () => {
    const shares = seasonCalendar.regions.flatMap(({ months: of }) => of.map(({ share }) => share));
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });
});

describe('the ring', () => {
  it('the ring figure of the coochie index shows for each month the unrounded mean of all platforms', () => {
    const platforms = new Set(monthlyExposure.rows.map(({ platform }) => platform));
    for (const { month, text } of lampRings.readings) {
      const rates = monthlyExposure.rows.filter((row) => row.month === month);
      expect(rates).toHaveLength(platforms.size);
      expect(Number(text) * platforms.size).toBeCloseTo(sum(rates.map(({ rate }) => rate)), 10);
    }
  });

  it('the highest lamp ring is the maximum of the coochie index, below the registration threshold', () => {
    expect(lampRings.highest.value).toBe(Math.max(...monthlyCoochieIndex));
    expect(lampRings.highest.value).toBeLessThan(registrationThreshold);
  });
});

describe('the drawer', () => {
  it('entries in the card drawer are sorted by position, and none comes after the last card', () => {
    const places = registryDrawerFigure.entries.map(({ place }) => place);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places.at(-1)).toBeLessThanOrEqual(registryDrawerFigure.cards);
  });

  it('the registry’s figure of a card drawer has as many tilted cards as registrations in August', () => {
    const august = monthlyRegistrations.rows.find(({ month }) => month.startsWith('Aug'));
    expect(
      registryDrawerFigure.augustCardRange.to - registryDrawerFigure.augustCardRange.from,
    ).toBe(august?.registrations);
  });
});
