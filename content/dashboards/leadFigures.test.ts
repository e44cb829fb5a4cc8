import { describe, expect, it } from '@jest/globals';
import { getFullMonthName, monthAbbreviations } from '../datasets/months';
import {
  noonTemperatures,
  sundressSeasonThresholdFahrenheit,
  findSundressSeasonMonths,
} from '../datasets/noon-temperatures';
import {
  monthlyCoochieIndex,
  monthlyPlatformExposure,
} from '../datasets/monthly-platform-exposure';
import { monthlyRegistrations } from '../datasets/monthly-registrations';
import { sum } from '../datasets/statistics';
import { compositeRingFigure } from './coochie-index/compositeRingFigure';
import { regionSeasonCalendar } from './sundress-yield-curve/regionSeasonCalendar';
import { registryDrawerFigure } from './thirst-trap-database/registryDrawerFigure';
import { registrationThreshold } from '../ratingBands';

describe('the season calendar', () => {
  it('the season calendar lists every region, the longest season first, and marks the warm months', () => {
    const regions = new Set(noonTemperatures.rows.map(({ region }) => region));
    expect(new Set(regionSeasonCalendar.regions.map(({ region }) => region))).toEqual(regions);
    const lengths = regionSeasonCalendar.regions.map(
      ({ months: of }) => of.filter(({ warm }) => warm).length,
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    for (const { region, months: of } of regionSeasonCalendar.regions) {
      const readings = noonTemperatures.rows.filter((row) => row.region === region);
      expect(of.map(({ warm }) => warm)).toEqual(
        readings.map(({ temperature }) => temperature >= sundressSeasonThresholdFahrenheit),
      );
    }
  });

  it('the season of a region is given by its first and last warm month, with no cold month between', () => {
    for (const { region, season } of regionSeasonCalendar.regions) {
      const warm = findSundressSeasonMonths(region);
      const first = monthAbbreviations.indexOf(warm[0]!);
      expect(warm).toEqual(monthAbbreviations.slice(first, first + warm.length));
      expect(season).toBe(`${getFullMonthName(warm[0]!)} to ${getFullMonthName(warm.at(-1)!)}`);
    }
  });

  it('the dresses of the season calendar have shares above 0, and the largest a share of 1', () => {
    const shares = regionSeasonCalendar.regions.flatMap(({ months: of }) =>
      of.map(({ share }) => share),
    );
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });
});

describe('the ring', () => {
  it('the ring shows for each month the unrounded mean of all platforms', () => {
    const platforms = new Set(monthlyPlatformExposure.rows.map(({ platform }) => platform));
    for (const { month, text } of compositeRingFigure.readings) {
      const rates = monthlyPlatformExposure.rows.filter((row) => row.month === month);
      expect(rates).toHaveLength(platforms.size);
      expect(Number(text) * platforms.size).toBeCloseTo(sum(rates.map(({ rate }) => rate)), 10);
    }
  });

  it('the highest month of the ring is the maximum of the index, below the registration threshold', () => {
    expect(compositeRingFigure.highest.value).toBe(Math.max(...monthlyCoochieIndex));
    expect(compositeRingFigure.highest.value).toBeLessThan(registrationThreshold);
  });
});

describe('the drawer', () => {
  it('the entries in the drawer are sorted by position, and none comes after the last card', () => {
    const places = registryDrawerFigure.entries.map(({ place }) => place);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places.at(-1)).toBeLessThanOrEqual(registryDrawerFigure.cards);
  });

  it('the drawer has as many tilted cards as entries were registered in August', () => {
    const august = monthlyRegistrations.rows.find(({ month }) => month.startsWith('Aug'));
    expect(registryDrawerFigure.crooked.to - registryDrawerFigure.crooked.from).toBe(
      august?.registrations,
    );
  });
});
