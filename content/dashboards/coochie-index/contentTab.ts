import type { ChartData } from '../../charts';
import { exposureShares } from '../../datasets/exposure-shares';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { createFieldSeries } from '../../datasets/series';
import { sum } from '../../datasets/statistics';
import { createChartTable, formatSeriesValue } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';

const { rows, footnotes, source } = exposureShares;

const x: ChartData['x'] = {
  label: 'Content type',
  values: rows.map(({ contentType }) => contentType),
};

const data: ChartData = {
  kind: 'pie',
  x,
  left: { label: 'Share of exposure (%)', unit: 'percent', decimals: 1 },
  series: [createFieldSeries(exposureShares, x, 'rate')],
};

const { xOfHighest, values } = createSeriesLookup(data);

export const contentTab: DashboardTab = {
  id: 'content',
  label: 'Content',
  charts: [
    {
      id: 'content-types',
      title: 'The largest share begins with a photograph of something else',
      claims: {
        'Photos with unrelated captions have the largest share':
          xOfHighest('rate') === 'Photo with unrelated caption',
        'The shares make a whole': sum(values('rate')).toFixed(1) === '100.0',
      },
      measure:
        'Share of all exposure on five platforms by content type, 2020–2025, clockwise from the largest',
      sentence:
        'Photos with an unrelated caption take more of the exposure than any other content type, the captions included.',
      summary: `Pie chart, four slices. Photos with unrelated captions hold ${formatSeriesValue(data, 'rate', 'Photo with unrelated caption')}, short videos ${formatSeriesValue(data, 'rate', 'Short video')}, livestreams ${formatSeriesValue(data, 'rate', 'Livestream')}, and stories that are gone by morning ${formatSeriesValue(data, 'rate', 'Story, gone by morning')}.`,
      updated: '2025-05-15',
      source,
      notes: footnotes,
      restingX: 'Photo with unrelated caption',
      data,
      table: createChartTable('Share of exposure, by content type', data),
    },
  ],
  datasets: [exposureShares.name, 'Captions and What They Were Said to Be About'],
};
