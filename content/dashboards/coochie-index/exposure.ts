import type { ChartData } from '../../charts';
import { figuresOf } from '../../datasets/figures';
import { months } from '../../datasets/months';
import { composite, platformExposure } from '../../datasets/platform-exposure';
import { groupSeries } from '../../datasets/series';
import { chartTable, type Column, valueAt } from '../../datasets/table';
import type { Panel } from '../dashboard';

const { rows, footnotes, source } = platformExposure;

const data: ChartData = {
  kind: 'line',
  x: { label: 'Month', values: months },
  left: { label: 'Exposure reading (0–10)', unit: 'score', decimals: 2, min: 0, max: 10 },
  series: groupSeries(
    rows,
    ({ platform }) => platform,
    ({ rate }) => rate,
  ),
};

/** A mean of five ratings of two decimals has three; with fewer it would be rounded. */
const index: Column = { label: 'Composite', unit: 'score', decimals: 3, values: composite };

const { ids, at, highest, lowest } = figuresOf(data);
const [january = NaN, february = NaN, ...afterFebruary] = composite;

export const exposure: Panel = {
  id: 'exposure',
  label: 'Exposure',
  chart: {
    id: 'exposure-by-platform',
    title: 'Exposure peaks in February and never comes all the way down',
    claims: {
      'The composite is highest in February': february === Math.max(...composite),
      'and stays above January from then on': Math.min(...afterFebruary) > january,
      'Each platform is highest in February, apart from its footnotes': ids.every(
        (id) => figuresOf(data, footnotes).highest(id) === 'Feb',
      ),
      'Each is lowest in January': ids.every((id) => lowest(id) === 'Jan'),
      'Each ends the year above where it began': ids.every((id) => at(id, 'Dec') > at(id, 'Jan')),
      'YouTube alone peaks in August':
        ids.filter((id) => highest(id) === 'Aug').join() === 'youtube',
      'OnlyFans is highest in February':
        at('onlyfans', 'Feb') === Math.max(...ids.map((id) => at(id, 'Feb'))),
    },
    measure: 'Mean exposure reading (0–10), five platforms, monthly means 2020–2025',
    sentence: 'Every platform ends the year above its January.',
    summary: `Line chart, five platforms, January to December. All rise from January to February, OnlyFans highest at ${valueAt(data, 'onlyfans', 'Feb')}, then settle above where they began. YouTube alone peaks in August, at ${valueAt(data, 'youtube', 'Aug')}.`,
    updated: '2025-05-14',
    source,
    notes: footnotes,
    data,
  },
  tables: [chartTable('Exposure reading by month and platform, with the composite', data, [index])],
  datasets: [
    platformExposure.name,
    'Composite, Unrounded',
    'Verbal Interventions and Their Effect',
    'Paydays',
  ],
};
