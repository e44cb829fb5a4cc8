import type { ChartData } from '../../charts';
import { categoryCompliance } from '../../datasets/category-compliance';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { createFieldSeries } from '../../datasets/series';
import { createChartTable, formatSeriesValue } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';

const { rows, footnotes, source } = categoryCompliance;

const x: ChartData['x'] = { label: 'Category', values: rows.map(({ category }) => category) };

const data: ChartData = {
  kind: 'bar',
  x,
  left: { label: 'Entries', unit: 'count', decimals: 0, min: 0, max: 400 },
  right: { label: 'Complete entries (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    createFieldSeries(categoryCompliance, x, 'count'),
    createFieldSeries(categoryCompliance, x, 'compliance', { axis: 'right' }),
  ],
};

const { xOfHighest, xOfLowest } = createSeriesLookup(data);

export const providerRegistryTab: DashboardTab = {
  id: 'registry',
  label: 'Registry',
  charts: [
    {
      id: 'categories',
      title: 'Lifestyle leads in volume; Cosplay reads the instructions',
      claims: {
        'Lifestyle has the most entries': xOfHighest('count') === 'Lifestyle',
        'Travel has the fewest entries': xOfLowest('count') === 'Travel',
        'Cosplay has the largest share of complete entries': xOfHighest('compliance') === 'Cosplay',
        'Travel has the smallest share of complete entries': xOfLowest('compliance') === 'Travel',
      },
      measure: 'Entries, and the share whose paperwork is complete, by category, 2020–2025',
      sentence: `Lifestyle has the most entries, ${formatSeriesValue(data, 'count', 'Lifestyle')}; Cosplay has ${formatSeriesValue(data, 'count', 'Cosplay')}, of which ${formatSeriesValue(data, 'compliance', 'Cosplay')} are complete.`,
      summary: `Bar chart with two axes, eight categories. Entries run from ${formatSeriesValue(data, 'count', 'Lifestyle')} in Lifestyle down to ${formatSeriesValue(data, 'count', 'Travel')} in Travel. The share complete is highest in Cosplay, ${formatSeriesValue(data, 'compliance', 'Cosplay')}, and lowest in Travel, ${formatSeriesValue(data, 'compliance', 'Travel')}.`,
      updated: '2025-05-14',
      source,
      notes: footnotes,
      restingX: 'Cosplay',
      data,
      table: createChartTable('Entries, and share of them complete, by category', data),
    },
  ],
  datasets: [
    'Full Registry, TTD-2024 to TTD-2025',
    'Entries Carried from the Binder',
    'Moth Sightings (Related Parties)',
  ],
};
