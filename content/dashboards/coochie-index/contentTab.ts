import type { ChartData } from '../../charts';
import { contentDistribution } from '../../datasets/content-distribution';
import { seriesFigures } from '../../datasets/seriesFigures';
import { fieldSeries } from '../../datasets/series';
import { sum } from '../../datasets/statistics';
import { chartTable, valueAt } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';
import { placeNotes } from '../placeNotes';

const { rows, footnotes, source } = contentDistribution;

const data: ChartData = {
  kind: 'pie',
  x: { label: 'Content type', values: rows.map(({ contentType }) => contentType) },
  left: { label: 'Share of exposure (%)', unit: 'percent', decimals: 1 },
  series: [fieldSeries(contentDistribution, 'rate')],
};

const { highest, values } = seriesFigures(data);

export const contentTab: DashboardTab = {
  id: 'content',
  label: 'Content',
  chart: {
    id: 'content-types',
    title: 'The largest share begins with a photograph of something else',
    claims: {
      'Photos with unrelated captions have the largest share':
        highest('rate') === 'Photo with unrelated caption',
      'The shares make a whole': sum(values('rate')).toFixed(1) === '100.0',
    },
    measure: 'Share of all exposure by content type, five platforms, 2020–2025',
    sentence: `Photos with an unrelated caption take ${valueAt(data, 'rate', 'Photo with unrelated caption')} of all exposure, more than any other content type.`,
    summary: `Pie chart, four slices. Photos with unrelated captions hold ${valueAt(data, 'rate', 'Photo with unrelated caption')}, short videos ${valueAt(data, 'rate', 'Short video')}, livestreams ${valueAt(data, 'rate', 'Livestream')}, and stories that are gone by morning ${valueAt(data, 'rate', 'Story, gone by morning')}.`,
    updated: '2025-05-15',
    source,
    notes: placeNotes(footnotes, { dx: 0, dy: 0, width: 210, compact: { dx: 0, dy: 0 } }),
    restingX: 'Photo with unrelated caption',
    data,
  },
  tables: [chartTable('Share of exposure, by content type', data)],
  datasets: [
    contentDistribution.name,
    'Captions and What They Were Said to Be About',
    'Stories Missed',
  ],
};
