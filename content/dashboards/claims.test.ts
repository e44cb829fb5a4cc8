import { describe, expect, it } from '@jest/globals';
import type { ChartData } from '../charts';
import { contentDistribution } from '../datasets/content-distribution';
import { hemlineReadings } from '../datasets/hemline-readings';
import { noonTemperatures, seasonTemperature } from '../datasets/noon-temperatures';
import { composite } from '../datasets/platform-exposure';
import { registrations, verificationRate } from '../datasets/registrations';
import { mean, sum } from '../datasets/statistics';
import { dashboards } from './dashboards';

const charts = dashboards.flatMap((dashboard) => dashboard.charts);

/** The figures of a chart by x value, without the footnoted ones unless they are asked for. */
function read(id: string) {
  const chart = charts.find((each) => each.id === id)!;
  const noted = (series: string, x: string) =>
    chart.notes.some((note) => note.series === series && note.x === x);
  const points = (series: string, withNoted = true): [string, number][] => {
    const values = chart.data.series.find((each) => each.id === series)!.values;
    return chart.data.x.values
      .map((x, index): [string, number] => [x, values[index]!])
      .filter(([x]) => withNoted || !noted(series, x));
  };
  return {
    ids: chart.data.series.map((series) => series.id),
    at: (series: string, x: string) => new Map(points(series)).get(x)!,
    points,
    values: (series: string, withNoted = true) => points(series, withNoted).map(([, y]) => y),
    highest: (series: string, withNoted = true) =>
      points(series, withNoted).reduce((a, b) => (b[1] > a[1] ? b : a))[0],
    lowest: (series: string, withNoted = true) =>
      points(series, withNoted).reduce((a, b) => (b[1] < a[1] ? b : a))[0],
  };
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const covariance = sum(xs.map((x, i) => (x - mx) * (ys[i]! - my)));
  const spread = (values: readonly number[], m: number) => sum(values.map((v) => (v - m) ** 2));
  return covariance / Math.sqrt(spread(xs, mx) * spread(ys, my));
}

/** Standard deviation over mean: how little a series moves. */
function variation(values: readonly number[]): number {
  const m = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - m) ** 2))) / m;
}

/** What each title says, as a computation. */
const claims: Record<string, () => void> = {
  'The Southwest never closes; everyone else waits for 68 degrees': () => {
    const { ids, points, values } = read('sundress-posts');
    const southwest = values('southwest');
    expect(Math.min(...southwest) / Math.max(...southwest)).toBeGreaterThan(0.6);
    for (const region of ids.filter((id) => id !== 'southwest')) {
      const warmMonths = noonTemperatures.rows
        .filter(
          (row) => row.region.toLowerCase() === region && row.temperature >= seasonTemperature,
        )
        .map(({ month }): string => month);
      const all = points(region, false);
      const open = all.filter(([month]) => warmMonths.includes(month)).map(([, y]) => y);
      const closed = all.filter(([month]) => !warmMonths.includes(month)).map(([, y]) => y);
      expect(Math.min(...open)).toBeGreaterThan(Math.max(...closed));
      expect(Math.min(...closed) / Math.max(...open)).toBeLessThan(0.3);
    }
  },
  'Attractiveness follows the temperature; hemline follows the laundry': () => {
    const { values } = read('hemline-and-attractiveness');
    const degrees = hemlineReadings.rows.map(({ temperature }) => temperature);
    expect(correlation(degrees, values('attractiveness'))).toBeGreaterThan(0.9);
    expect(Math.abs(correlation(degrees, values('hemline')))).toBeLessThan(0.2);
    const asLaundered = hemlineReadings.rows.filter(({ temperature }) => temperature !== 75);
    expect(
      correlation(
        asLaundered.map(({ daysSinceLaundering }) => daysSinceLaundering),
        asLaundered.map(({ hemline }) => hemline),
      ),
    ).toBeLessThan(-0.9);
    const rising = values('attractiveness').slice(0, 8);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    const flat = values('attractiveness').slice(7);
    expect(Math.max(...flat) - Math.min(...flat)).toBeLessThan(1);
  },
  'Farmers markets hold attention; rooftops only catch it': () => {
    const { highest, lowest, at } = read('venues');
    expect(highest('retention', false)).toBe('Farmers Market');
    expect(at('retention', 'Farmers Market')).toBeGreaterThan(at('engagement', 'Farmers Market'));
    expect(highest('engagement')).toBe('Rooftop');
    expect(lowest('retention')).toBe('Rooftop');
  },
  'Exposure peaks in February and never comes all the way down': () => {
    const { ids, at, highest, lowest } = read('exposure-by-platform');
    const [january, february, ...rest] = composite;
    expect(february).toBe(Math.max(...composite));
    expect(Math.min(...rest)).toBeGreaterThan(january!);
    for (const platform of ids) {
      expect(highest(platform, false)).toBe('Feb');
      expect(lowest(platform)).toBe('Jan');
      expect(at(platform, 'Dec')).toBeGreaterThan(at(platform, 'Jan'));
    }
  },
  'The largest share begins with a photograph of something else': () => {
    const { highest, values } = read('content-types');
    expect(highest('rate')).toBe('Photo with unrelated caption');
    expect(sum(values('rate')).toFixed(1)).toBe('100.0');
    expect(contentDistribution.rows).toHaveLength(4);
  },
  'Livestreams return the most, because they can say a name': () => {
    const { highest, lowest } = read('content-returns');
    expect(highest('roi')).toBe('Livestream');
    expect(highest('engagement')).toBe('Photo with unrelated caption');
    expect(lowest('roi')).toBe('Photo with unrelated caption');
  },
  'Lifestyle leads in volume; Cosplay reads the instructions': () => {
    const { highest, lowest } = read('categories');
    expect(highest('count')).toBe('Lifestyle');
    expect(highest('compliance')).toBe('Cosplay');
    expect(lowest('compliance')).toBe('Travel');
  },
  'Verification caught up once, in December, when the stapler was found': () => {
    const above = registrations.rows.filter((row) => verificationRate(row) >= 100);
    expect(above.map(({ month }) => month)).toEqual(['Dec 2024']);
    expect(verificationRate(above[0]!)).toBeGreaterThan(100);
  },
  'No platform leads on followers, engagement and compliance at once': () => {
    const { ids, highest } = read('platform-statistics');
    expect(ids).toEqual(['followers', 'engagement', 'compliance']);
    expect(new Set(ids.map((id) => highest(id))).size).toBe(3);
    expect(highest('compliance')).toBe('OnlyFans');
  },
  'Subscriptions hold steady; gifts happen in December': () => {
    const { ids, values, highest } = read('instruments');
    const steadiness = ids.map((id) => variation(values(id)));
    expect(Math.min(...steadiness)).toBe(variation(values('subscriptions')));
    expect(variation(values('subscriptions'))).toBeLessThan(0.03);
    expect(highest('gifts')).toBe('Dec');
    const [december, next] = [...values('gifts')].sort((a, b) => b - a);
    expect(december).toBeGreaterThan(2 * next!);
    expect(highest('tips')).toBe('Sep');
  },
  'Return and satisfaction have been introduced but do not speak': () => {
    const { values, highest, lowest } = read('returns');
    const r = correlation(values('roi'), values('satisfaction'));
    const t = Math.abs(r) * Math.sqrt((6 - 2) / (1 - r ** 2));
    // Two-sided, 5%, four degrees of freedom.
    expect(t).toBeLessThan(2.776);
    expect(r ** 2).toBeLessThan(0.25);
    expect(lowest('roi')).toBe('OOTD');
    expect(highest('satisfaction')).toBe('OOTD');
  },
  'Loyalty dips in January, when the statements arrive': () => {
    const { at, highest, lowest, values } = read('loyalty');
    expect(lowest('loyaltyScore')).toBe('Jan');
    expect(lowest('retention')).toBe('Jan');
    expect(highest('churnRate')).toBe('Jan');
    const [, ...rest] = values('loyaltyScore');
    expect(Math.min(...rest) - at('loyaltyScore', 'Jan')).toBeGreaterThan(5);
    expect(highest('retention')).toBe('Jul');
  },
};

describe('the title of each chart is true of its figures', () => {
  it('and none is left unproved', () => {
    expect(charts.map(({ title }) => title)).toEqual(Object.keys(claims));
  });

  it.each(Object.entries(claims))('%s', (_, claim) => claim());
});

describe('the sentence about each chart is true of its figures', () => {
  it('hemline moves between the two values named', () => {
    const { values, at } = read('hemline-and-attractiveness');
    expect(Math.max(...values('hemline', false))).toBe(at('hemline', '80'));
  });

  it('the other regions peak from July to September', () => {
    const { ids, highest } = read('sundress-posts');
    for (const id of ids.filter((each) => each !== 'southwest')) {
      expect(['Jul', 'Aug', 'Sep']).toContain(highest(id));
    }
  });

  it('YouTube alone peaks in August, and OnlyFans is highest in February', () => {
    const { ids, at, highest } = read('exposure-by-platform');
    expect(ids.filter((id) => highest(id) === 'Aug')).toEqual(['youtube']);
    expect(at('onlyfans', 'Feb')).toBe(Math.max(...ids.map((id) => at(id, 'Feb'))));
  });

  it('registrations are near 25 in whole months', () => {
    const whole = read('registrations').values('registrations').slice(0, -1);
    expect(Math.round(mean(whole))).toBe(25);
  });

  it('OnlyFans is last on followers', () => {
    expect(read('platform-statistics').lowest('followers')).toBe('OnlyFans');
  });

  it('subscriptions stay near their mean, retention near 90', () => {
    const subscriptions = read('instruments').values('subscriptions');
    for (const value of subscriptions) {
      expect(Math.abs(value - mean(subscriptions))).toBeLessThan(1);
    }
    for (const value of read('loyalty').values('retention', false).slice(1)) {
      expect(Math.abs(value - 90)).toBeLessThan(1);
    }
  });
});

describe('bars are sorted by the first of their series', () => {
  const barCharts = charts.filter(({ data }): boolean =>
    (['bar', 'pie', 'combined'] satisfies ChartData['kind'][]).some((kind) => kind === data.kind),
  );

  it.each(barCharts.map((chart) => ({ ...chart })))('$id', ({ data }) => {
    const values = data.series[0]!.values;
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });
});
