import type { ChartData } from '../../charts';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { monthAbbreviations } from '../../datasets/months';
import {
  noonTemperatures,
  seasonThreshold,
  findSundressSeasonMonths,
} from '../../datasets/noon-temperatures';
import { createGroupSeries } from '../../datasets/series';
import { sundressPostRates } from '../../datasets/sundress-post-rates';
import { createChartTable, createXValueTable, formatSeriesValue } from '../../datasets/table';
import { formatValue } from '../../format';
import type { DashboardTab } from '../dashboard';

const { rows, source, footnotes, measures } = sundressPostRates;

const season = formatValue(seasonThreshold, {
  ...noonTemperatures.measures.temperature,
  decimals: 0,
});

const openings = [...new Set(rows.map(({ region }) => region))].flatMap((region) =>
  findSundressSeasonMonths(region)
    .slice(0, 1)
    .map((x) => ({ series: region.toLowerCase(), x })),
);

const x: ChartData['x'] = { label: 'Month', values: monthAbbreviations };

const data: ChartData = {
  kind: 'line',
  x,
  left: { ...measures.rate, min: 0, max: 50 },
  series: createGroupSeries(sundressPostRates, x, 'region', 'rate'),
  events: { label: `Noon passes ${season}`, at: openings },
};

const temperatures = createGroupSeries(noonTemperatures, x, 'region', 'temperature').map(
  ({ label, values }) => ({
    // Prints numbers without "°F", because the caption says it.
    ...noonTemperatures.measures.temperature,
    unit: 'score' as const,
    label,
    values,
    from: seasonThreshold,
  }),
);

const { ids, values, xOfHighest, xOfLowest } = createSeriesLookup(data);
const others = ids.filter((id) => id !== 'southwest');
const asMeasured = createSeriesLookup(data, footnotes);

/** A region's post rates in the months of its open season, and in the others. */
function seasonOf(region: string) {
  const warm = noonTemperatures.rows
    .filter((row) => row.region.toLowerCase() === region && row.temperature >= seasonThreshold)
    .map(({ month }): string => month);
  const points = asMeasured.points(region);
  const of = (isWarm: boolean) =>
    points.filter(([month]) => warm.includes(month) === isWarm).map(([, rate]) => rate);
  return { open: of(true), closed: of(false) };
}

export const sundressPostRateTab: DashboardTab = {
  id: 'frequency',
  label: 'Frequency',
  charts: [
    {
      id: 'sundress-posts',
      title: `The Southwest posts all year; everyone else waits for ${seasonThreshold} degrees`,
      claims: {
        'The Southwest keeps more than 60% of its highest month in its lowest':
          Math.min(...values('southwest')) > 0.6 * Math.max(...values('southwest')),
        'Elsewhere every month that reaches the temperature has more posts than any that does not':
          others.every((id) => {
            const { open, closed } = seasonOf(id);
            return Math.min(...open) > Math.max(...closed);
          }),
        'Elsewhere the slowest month has less than 30% of the busiest': others.every((id) => {
          const { open, closed } = seasonOf(id);
          return Math.min(...closed) < 0.3 * Math.max(...open);
        }),
        'Apart from the wedding, no other region passes 20 before noon passes the threshold':
          openings
            .filter(({ series }) => others.includes(series))
            .every(({ series, x }) =>
              asMeasured
                .points(series)
                .filter(([month]) => data.x.values.indexOf(month) < data.x.values.indexOf(x))
                .every(([, rate]) => rate <= 20),
            ),
        'The Southwest never falls below 29': Math.min(...values('southwest')) >= 29,
        'The others peak from July to September': others.every((id) =>
          ['Jul', 'Aug', 'Sep'].includes(xOfHighest(id)),
        ),
      },
      measure: 'Sundress posts per 1,000 posts, five regions, monthly means 2020–2025',
      sentence: `One wedding aside, no other region passes 20 before noon passes ${season}; the Southwest never falls below 29.`,
      summary: `Line chart, five regions, January to December. The Southwest stays between ${formatSeriesValue(data, 'southwest', xOfLowest('southwest'))} and ${formatSeriesValue(data, 'southwest', xOfHighest('southwest'))}. The others rise in May, peak from July to September and fall away, but for one Northeast January at ${formatSeriesValue(data, 'northeast', 'Jan')}.`,
      updated: '2025-05-14',
      source,
      notes: footnotes,
      restingX: 'May',
      data,
      table: createChartTable('Sundress posts per 1,000 posts, by month and region', data),
    },
  ],
  moreTables: [
    createXValueTable(
      `Mean temperature at 12:01 p.m. in °F, by month and region, tinted from ${seasonThreshold}`,
      data.x,
      temperatures,
    ),
  ],
  datasets: [
    sundressPostRates.name,
    'Season Openings and Closings (three)',
    'Orangery Adjustment Series',
    noonTemperatures.name,
  ],
};
