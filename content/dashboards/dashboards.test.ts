import { describe, expect, it } from '@jest/globals';
import { axisOf } from '../format';
import { acknowledgmentEquivalents } from '../regulations';
import { dashboards, newestStamp } from './dashboards';
import { simpInvestmentAnalytics } from './simp-investment-analytics';
import { thirstTrapDatabase } from './thirst-trap-database';

const charts = dashboards.flatMap((dashboard) => dashboard.charts);
const tabs = dashboards.flatMap((dashboard) => dashboard.tabs);

const unique = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);

describe('every dashboard', () => {
  it('is one of the four, in the order of the menu', () => {
    expect(dashboards.map(({ slug }) => slug)).toEqual([
      'sundress-yield-curve',
      'coochie-index',
      'thirst-trap-database',
      'simp-investment-analytics',
    ]);
  });

  it.each(dashboards.map((dashboard) => ({ ...dashboard })))(
    '$slug says what it covers, in the space there is',
    ({ description, intro, finding, coverage, tools }) => {
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(intro).toHaveLength(2);
      expect(finding).toMatch(/^[A-Z].*\.$/);
      expect(coverage).toContain('2020–2025');
      unique(tools.map(({ action }) => action));
    },
  );

  it('has the tabs that its links name', () => {
    expect(dashboards.map((dashboard) => dashboard.tabs.map(({ id }) => id))).toEqual([
      ['frequency', 'hemline', 'simp'],
      ['exposure', 'content', 'engagement'],
      ['registry', 'compliance', 'platforms'],
      ['investment', 'roi', 'retention'],
    ]);
  });

  it.each(dashboards.map((dashboard) => ({ ...dashboard })))(
    '$slug gives no two charts, tabs or tools the same id',
    (dashboard) => {
      unique([...dashboard.charts, ...dashboard.tabs, ...dashboard.tools].map(({ id }) => id));
    },
  );

  it('was updated on the days stated', () => {
    expect(dashboards.map((dashboard) => dashboard.charts.map(({ updated }) => updated))).toEqual([
      ['2025-05-14', '2025-05-15', '2025-05-16'],
      ['2025-05-14', '2025-05-15', '2025-05-15'],
      ['2025-05-14', '2025-05-14', '2025-05-14'],
      ['2025-05-15', '2025-05-16', '2025-05-16'],
    ]);
    expect(dashboards.map(newestStamp)).toEqual([
      '2025-05-16',
      '2025-05-15',
      '2025-05-14',
      '2025-05-16',
    ]);
  });
});

describe('every chart', () => {
  it('has a title of its own, and every table a caption', () => {
    unique(charts.map(({ title }) => title));
    unique(tabs.flatMap(({ tables }) => tables.map(({ caption }) => caption)));
  });

  it.each(charts.map((chart) => ({ ...chart })))(
    '$id is short enough to read and to hear',
    ({ title, summary, measure }) => {
      expect(title.split(/\s+/).length).toBeLessThanOrEqual(12);
      expect(title).not.toMatch(/\.$/);
      expect(summary.length).toBeLessThanOrEqual(250);
      expect(measure).toMatch(/\b202[0-5]\b/);
      expect(measure).not.toMatch(/\.$/);
    },
  );

  it.each(charts.map((chart) => ({ ...chart })))(
    '$id has a value for each x, within its axes',
    ({ data }) => {
      for (const series of data.series) {
        expect(series.values).toHaveLength(data.x.values.length);
        const { min = -Infinity, max = Infinity } = axisOf(data, series);
        for (const value of series.values) {
          expect(value).toBeGreaterThanOrEqual(min);
          expect(value).toBeLessThanOrEqual(max);
        }
      }
      unique(data.series.map(({ id }) => id));
      unique(data.x.values);
    },
  );

  it('of stacked areas has room for the highest stack', () => {
    for (const { data } of charts.filter((chart) => chart.data.kind === 'stacked-area')) {
      const stacks = data.x.values.map((_, index) =>
        data.series.reduce((height, { values }) => height + values[index]!, 0),
      );
      expect(Math.max(...stacks)).toBeLessThanOrEqual(data.left.max ?? Infinity);
    }
  });

  it.each(charts.map((chart) => ({ ...chart })))(
    '$id has its outlier, at a point that exists',
    ({ notes, data }) => {
      expect(notes.length).toBeGreaterThan(0);
      for (const { series, x } of notes) {
        expect(data.series.map(({ id }) => id)).toContain(series);
        expect(data.x.values).toContain(x);
      }
    },
  );

  it('is drawn in the kinds specified', () => {
    expect(dashboards.map((dashboard) => dashboard.charts.map(({ data }) => data.kind))).toEqual([
      ['line', 'area', 'bar'],
      ['line', 'pie', 'bar'],
      ['bar', 'area', 'radar'],
      ['stacked-area', 'combined', 'line'],
    ]);
  });
});

describe('every table', () => {
  it.each(
    dashboards.flatMap(({ slug, charts: drawn, tabs: panels }) =>
      panels.map(({ id, tables }, index) => ({ slug, id, tables, chart: drawn[index]! })),
    ),
  )('of $slug#$id begins with the numbers of the chart beside it', ({ tables, chart }) => {
    const [first] = tables;
    expect(first!.columns[0]!.label).toBe(chart.data.x.label);
    expect(first!.columns.slice(1, chart.data.series.length + 1).map(({ label }) => label)).toEqual(
      chart.data.series.map(({ label }) => label),
    );
    expect(first!.rows.slice(0, chart.data.x.values.length).map(([name]) => name)).toEqual([
      ...chart.data.x.values,
    ]);
  });

  it('has a cell for each column, and none empty', () => {
    for (const { columns, rows } of tabs.flatMap(({ tables }) => tables)) {
      for (const row of rows) {
        expect(row).toHaveLength(columns.length);
        for (const cell of row) expect(cell).toMatch(/^(?!.*NaN).+$/);
      }
    }
  });

  it('shows the monthly total with a dollar sign and two decimals', () => {
    const [table] = simpInvestmentAnalytics.tabs[0].tables;
    const total = table!.columns.findIndex(({ label }) => label === 'Total');
    for (const row of table!.rows) expect(row[total]).toMatch(/^\$\d+\.\d\d$/);
    const cents = (cell: string) => Math.round(Number(cell.replace('$', '')) * 100);
    for (const row of table!.rows.slice(0, 12)) {
      const parts = row.slice(1, total).map(cents);
      expect(parts).toHaveLength(4);
      expect(parts.reduce((a, b) => a + b)).toBe(cents(row[total]!));
    }
    expect(table!.rows.at(-1)).toEqual(expect.arrayContaining(['Mean', '$67.90', '$60.41']));
  });

  it('shows the verification rate in whole percent', () => {
    const [table] = thirstTrapDatabase.tabs[1].tables;
    for (const [, registered, verified, rate] of table!.rows) {
      expect(rate).toBe(`${Math.round((Number(verified) / Number(registered)) * 100)}%`);
    }
  });
});

describe('the investment page', () => {
  it('has four summary cards, computed', () => {
    expect(simpInvestmentAnalytics.cards).toEqual([
      { label: 'Average monthly investment', value: '$67.90', change: '+12.4% YOY' },
      { label: 'Average ROI', value: '52.0%', change: '+5.2% YOY' },
      { label: 'Satisfaction', value: '78.2%', change: '+3.8% YOY' },
      { label: 'Retention', value: '90.5%', change: '+2.1% YOY' },
    ]);
  });

  it('values a heart as the regulation does', () => {
    const heart = acknowledgmentEquivalents.find(
      ({ acknowledgment }) => acknowledgment === 'Heart',
    );
    const calculator = simpInvestmentAnalytics.tools.find(({ id }) => id === 'roi-calculator');
    expect(calculator?.description).toContain(`$${heart?.value?.toFixed(2)}`);
  });
});

describe('the writing', () => {
  const sentences = dashboards.flatMap(({ intro, coverage, tools, charts: drawn }) => [
    ...intro,
    coverage,
    ...tools.map(({ description }) => description),
    ...drawn.flatMap(({ notes }) => notes.map(({ text }) => text)),
  ]);

  it('has straight quotes, no exclamation marks and nothing twice', () => {
    for (const text of sentences) expect(text).not.toMatch(/[‘’“”!]/);
    const each = sentences
      .flatMap((text) => text.split(/(?<=\.)\s+/))
      .filter((text) => !/^(Datasets cover|Each month shown)/.test(text));
    unique(each);
  });
});
