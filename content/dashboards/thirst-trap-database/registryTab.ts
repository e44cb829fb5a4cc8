import type { ChartData } from '../../charts';
import { categoryCompliance } from '../../datasets/category-compliance';
import { seriesFigures } from '../../datasets/seriesFigures';
import { fieldSeries } from '../../datasets/series';
import { chartTable, valueAt } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';
import { placeNotes } from '../placeNotes';

const { rows, footnotes, source } = categoryCompliance;

const data: ChartData = {
  kind: 'bar',
  x: { label: 'Category', values: rows.map(({ category }) => category) },
  left: { label: 'Entries', unit: 'count', decimals: 0, min: 0, max: 400 },
  right: { label: 'Complete entries (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [
    fieldSeries(categoryCompliance, 'count'),
    fieldSeries(categoryCompliance, 'compliance', { axis: 'right' }),
  ],
};

const { highest, lowest } = seriesFigures(data);

export const registryTab: DashboardTab = {
  id: 'registry',
  label: 'Registry',
  chart: {
    id: 'categories',
    title: 'Lifestyle leads in volume; Cosplay reads the instructions',
    claims: {
      'Lifestyle has the most entries': highest('count') === 'Lifestyle',
      'Travel has the fewest': lowest('count') === 'Travel',
      'Cosplay has the largest share of complete entries': highest('compliance') === 'Cosplay',
      'Travel has the smallest': lowest('compliance') === 'Travel',
    },
    measure:
      'Entries in the registry, and share of them whose paperwork is complete, by category, 2020–2025',
    sentence: `Lifestyle has the most entries, ${valueAt(data, 'count', 'Lifestyle')}; Cosplay has ${valueAt(data, 'count', 'Cosplay')}, of which ${valueAt(data, 'compliance', 'Cosplay')} are complete.`,
    summary: `Bar chart with two axes, eight categories. Entries run from ${valueAt(data, 'count', 'Lifestyle')} in Lifestyle down to ${valueAt(data, 'count', 'Travel')} in Travel. The share complete is highest in Cosplay, ${valueAt(data, 'compliance', 'Cosplay')}, and lowest in Travel, ${valueAt(data, 'compliance', 'Travel')}.`,
    updated: '2025-05-14',
    source,
    notes: placeNotes(footnotes, { dx: 14, dy: 8, width: 160, compact: { dx: 0, dy: 0 } }),
    restingX: 'Cosplay',
    data,
  },
  tables: [chartTable('Entries, and share of them complete, by category', data)],
  datasets: [
    'Full Registry, TTD-2024 to TTD-2025',
    'Entries Carried from the Binder',
    'Fixtures and Furnishings',
    'Moth Sightings (Related Parties)',
  ],
};
