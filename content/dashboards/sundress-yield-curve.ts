import type { ChartData } from '../charts';
import { hemlineReadings } from '../datasets/hemline-readings';
import { months } from '../datasets/months';
import { noonTemperatures, seasonTemperature } from '../datasets/noon-temperatures';
import { fieldSeries, groupSeries } from '../datasets/series';
import { sundressFrequency } from '../datasets/sundress-frequency';
import { chartTable, table, valueAt } from '../datasets/table';
import { formatValue } from '../format';
import { venueAttention } from '../datasets/venue-attention';
import type { Dashboard } from './dashboard';

const frequency: ChartData = {
  kind: 'line',
  x: { label: 'Month', values: months },
  left: { ...sundressFrequency.measures.rate, min: 0, max: 50 },
  series: groupSeries(
    sundressFrequency.rows,
    ({ region }) => region,
    ({ rate }) => rate,
  ),
};

const readings = groupSeries(
  noonTemperatures.rows,
  ({ region }) => region,
  ({ temperature }) => temperature,
).map(({ label, values }) => ({ ...noonTemperatures.measures.temperature, label, values }));

const hemline: ChartData = {
  kind: 'area',
  x: {
    label: 'Temperature (°F)',
    values: hemlineReadings.rows.map(({ temperature }) => String(temperature)),
  },
  left: { label: 'Hemline (cm)', unit: 'centimeters', decimals: 1, min: 0, max: 50 },
  right: { label: 'Attractiveness (0–100)', unit: 'score', decimals: 1, min: 0, max: 100 },
  series: [
    fieldSeries(hemlineReadings, 'hemline'),
    fieldSeries(hemlineReadings, 'attractiveness', { axis: 'right' }),
  ],
};

const laundering = {
  ...hemlineReadings.measures.daysSinceLaundering,
  values: hemlineReadings.rows.map(({ daysSinceLaundering }) => daysSinceLaundering),
};

const venues: ChartData = {
  kind: 'bar',
  x: { label: 'Venue', values: venueAttention.rows.map(({ venue }) => venue) },
  left: { label: 'Respondents (%)', unit: 'percent', decimals: 1, min: 0, max: 100 },
  series: [fieldSeries(venueAttention, 'engagement'), fieldSeries(venueAttention, 'retention')],
};

function extreme(data: ChartData, id: string, pick: typeof Math.min): string {
  const values = data.series.find((series) => series.id === id)?.values ?? [];
  return formatValue(pick(...values), data.left);
}

export const sundressYieldCurve: Dashboard = {
  slug: 'sundress-yield-curve',
  title: 'Sundress Yield Curve',
  description:
    'Sundress posts by month, region, temperature and venue, 2020–2025, estimated from one cotton garment on a hanger. Satire.',
  intro: [
    'The sundress yield curve plots sundress posts by month. It is read from left to right, and with a cardigan near. A curve is inverted when its January exceeds its June. One region is inverted, and the note under its chart says why.',
    'All sundresses are estimated from Reference Sundress No. 1, one cotton garment on a hanger in Room 2B, which no person has worn. Attractiveness is the tendency of a post to attract a payment, from 0 to 100, and is not a property of any person. Temperature is taken at 12:01 p.m. The weather has been sent a copy of these figures.',
  ],
  finding: 'The season is made by the weather and the company; the garment itself does nothing.',
  coverage:
    'Datasets cover 2020–2025. Each month shown is the mean of that month over those years.',
  charts: [
    {
      id: 'sundress-posts',
      title: `The Southwest never closes; everyone else waits for ${seasonTemperature} degrees`,
      measure: 'Sundress posts per 1,000 posts, five regions, monthly means 2020–2025',
      summary: `Line chart, five regions, January to December. The Southwest stays between ${extreme(frequency, 'southwest', Math.min)} and ${extreme(frequency, 'southwest', Math.max)}. The others rise in May, peak from July to September and fall away, but for one Northeast January at ${valueAt(frequency, 'northeast', 'Jan')}.`,
      updated: '2025-05-14',
      source: sundressFrequency.source,
      notes: sundressFrequency.footnotes,
      data: frequency,
    },
    {
      id: 'hemline-and-attractiveness',
      title: 'Attractiveness follows the temperature; hemline follows the laundry',
      measure:
        'Hemline of Reference Sundress No. 1 above the floor, and attractiveness of posts, by temperature, 2020–2025',
      summary: `Area chart from 50 to 100 °F. Attractiveness rises from ${valueAt(hemline, 'attractiveness', '50')} to ${valueAt(hemline, 'attractiveness', '85')} at 85 °F and stays there. Hemline moves between ${extreme(hemline, 'hemline', Math.min)} and ${valueAt(hemline, 'hemline', '80')} with no direction, apart from ${valueAt(hemline, 'hemline', '75')} at 75 °F.`,
      updated: '2025-05-15',
      source: hemlineReadings.source,
      notes: hemlineReadings.footnotes,
      data: hemline,
    },
    {
      id: 'venues',
      title: 'Farmers markets hold attention; rooftops only catch it',
      measure: 'Engagement and retention of respondents at six venues, 2020–2025',
      summary: `Bar chart, two bars for each of six venues. Rooftops have the highest engagement, ${valueAt(venues, 'engagement', 'Rooftop')}, and the lowest retention, ${valueAt(venues, 'retention', 'Rooftop')}. Farmers markets retain ${valueAt(venues, 'retention', 'Farmers Market')}; the Commission lobby, ${valueAt(venues, 'retention', 'Commission Lobby')}.`,
      updated: '2025-05-16',
      source: venueAttention.source,
      notes: venueAttention.footnotes,
      data: venues,
    },
  ],
  tabs: [
    {
      id: 'frequency',
      label: 'Frequency',
      datasets: [
        sundressFrequency.name,
        'Season Openings and Closings (two)',
        'Orangery Adjustment Series',
        noonTemperatures.name,
      ],
      tables: [
        chartTable('Sundress posts per 1,000 posts, by month and region', frequency),
        table('Mean temperature at 12:01 p.m. in °F, by month and region', frequency.x, readings),
      ],
    },
    {
      id: 'hemline',
      label: 'Hemline',
      datasets: [
        hemlineReadings.name,
        'Statutory Attractiveness by Temperature',
        'Laundry Log (Redacted for Starch)',
        'Materials, Material and Immaterial',
      ],
      tables: [chartTable('Hemline and attractiveness, by temperature', hemline, [laundering])],
    },
    {
      id: 'simp',
      label: 'Simp',
      datasets: [venueAttention.name, 'Premature Outlays, May', 'Cardigan Incidents, Reserved'],
      tables: [chartTable('Engagement and retention, by venue', venues)],
    },
  ],
  tools: [
    {
      id: 'yield-curve-simulator',
      name: 'Yield Curve Simulator',
      icon: 'simulator',
      description: "Projects next month's sundresses from last month's and a look outside.",
      action: 'Launch Simulator',
    },
    {
      id: 'simp-impact-calculator',
      name: 'Simp Impact Calculator',
      icon: 'calculator',
      description: 'Converts one fine day into dollars, per wallet.',
      action: 'Launch Calculator',
    },
  ],
};
