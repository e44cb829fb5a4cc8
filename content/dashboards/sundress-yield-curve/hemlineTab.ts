import type { ChartData } from '../../charts';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { hemlineReadings } from '../../datasets/hemline-readings';
import { createFieldSeries } from '../../datasets/series';
import { correlation, isStrictlyIncreasing } from '../../datasets/statistics';
import { createChartTable, formatSeriesValue } from '../../datasets/table';
import { formatValue } from '../../format';
import type { DashboardTab } from '../dashboard';

const { rows, measures, footnotes, source } = hemlineReadings;

const x: ChartData['x'] = {
  label: measures.temperature.label,
  unit: 'fahrenheit',
  values: rows.map(({ temperature }) => String(temperature)),
};

const data: ChartData = {
  kind: 'area',
  x,
  left: { label: 'Attractiveness (0–100)', unit: 'score', decimals: 1, min: 0, max: 100 },
  // The hemline at 75 °F is off the axis, which would otherwise almost flatten the line through the
  // other readings.
  right: {
    label: 'Hemline (cm, axis from 36)',
    unit: 'centimeters',
    decimals: 1,
    min: 36,
    max: 40,
  },
  hanging: {
    ...measures.daysSinceLaundering,
    label: 'Days since laundering (hung)',
    max: 10,
  },
  series: [
    createFieldSeries(hemlineReadings, x, 'attractiveness'),
    createFieldSeries(hemlineReadings, x, 'hemline', { axis: 'right' }),
    createFieldSeries(hemlineReadings, x, 'daysSinceLaundering', { axis: 'hanging' }),
  ],
};

const degreesF = (value: number) => formatValue(value, measures.temperature);

const { values } = createSeriesLookup(data);
const asMeasured = createSeriesLookup(data, footnotes);
const degrees = rows.map(({ temperature }) => temperature);
const asLaundered = rows.filter(
  ({ temperature }) => !footnotes.some(({ x }) => x === String(temperature)),
);
const flattens = degrees.indexOf(85);

export const hemlineTab: DashboardTab = {
  id: 'hemline',
  label: 'Hemline',
  charts: [
    {
      id: 'hemline-and-attractiveness',
      title: 'Attractiveness follows the temperature; on its hanger, hemline follows the laundry',
      claims: {
        'Attractiveness goes with the temperature':
          correlation(degrees, values('attractiveness')) > 0.9,
        'Hemline does not go with the temperature':
          Math.abs(correlation(degrees, values('hemline'))) < 0.2,
        'Hemline falls with the days since laundering':
          correlation(
            asLaundered.map(({ daysSinceLaundering }) => daysSinceLaundering),
            asLaundered.map(({ hemline: height }) => height),
          ) < -0.9,
        'Attractiveness rises to 85 °F': isStrictlyIncreasing(
          values('attractiveness').slice(0, flattens + 1),
        ),
        'Attractiveness is flat above 85 °F':
          Math.max(...values('attractiveness').slice(flattens)) -
            Math.min(...values('attractiveness').slice(flattens)) <
          1,
        'Apart from 75 °F, hemline is highest at 80 °F': asMeasured.xOfHighest('hemline') === '80',
      },
      measure:
        'Hemline of Reference Sundress No. 1 and attractiveness (the tendency of a post, not of a person, to attract a payment), by temperature, 2020–2025',
      sentence: `Attractiveness climbs until ${degreesF(85)} and levels off there; the longer since laundering, the lower the hemline.`,
      summary: `Three panels, ${degreesF(50)} to ${degreesF(100)}. Attractiveness, an area, rises from ${formatSeriesValue(data, 'attractiveness', '50')} to ${formatSeriesValue(data, 'attractiveness', '85')} at ${degreesF(85)} and stays. Hemline, a line, is higher the fewer days have passed since laundering, which hang below as bars, apart from ${formatSeriesValue(data, 'hemline', '75')} at ${degreesF(75)}.`,
      updated: '2025-05-15',
      source,
      notes: footnotes,
      restingX: '85',
      data,
      table: createChartTable('Hemline and attractiveness, by temperature', data),
    },
  ],
  datasets: [
    hemlineReadings.name,
    'Statutory Attractiveness by Temperature',
    'Laundry Log (Redacted for Starch)',
    'Materials, Material and Immaterial',
  ],
};
