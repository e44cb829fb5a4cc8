import type { ChartData } from '../../charts';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { calculateUndecidedPercent, monthlyLoyalty } from '../../datasets/monthly-loyalty';
import { retention2024 } from '../../datasets/edition-2024';
import { joinRows } from '../../datasets/joinRows';
import { monthAbbreviations } from '../../datasets/months';
import { createFieldColumn, createFieldSeries } from '../../datasets/series';
import { createChartTableWithMeans, formatSeriesValue } from '../../datasets/table';
import type { DashboardTab } from '../dashboard';

const { footnotes, source } = monthlyLoyalty;

const x: ChartData['x'] = { label: 'Month', values: monthAbbreviations };

const data: ChartData = {
  kind: 'line',
  x,
  left: {
    label: 'Retention, and loyalty as described by the simp (%, axis from 70)',
    unit: 'percent',
    decimals: 1,
    min: 70,
    max: 100,
  },
  right: {
    label: 'Churn (% of paying simps, enlarged 2×)',
    unit: 'percent',
    decimals: 1,
    min: 0,
    max: 10,
  },
  series: [
    createFieldSeries(monthlyLoyalty, x, 'loyaltyScore'),
    createFieldSeries(monthlyLoyalty, x, 'churnRate', { axis: 'right' }),
    createFieldSeries(monthlyLoyalty, x, 'retention'),
  ],
};

const yearBefore = createFieldColumn(retention2024, x, 'retention');

const undecidedColumn = {
  ...monthlyLoyalty.measures.retention,
  label: 'Doorway',
  values: joinRows(monthlyLoyalty, 'Doorway', x.values).map(calculateUndecidedPercent),
};

const { at, xOfHighest, xOfLowest, points } = createSeriesLookup(data);
const januaryScore = at('loyaltyScore', 'Jan');
const laterScores = points('loyaltyScore').filter(([month]) => month !== 'Jan');

export const retentionTab: DashboardTab = {
  id: 'retention',
  label: 'Retention',
  charts: [
    {
      id: 'loyalty',
      title: 'Loyalty starts low in January, when the statements arrive',
      claims: {
        'Loyalty is lowest in January': xOfLowest('loyaltyScore') === 'Jan',
        'Loyalty in January is more than nine points below every other month': laterScores.every(
          ([, score]) => score - januaryScore > 9,
        ),
        'Retention is lowest in January': xOfLowest('retention') === 'Jan',
        'Churn is highest in January': xOfHighest('churnRate') === 'Jan',
        'In every month some have neither left nor stayed': Math.min(...undecidedColumn.values) > 0,
        'Retention is highest in July': xOfHighest('retention') === 'Jul',
        'Retention is within a point of 90 in all months but January and July': monthAbbreviations
          .filter((month) => month !== 'Jan' && month !== 'Jul')
          .every((month) => Math.abs(at('retention', month) - 90) < 1),
      },
      measure: 'Loyalty score, churn rate, and retention of paying simps, monthly means 2020–2025',
      sentence: `Loyalty is ${formatSeriesValue(data, 'loyaltyScore', 'Jan')} in January, and more than nine points higher in every other month.`,
      summary: `Two panels of lines, January to December. Loyalty is lowest in January, ${formatSeriesValue(data, 'loyaltyScore', 'Jan')}, when churn is highest, ${formatSeriesValue(data, 'churnRate', 'Jan')}. Retention stays near 90%, with ${formatSeriesValue(data, 'retention', 'Jul')} in July.`,
      updated: '2025-05-16',
      source,
      notes: footnotes,
      restingX: 'Jan',
      data,
      table: createChartTableWithMeans('Loyalty, churn, and retention, by month', data, [
        undecidedColumn,
        yearBefore,
      ]),
    },
  ],
  datasets: [
    monthlyLoyalty.name,
    'Farewell Posts and Subsequent Attendance',
    'Cancel Pages, Located',
  ],
};
