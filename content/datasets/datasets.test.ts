/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { type DatasetFootnote, valueUnits } from '../charts';
import { listFiles } from '../listFiles';
import { registryCategories } from '../providerRegistry';
import { unnumberedEntryCount, categoryCompliance } from './category-compliance';
import { averageRoi, categoryReturns } from './category-returns';
import { exposureShares } from './exposure-shares';
import { contentTypeReturns } from './content-type-returns';
import type { Measure } from './dataset';
import { findRow } from './findRow';
import { hemlineReadings } from './hemline-readings';
import { monthlyLoyalty } from './monthly-loyalty';
import { averageInvestment } from './monthly-investment';
import { monthAbbreviations } from './months';
import { noonTemperatures, seasonThreshold } from './noon-temperatures';
import { monthlyCoochieIndex, monthlyExposure } from './monthly-exposure';
import { monthlyRegistrations } from './monthly-registrations';
import { categoryRiskScores } from './category-risk-scores';
import { sum } from './statistics';
import { sundressPostRates } from './sundress-post-rates';
import { rankedCategories } from './ranked-categories';
import { venueRetention } from './venue-retention';

interface AnyDataset {
  name: string;
  source: string;
  x: string;
  measures: Readonly<Record<string, Partial<Measure>>>;
  rows: readonly object[];
  footnotes: readonly DatasetFootnote[];
}

const isDataset = (value: unknown): value is AnyDataset =>
  typeof value === 'object' && value !== null && 'source' in value && 'rows' in value;

/** Every exported dataset with its file, for the names of the tests. */
const all = listFiles(__dirname)
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    Object.values(jest.requireActual<Record<string, unknown>>(`./${file}`))
      .filter(isDataset)
      .map((dataset) => ({ file: `content/datasets/${file}`, ...dataset })),
  );

const textOf = (row: object, field: string) => String(new Map(Object.entries(row)).get(field));

const numbersOf = (row: object) =>
  Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === 'number');

describe('every dataset', () => {
  it('no two datasets have the same name', () => {
    expect(all.length).toBeGreaterThan(0);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });

  it.each(all)('"$name" in $file states a source and has rows', ({ source, rows }) => {
    expect(source).toContain('Commission');
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(all)('each group of "$name" in $file has one row for each $x', ({ x, rows }) => {
    const wanted = [...new Set(rows.map((row) => textOf(row, x)))].sort();
    // Rows of a group have the same other texts, such as a region or a platform.
    const groupOf = (row: object) =>
      Object.entries(row)
        .filter(([field, value]) => field !== x && typeof value === 'string')
        .join();
    for (const group of new Set(rows.map(groupOf))) {
      const own = rows.filter((row) => groupOf(row) === group).map((row) => textOf(row, x));
      expect([group, ...own.sort()]).toEqual([group, ...wanted]);
    }
  });

  it.each(all)('"$name" in $file states unit and decimals of each figure', (dataset) => {
    const fields = dataset.rows.flatMap((row) => numbersOf(row).map(([field]) => field));
    const missing = [...new Set(fields)].flatMap((field) => {
      const { label, unit, decimals } = dataset.measures[field] ?? {};
      const lacks = [
        label ? [] : 'label',
        unit && valueUnits.includes(unit) ? [] : 'unit',
        Number.isInteger(decimals) ? [] : 'decimals',
      ].flat();
      return lacks.map((lack) => `${dataset.file}: measures.${field} has no ${lack}`);
    });
    expect(missing).toEqual([]);
    expect(Object.keys(dataset.measures).sort()).toEqual([...new Set(fields)].sort());
  });

  it.each(all)(
    'the figures of "$name" in $file look measured: no three consecutive differences are equal',
    ({ rows, measures }) => {
      for (const field of Object.keys(measures).filter((name) => name !== 'temperature')) {
        const values = rows.flatMap((row) => new Map(numbersOf(row)).get(field) ?? []);
        const steps = values.slice(1).map((value, index) => (value - values[index]!).toFixed(4));
        const ramp = steps.some((step, i) => step === steps[i + 1] && step === steps[i + 2]);
        expect({ field, ramp }).toEqual({ field, ramp: false });
      }
    },
  );
});

it('the registrations have a row for each month from June 2024 to May 2025', () => {
  expect(monthlyRegistrations.rows.map(({ month }) => month)).toEqual([
    ...monthAbbreviations.slice(5).map((month) => `${month} 2024`),
    ...monthAbbreviations.slice(0, 5).map((month) => `${month} 2025`),
  ]);
});

describe('sundress yield curve', () => {
  const rate = (region: string, month: string) =>
    sundressPostRates.rows.find((row) => row.region === region && row.month === month)!.rate;

  it('only in the Northeast does January have more sundress posts than June', () => {
    const regions = [...new Set(sundressPostRates.rows.map(({ region }) => region))];
    const inverted = regions.filter((region) => rate(region, 'Jan') > rate(region, 'Jun'));
    expect(inverted).toEqual(['Northeast']);
    expect(sundressPostRates.footnotes).toEqual([
      expect.objectContaining({ series: 'northeast', x: 'Jan' }),
    ]);
  });

  it('May is the first month of the sundress season in at least two regions', () => {
    for (const month of ['Jan', 'Feb', 'Mar', 'Apr', 'May']) {
      const warm = noonTemperatures.rows.filter(
        (row) => row.month === month && row.temperature >= seasonThreshold,
      );
      expect(warm.length >= 2).toBe(month === 'May');
    }
  });

  it('the hemline rises by 6 cm from 70 to 75 degrees', () => {
    const at = (degrees: number) =>
      hemlineReadings.rows.find(({ temperature }) => temperature === degrees)!.hemline;
    expect(at(75) - at(70)).toBeCloseTo(6, 10);
    expect(hemlineReadings.rows.map(({ temperature }) => temperature)).toEqual([
      50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100,
    ]);
  });

  it('the last venue is the Commission Lobby, with a retention of 97%', () => {
    expect(venueRetention.rows.at(-1)).toMatchObject({
      venue: 'Commission Lobby',
      retention: 97,
    });
  });
});

describe('coochie index', () => {
  it('the coochie index of each month has at most three decimals', () => {
    for (const { value } of monthlyCoochieIndex.rows)
      expect(Number(value.toFixed(3))).toBeCloseTo(value, 10);
  });

  it('platform exposures are from 0 to 10, with at most two decimals', () => {
    for (const { rate } of monthlyExposure.rows) {
      expect(rate).toBeGreaterThanOrEqual(0);
      expect(rate).toBeLessThanOrEqual(10);
      expect(Number(rate.toFixed(2))).toBe(rate);
    }
  });

  it('the shares of the content types add up to 100%', () => {
    expect(sum(exposureShares.rows.map(({ rate }) => rate))).toBeCloseTo(100, 10);
    expect(exposureShares.rows.map(({ rate }) => rate)).toEqual([38.2, 31.4, 18.1, 12.3]);
  });

  it('the average ROI of content types equals that of categories', () => {
    const weighted = exposureShares.rows.map(
      ({ contentType, rate }) => (rate / 100) * findRow(contentTypeReturns, 'roi', contentType).roi,
    );
    expect(sum(weighted).toFixed(1)).toBe(averageRoi.toFixed(1));
  });
});

describe('thirst trap database', () => {
  it('the compliance dataset has exactly one row for each category of the registry', () => {
    expect(categoryCompliance.rows.map(({ category }) => category).sort()).toEqual(
      [...registryCategories].sort(),
    );
    expect(unnumberedEntryCount).toBeGreaterThan(0);
  });

  it('each compliance percentage results from a whole number of compliant entries', () => {
    for (const { count, compliance } of categoryCompliance.rows) {
      const compliant = Math.round((compliance / 100) * count);
      expect(((compliant / count) * 100).toFixed(1)).toBe(compliance.toFixed(1));
    }
  });

  it('no month ends with more verifications than registrations so far', () => {
    let backlog = 0;
    for (const row of monthlyRegistrations.rows) {
      backlog += row.registrations - row.verifications;
      expect(backlog).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('simp investment analytics', () => {
  it('each category has the ROI and the satisfaction that the specification requires', () => {
    const fixed = Object.fromEntries(
      categoryReturns.rows.map((row) => [row.category, [row.roi, row.satisfaction]]),
    );
    expect(fixed).toEqual({
      Cosplay: [61.5, 76.4],
      Travel: [55, 80.6],
      Lifestyle: [52.5, 71.3],
      Beauty: [50, 78],
      Fitness: [48, 78.8],
      OOTD: [45, 84.1],
    });
  });

  it('the investments by category add up to less than the average investment', () => {
    expect(sum(categoryReturns.rows.map(({ investment }) => investment))).toBeLessThan(
      averageInvestment,
    );
  });

  it('the top investments are ranked by return, with risk scores from 0 to 10', () => {
    expect(rankedCategories.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    const returns = rankedCategories.map(({ avgReturn }) => avgReturn);
    expect(returns).toEqual([...returns].sort((a, b) => b - a));
    expect(
      categoryRiskScores.rows.every(({ riskScore }) => riskScore >= 0 && riskScore <= 10),
    ).toBe(true);
  });

  it('retention in July is 99.4%', () => {
    expect(monthlyLoyalty.rows.find(({ month }) => month === 'Jul')?.retention).toBe(99.4);
  });
});

it('no two footnotes of the datasets have the same text', () => {
  const texts = all.flatMap(({ footnotes }) => footnotes.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
});
