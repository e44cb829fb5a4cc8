import { describe, expect, it } from '@jest/globals';
import { mean } from '../datasets/statistics';
import { findSeriesAxis } from '../format';
import { coochieIndex } from './coochie-index';
import { listTables } from './dashboard';
import { dashboards, findLatestChartUpdate } from './dashboards';
import { investmentSummaryCards } from './investmentSummaryCards';
import { simpInvestmentAnalytics } from './simp-investment-analytics';
import { investmentTab } from './simp-investment-analytics/investmentTab';
import { sundressYieldCurve } from './sundress-yield-curve';
import { thirstTrapDatabase } from './thirst-trap-database';
import { complianceTab } from './thirst-trap-database/complianceTab';

const tabs = dashboards.flatMap((dashboard) => dashboard.tabs);
const charts = tabs.flatMap((tab) => tab.charts);

const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);

/**
 * The dashboards that the specification requires; there may be more. If you remove a dashboard,
 * remove its lines here.
 */
const specified = [
  [
    sundressYieldCurve,
    'sundress-yield-curve',
    [
      ['frequency', 'line', '2025-05-14'],
      ['hemline', 'area', '2025-05-15'],
      ['simp', 'bar', '2025-05-16'],
    ],
  ],
  [
    coochieIndex,
    'coochie-index',
    [
      ['exposure', 'line', '2025-05-14'],
      ['content', 'pie', '2025-05-15'],
      ['engagement', 'bar', '2025-05-15'],
    ],
  ],
  [
    thirstTrapDatabase,
    'thirst-trap-database',
    [
      ['registry', 'bar', '2025-05-14'],
      ['compliance', 'area', '2025-05-14'],
      ['platforms', 'radar', '2025-05-14'],
    ],
  ],
  [
    simpInvestmentAnalytics,
    'simp-investment-analytics',
    [
      ['investment', 'stacked-area', '2025-05-15'],
      ['roi', 'combined', '2025-05-16'],
      ['retention', 'line', '2025-05-16'],
    ],
  ],
] as const;

describe('every dashboard', () => {
  it('the list of dashboards begins with those of the specification, in their order', () => {
    const wanted = specified.map(([, slug]) => slug);
    expect(dashboards.map(({ slug }) => slug).slice(0, wanted.length)).toEqual(wanted);
  });

  it.each(specified.map(([{ tabs }, slug, wanted]) => ({ tabs, slug, wanted })))(
    'the specified dashboard begins with its tabs, kinds of chart and update dates specified: $slug',
    ({ tabs, wanted }) => {
      const stated = tabs.map(({ id, charts: [{ data, updated }] }) => [id, data.kind, updated]);
      expect(stated.slice(0, wanted.length)).toEqual(wanted);
    },
  );

  it.each(dashboards.map((dashboard) => ({ ...dashboard })))(
    'the dashboard $slug has a finding of one sentence, the coverage 2020–2025 and different tools',
    ({ finding, coverage, tools }) => {
      expect(finding).toMatch(/^[A-Z].*\.$/);
      expect(coverage).toContain('2020–2025');
      unique(tools.map(({ action }) => action));
    },
  );

  it.each(dashboards.map((dashboard) => ({ ...dashboard })))(
    'no two charts, tabs or tools of $slug have the same id',
    (dashboard) => {
      unique([
        ...dashboard.tabs.flatMap((tab) => [tab.id, ...tab.charts.map(({ id }) => id)]),
        ...dashboard.tools.map(({ id }) => id),
      ]);
    },
  );

  it('the date of a dashboard is the latest update of its charts', () => {
    for (const dashboard of dashboards) {
      const stamps = dashboard.tabs.flatMap((tab) => tab.charts.map(({ updated }) => updated));
      expect(findLatestChartUpdate(dashboard)).toBe([...stamps].sort().at(-1));
    }
  });
});

describe('every chart', () => {
  it('no two charts have the same title, and no two tables the same caption', () => {
    unique(charts.map(({ title }) => title));
    unique(tabs.flatMap(listTables).map(({ caption }) => caption));
  });

  it.each(charts.map((chart) => ({ ...chart })))(
    'title, sentence and summary of the chart $id keep their maximum lengths',
    ({ title, sentence, summary, measure }) => {
      expect(title.split(/\s+/).length).toBeLessThanOrEqual(12);
      expect(sentence).toMatch(/^[A-Z].{20,140}[^.]\.$/);
      expect(sentence.split(/[.?] /)).toHaveLength(1);
      expect(title).not.toMatch(/\.$/);
      expect(summary.length).toBeLessThanOrEqual(250);
      expect(measure).toMatch(/\b202[0-5]\b/);
      expect(measure).not.toMatch(/\.$/);
    },
  );

  it.each(charts.map((chart) => ({ ...chart })))(
    'each series of the chart $id has a value for each x value, and one beyond its axis has a note',
    ({ data, notes }) => {
      for (const series of data.series) {
        expect(series.values).toHaveLength(data.x.values.length);
        const { min = -Infinity, max = Infinity } = findSeriesAxis(data, series);
        for (const [i, value] of series.values.entries()) {
          expect(value).toBeGreaterThanOrEqual(min);
          const isNoted = notes.some(
            (note) => note.series === series.id && note.x === data.x.values[i],
          );
          if (!isNoted) expect(value).toBeLessThanOrEqual(max);
        }
      }
      unique(data.series.map(({ id }) => id));
      unique(data.x.values);
    },
  );

  it.each(
    charts.flatMap(({ id, claims }) =>
      Object.entries(claims).map(([claim, isTrue]) => ({ id, claim, isTrue })),
    ),
  )('the claim of the chart $id holds for its data: $claim', ({ isTrue }) => {
    expect(isTrue).toBe(true);
  });

  it.each(charts.map((chart) => ({ ...chart })))(
    'the chart $id makes at least one claim about its data',
    ({ claims }) => {
      expect(Object.keys(claims)).not.toEqual([]);
    },
  );

  it('bars and slices are sorted by one of their series', () => {
    for (const { id, data } of charts) {
      if (!['bar', 'pie', 'combined'].includes(data.kind)) continue;
      const isSorted = data.series.some(({ values: all }) => {
        const values = all.filter((_, i) => !data.x.tooFewAnswers?.includes(data.x.values[i]!));
        return values.every((value, i) => i === 0 || (value ?? 0) <= values[i - 1]!);
      });
      expect({ id, isSorted }).toEqual({ id, isSorted: true });
    }
  });

  it('the axis of a stacked area chart reaches up to the highest sum of its series', () => {
    for (const { data } of charts.filter((chart) => chart.data.kind === 'stacked-area')) {
      const stacks = data.x.values.map((_, index) =>
        data.series.reduce((height, { values }) => height + values[index]!, 0),
      );
      expect(Math.max(...stacks)).toBeLessThanOrEqual(data.left.max ?? Infinity);
    }
  });

  it.each(charts.map((chart) => ({ ...chart })))(
    'the chart $id has a note, and each note belongs to an existing series and x value',
    ({ notes, data }) => {
      expect(notes.length).toBeGreaterThan(0);
      for (const { series, x } of notes) {
        expect(data.series.map(({ id }) => id)).toContain(series);
        expect(data.x.values).toContain(x);
      }
    },
  );
});

describe('every table', () => {
  it.each(charts.map((chart) => ({ ...chart })))(
    'the table of the chart $id begins with the series of the chart, the subject first',
    ({ table, data }) => {
      expect(table.columns[0]!.label).toBe(data.x.label);
      const labels = table.columns
        .slice(1, data.series.length + 1)
        .map(({ label }) => label.replace(' (cm)', ''));
      expect([...labels].sort()).toEqual(data.series.map(({ label }) => label).sort());
      const subject = data.series.find((series) => series.subject) ?? data.series[0];
      expect(labels[0]).toBe(subject?.label);
      // Parentheses mark a row whose values can't be compared.
      const names = table.rows.map(([name]) => name?.replace(/^\((.*)\)$/, '$1'));
      expect(names.slice(0, data.x.values.length)).toEqual([...data.x.values]);
    },
  );

  it('every table row has a cell for each column, and no cell is empty or NaN', () => {
    for (const { columns, rows } of tabs.flatMap(listTables)) {
      for (const row of rows) {
        expect(row).toHaveLength(columns.length);
        for (const cell of row) expect(cell).toMatch(/^(?!.*NaN).+$/);
      }
    }
  });

  it('each total in the investment table is the sum of its row, in dollars and cents', () => {
    const [{ table }] = investmentTab.charts;
    const total = table.columns.findIndex(({ label }) => label === 'Total');
    for (const row of table.rows) expect(row[total]).toMatch(/^\$\d+\.\d\d$/);
    const cents = (cell: string) => Math.round(Number(cell.replace('$', '')) * 100);
    for (const row of table.rows.slice(0, 12)) {
      const parts = row.slice(1, total).map(cents);
      expect(parts).toHaveLength(4);
      expect(parts.reduce((a, b) => a + b)).toBe(cents(row[total]!));
    }
    expect(table.rows.at(-1)).toEqual(expect.arrayContaining(['Mean', '$67.90', '$60.41']));
  });

  it('each verification rate is the share of registrations verified, as a whole percentage', () => {
    const [{ table }] = complianceTab.charts;
    for (const [, registered, verified, rate] of table.rows) {
      expect(rate).toBe(`${Math.round((Number(verified) / Number(registered)) * 100)}%`);
    }
  });
});

describe('the investment page', () => {
  it('each investment summary card shows the mean of the values in its small chart', () => {
    expect(investmentSummaryCards.map(({ spark: { note } }) => note)).toEqual([
      'Highest in Dec, $106.71',
      'Highest in Cosplay, 61.5%',
      'Highest in OOTD, 84.1%',
      'Highest in Jul, 99.4%',
    ]);
    for (const { value, spark } of investmentSummaryCards) {
      expect(mean(spark.values)).toBeCloseTo(Number(value.replace(/[$%]/g, '')), 1);
    }
  });
});

describe('the writing', () => {
  const sentences = dashboards.flatMap(({ intro, coverage, tabs: each }) => [
    ...intro,
    coverage,
    ...each.flatMap((tab) => tab.charts.flatMap(({ notes }) => notes.map(({ text }) => text))),
  ]);

  it('no sentence of the dashboards occurs twice', () => {
    const each = sentences
      .flatMap((text) => text.split(/(?<=\.)\s+/))
      .filter((text) => !/^(Datasets cover|Each month shown)/.test(text));
    unique(each);
  });
});
