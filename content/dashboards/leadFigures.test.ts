import { describe, expect, it } from '@jest/globals';
import { longMonth, months } from '../datasets/months';
import { noonTemperatures, seasonTemperature, warmMonths } from '../datasets/noon-temperatures';
import { composite, platformExposure } from '../datasets/platform-exposure';
import { registrations } from '../datasets/registrations';
import { sum } from '../datasets/statistics';
import { ring } from './coochie-index/ring';
import { calendar } from './sundress-yield-curve/calendar';
import { drawer } from './thirst-trap-database/drawer';
import { registrationThreshold } from '../ratingBands';

describe('the season calendar', () => {
  it('has every region, the longest season first, and the months that are warm', () => {
    const regions = new Set(noonTemperatures.rows.map(({ region }) => region));
    expect(new Set(calendar.regions.map(({ region }) => region))).toEqual(regions);
    const lengths = calendar.regions.map(({ months: of }) => of.filter(({ warm }) => warm).length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    for (const { region, months: of } of calendar.regions) {
      const readings = noonTemperatures.rows.filter((row) => row.region === region);
      expect(of.map(({ warm }) => warm)).toEqual(
        readings.map(({ temperature }) => temperature >= seasonTemperature),
      );
    }
  });

  it('says a season from end to end, which has no gap', () => {
    for (const { region, season } of calendar.regions) {
      const warm = warmMonths(region);
      const first = months.indexOf(warm[0]!);
      expect(warm).toEqual(months.slice(first, first + warm.length));
      expect(season).toBe(`${longMonth(warm[0]!)} to ${longMonth(warm.at(-1)!)}`);
    }
  });

  it('sizes dresses by posts, the largest whole', () => {
    const shares = calendar.regions.flatMap(({ months: of }) => of.map(({ share }) => share));
    expect(Math.max(...shares)).toBe(1);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  });
});

describe('the ring', () => {
  it('shows the mean of the platforms, all alike, unrounded', () => {
    const platforms = new Set(platformExposure.rows.map(({ platform }) => platform));
    for (const { month, text } of ring.readings) {
      const rates = platformExposure.rows.filter((row) => row.month === month);
      expect(rates).toHaveLength(platforms.size);
      expect(Number(text) * platforms.size).toBeCloseTo(sum(rates.map(({ rate }) => rate)), 10);
    }
  });

  it('shows the highest month large, short of the notch', () => {
    expect(ring.highest.value).toBe(Math.max(...composite));
    expect(ring.highest.value).toBeLessThan(registrationThreshold);
  });
});

describe('the drawer', () => {
  it('holds its entries in order of arrival, none beyond the last card', () => {
    const places = drawer.entries.map(({ place }) => place);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places.at(-1)).toBeLessThanOrEqual(drawer.cards);
  });

  it('sticks for as many cards as August brought', () => {
    const august = registrations.rows.find(({ month }) => month.startsWith('Aug'));
    expect(drawer.crooked.to - drawer.crooked.from).toBe(august?.registrations);
  });
});
