import { formatLongMonth, months } from '../../datasets/months';
import {
  noonTemperatures,
  seasonThresholdFahrenheit,
  findWarmMonths,
} from '../../datasets/noon-temperatures';
import { sundressFrequency } from '../../datasets/sundress-frequency';
import { formatValue } from '../../format';

const { rows } = sundressFrequency;

/** One month of one region. */
export interface CalendarMonth {
  /** Posts, as a share of the most that any month of any region has: 0 to 1. */
  share: number;
  /** Whether noon reaches the temperature of the season. */
  warm: boolean;
}

export interface CalendarRegion {
  region: string;
  /** "March to November" */
  season: string;
  months: readonly CalendarMonth[];
}

const most = Math.max(...rows.map(({ rate }) => rate));

const regions = [...new Set(rows.map(({ region }) => region))].map((region) => {
  const warm = findWarmMonths(region);
  const ends = [warm[0], warm.at(-1)].flatMap((month) => (month ? formatLongMonth(month) : []));
  return {
    region,
    season: ends.join(' to '),
    length: warm.length,
    months: rows
      .filter((row) => row.region === region)
      .map(({ month, rate }) => ({ share: rate / most, warm: warm.includes(month) })),
  };
});

const { temperature } = noonTemperatures.measures;

/** What stands beside the lead: the year of each region, the longest season first. */
export const seasonCalendar = {
  title: 'The season, by region',
  note: `A dress for each month, its area in proportion to the posts. The rail is thick where noon reaches ${formatValue(seasonThresholdFahrenheit, { ...temperature, decimals: 0 })}.`,
  initials: months.map((month) => month.charAt(0)),
  regions: regions.sort((a, b) => b.length - a.length) satisfies readonly CalendarRegion[],
} as const;
