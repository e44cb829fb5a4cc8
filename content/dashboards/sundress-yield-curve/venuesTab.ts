import type { ChartData } from '../../charts';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { createFieldSeries } from '../../datasets/series';
import { isStrictlyDecreasing } from '../../datasets/statistics';
import { createChartTable, formatSeriesValue } from '../../datasets/table';
import { venueRetention } from '../../datasets/venue-retention';
import type { DashboardTab } from '../dashboard';

const { rows, footnotes, source } = venueRetention;

const x: ChartData['x'] = {
  label: 'Venue',
  values: rows.map(({ venue }) => venue),
  tooFewAnswers: rows.filter(({ hasTooFewAnswers }) => hasTooFewAnswers).map(({ venue }) => venue),
};

const data: ChartData = {
  kind: 'bar',
  x,
  left: { label: 'Respondents (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    createFieldSeries(venueRetention, x, 'engagement'),
    createFieldSeries(venueRetention, x, 'retention'),
  ],
};

const { at, xOfHighest, xOfLowest, values } = createSeriesLookup(data);

export const venuesTab: DashboardTab = {
  id: 'simp',
  label: 'Simp',
  charts: [
    {
      id: 'venues',
      title: 'Farmers markets hold attention; rooftops only catch it',
      claims: {
        'Farmers markets have the highest retention, apart from three people in the lobby':
          createSeriesLookup(data, footnotes).xOfHighest('retention') === 'Farmers Market',
        'Farmers markets retain more than they engage':
          at('retention', 'Farmers Market') > at('engagement', 'Farmers Market'),
        'Bars fall in the order of retention, the lobby apart': isStrictlyDecreasing(
          values('retention').slice(0, -1),
        ),
        'Rooftops have the highest engagement': xOfHighest('engagement') === 'Rooftop',
        'Rooftops have the lowest retention': xOfLowest('retention') === 'Rooftop',
      },
      measure:
        'Engagement and retention of respondents at six venues, 2020–2025, sorted by retention, with too few answers last',
      sentence: `Rooftops engage ${formatSeriesValue(data, 'engagement', 'Rooftop')} and retain ${formatSeriesValue(data, 'retention', 'Rooftop')}; at farmers markets more stay than look up.`,
      summary: `Bar chart, two bars for each of six venues. Rooftops have the highest engagement, ${formatSeriesValue(data, 'engagement', 'Rooftop')}, and the lowest retention, ${formatSeriesValue(data, 'retention', 'Rooftop')}. Farmers markets retain ${formatSeriesValue(data, 'retention', 'Farmers Market')}; the Commission lobby, ${formatSeriesValue(data, 'retention', 'Commission Lobby')}.`,
      updated: '2025-05-16',
      source,
      notes: footnotes,
      restingX: 'Farmers Market',
      data,
      table: createChartTable('Engagement and retention, by venue', data),
    },
  ],
  datasets: [venueRetention.name, 'Premature Outlays, May', 'Cardigan Incidents, Reserved'],
};
