import type { ChartData } from '../../charts';
import { contentTypeReturns } from '../../datasets/content-type-returns';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { createFieldSeries } from '../../datasets/series';
import { isStrictlyDecreasing } from '../../datasets/statistics';
import { createChartTable, formatSeriesValue } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';

const { rows, footnotes, source } = contentTypeReturns;

const x: ChartData['x'] = {
  label: 'Content type',
  values: rows.map(({ contentType }) => contentType),
};

const data: ChartData = {
  kind: 'bar',
  x,
  left: { label: 'Engagement and ROI (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    createFieldSeries(contentTypeReturns, x, 'engagement'),
    createFieldSeries(contentTypeReturns, x, 'roi'),
  ],
};

const { xOfHighest, xOfLowest, values } = createSeriesLookup(data);

export const engagementTab: DashboardTab = {
  id: 'engagement',
  label: 'Engagement',
  charts: [
    {
      id: 'content-returns',
      title: 'Livestreams return the most, because they can say a name',
      claims: {
        'Livestreams have the highest ROI': xOfHighest('roi') === 'Livestream',
        'Bars fall in the order of ROI': isStrictlyDecreasing(values('roi')),
        'Photos with unrelated captions have the highest engagement':
          xOfHighest('engagement') === 'Photo with unrelated caption',
        'Photos with unrelated captions have the lowest ROI':
          xOfLowest('roi') === 'Photo with unrelated caption',
      },
      measure:
        'Engagement (% of viewers) and gross return on investment (ROI, % of each dollar) by content type, on five platforms, 2020–2025, sorted by ROI',
      sentence: `Livestreams return ${formatSeriesValue(data, 'roi', 'Livestream')} of each dollar; the photos that engage most return ${formatSeriesValue(data, 'roi', 'Photo with unrelated caption')}.`,
      summary: `Bar chart, two bars for each of four content types. Livestreams have the highest ROI, ${formatSeriesValue(data, 'roi', 'Livestream')}. Photos with unrelated captions have the highest engagement, ${formatSeriesValue(data, 'engagement', 'Photo with unrelated caption')}, and the lowest ROI, ${formatSeriesValue(data, 'roi', 'Photo with unrelated caption')}.`,
      updated: '2025-05-15',
      source,
      notes: footnotes,
      restingX: 'Livestream',
      data,
      table: createChartTable('Engagement and ROI, by content type', data),
    },
  ],
  datasets: [
    contentTypeReturns.name,
    'Names Read Aloud, with Pronunciation',
    '“Hey” Census, 2020–2025',
  ],
};
