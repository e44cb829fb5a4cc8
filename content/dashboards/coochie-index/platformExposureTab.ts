import type { ChartData } from '../../charts';
import { createSeriesLookup } from '../../datasets/createSeriesLookup';
import { joinRows } from '../../datasets/joinRows';
import { monthAbbreviations } from '../../datasets/months';
import { monthlyCoochieIndex, monthlyExposure } from '../../datasets/monthly-exposure';
import { createGroupSeries } from '../../datasets/series';
import { createChartTable, formatSeriesValue } from '../../datasets/table';
import { registrationThreshold } from '../../ratingBands';
import {
  coochieIndexTargetRange,
  verbalInterventionsTable,
  verbalInterventions,
} from '../../datasets/verbal-interventions';
import { formatValue } from '../../format';
import type { TableOnlyDataset, DashboardTab } from '../dashboard';

const { footnotes, source } = monthlyExposure;

const x: ChartData['x'] = { label: 'Month', values: monthAbbreviations };

const platforms = createGroupSeries(monthlyExposure, x, 'platform', 'rate');

const data: ChartData = {
  kind: 'line',
  x,
  left: {
    label: 'Exposure reading (axis starts at 4)',
    unit: 'score',
    decimals: 2,
    min: 4,
    max: 9,
  },
  series: [
    ...platforms,
    // The mean of five readings needs one decimal more than the readings.
    {
      id: 'composite',
      label: 'Composite',
      values: joinRows(monthlyCoochieIndex, 'composite', x.values).map(({ value }) => value),
      decimals: 3,
      subject: true,
    },
  ],
  threshold: {
    value: registrationThreshold,
    label: `Registration above ${registrationThreshold}`,
  },
};

const ids = platforms.map(({ id }) => id);
const { at, xOfHighest, xOfLowest, points, values } = createSeriesLookup(data);
const january = at('composite', 'Jan');
const afterFebruary = points('composite').filter(([month]) => month !== 'Jan' && month !== 'Feb');

/** One entry for each platform and month above the registration threshold. */
const monthsAbove = ids.flatMap((id) =>
  points(id).flatMap(([month, reading]) => (reading > registrationThreshold ? [month] : [])),
);

const formatLimit = (limit: number) => formatValue(limit, { unit: 'score', decimals: 3 });

const interventionsDataset: TableOnlyDataset = {
  id: 'verbal-interventions',
  title: 'Verbal interventions',
  paragraphs: [
    `The composite is kept within a band of ${formatLimit(coochieIndexTargetRange.from)} to ${formatLimit(coochieIndexTargetRange.to)} by being spoken to. The effect is in hundredths.`,
  ],
  table: verbalInterventionsTable,
};

export const platformExposureTab: DashboardTab = {
  id: 'exposure',
  label: 'Exposure',
  charts: [
    {
      id: 'exposure-by-platform',
      title: 'Exposure peaks in February and ends the year above where it began',
      claims: {
        'The composite is highest in February': xOfHighest('composite') === 'Feb',
        'The composite stays above its January value from March on': afterFebruary.every(
          ([, reading]) => reading > january,
        ),
        'Each platform is highest in February, apart from its footnotes': ids.every(
          (id) => createSeriesLookup(data, footnotes).xOfHighest(id) === 'Feb',
        ),
        'Each platform is lowest in January': ids.every((id) => xOfLowest(id) === 'Jan'),
        'Each platform is higher in December than in January': ids.every(
          (id) => at(id, 'Dec') > at(id, 'Jan'),
        ),
        'YouTube alone peaks in August':
          ids.filter((id) => xOfHighest(id) === 'Aug').join() === 'youtube',
        'Three platforms read above the threshold in February, and none in any other month':
          monthsAbove.join() === 'Feb,Feb,Feb',
        'The composite stays within its band':
          Math.min(...values('composite')) > coochieIndexTargetRange.from &&
          Math.max(...values('composite')) < coochieIndexTargetRange.to,
        'The composite never reaches the threshold':
          Math.max(...values('composite')) < registrationThreshold,
        'OnlyFans is highest in February':
          at('onlyfans', 'Feb') === Math.max(...ids.map((id) => at(id, 'Feb'))),
      },
      measure:
        'Composite of the readings of five platforms, and each of them, monthly means 2020–2025',
      sentence: `In February three platforms read above ${registrationThreshold}, where an account would have to register.`,
      summary: `Line chart, January to December. The composite of five platforms peaks in February at ${formatSeriesValue(data, 'composite', 'Feb')} and never returns to January’s ${formatSeriesValue(data, 'composite', 'Jan')}. In February alone, three exceed ${registrationThreshold}; OnlyFans reads ${formatSeriesValue(data, 'onlyfans', 'Feb')}.`,
      updated: '2025-05-14',
      source,
      notes: footnotes,
      restingX: 'Feb',
      data,
      table: createChartTable('Exposure reading by month and platform, with the composite', data),
    },
  ],
  datasets: [monthlyExposure.name, monthlyCoochieIndex.name, verbalInterventions.name],
  tableOnlyDatasets: [interventionsDataset],
};
