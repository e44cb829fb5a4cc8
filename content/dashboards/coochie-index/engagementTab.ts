import type { ChartData } from '../../charts';
import { contentReturns } from '../../datasets/content-returns';
import { seriesFigures } from '../../datasets/seriesFigures';
import { fieldSeries } from '../../datasets/series';
import { isFalling } from '../../datasets/statistics';
import { chartTable, valueAt } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';
import { placeNotes } from '../placeNotes';

const { rows, footnotes, source } = contentReturns;

const data: ChartData = {
  kind: 'bar',
  x: { label: 'Content type', values: rows.map(({ contentType }) => contentType) },
  left: { label: 'Engagement and ROI (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [fieldSeries(contentReturns, 'engagement'), fieldSeries(contentReturns, 'roi')],
};

const { highest, lowest, values } = seriesFigures(data);

export const engagementTab: DashboardTab = {
  id: 'engagement',
  label: 'Engagement',
  chart: {
    id: 'content-returns',
    title: 'Livestreams return the most, because they can say a name',
    claims: {
      'Livestreams have the highest ROI': highest('roi') === 'Livestream',
      'Bars fall in the order of ROI': isFalling(values('roi')),
      'Photos with unrelated captions have the highest engagement':
        highest('engagement') === 'Photo with unrelated caption',
      'and the lowest ROI': lowest('roi') === 'Photo with unrelated caption',
    },
    measure:
      'Engagement and gross return on investment (ROI) by content type, five platforms, 2020–2025',
    sentence: `Livestreams return ${valueAt(data, 'roi', 'Livestream')} of each dollar; the photos that engage most return ${valueAt(data, 'roi', 'Photo with unrelated caption')}.`,
    summary: `Bar chart, two bars for each of four content types. Livestreams have the highest ROI, ${valueAt(data, 'roi', 'Livestream')}. Photos with unrelated captions have the highest engagement, ${valueAt(data, 'engagement', 'Photo with unrelated caption')}, and the lowest ROI, ${valueAt(data, 'roi', 'Photo with unrelated caption')}.`,
    updated: '2025-05-15',
    source,
    notes: placeNotes(footnotes, { dx: 30, dy: 0, width: 300, compact: { dx: 0, dy: 0 } }),
    restingX: 'Livestream',
    data,
  },
  tables: [chartTable('Engagement and ROI, by content type', data)],
  datasets: [
    contentReturns.name,
    'Names Read Aloud, with Pronunciation',
    '“Hey” Census, 2020–2025',
    'Droplets and Brains, Counted',
  ],
};
