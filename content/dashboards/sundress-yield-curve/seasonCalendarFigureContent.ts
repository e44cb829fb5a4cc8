import { getFullMonthName, monthAbbreviations } from '../../datasets/months';
import {
  noonTemperaturesDataset,
  sundressSeasonThresholdFahrenheit,
  findSundressSeasonMonths,
} from '../../datasets/noon-temperatures';
import { monthlySundressPostsDataset } from '../../datasets/monthly-sundress-posts';
import { formatValue } from '../../format';

const { rows } = monthlySundressPostsDataset;

/** The sundress posts and the warmth of one month in one region. */
export interface SeasonCalendarRegionMonth {
  /** Sundress posts of the month, divided by those of the highest month of any region: 0 to 1. */
  share: number;
  /** True if the noon temperature reaches the threshold of the sundress season. */
  warm: boolean;
}

/** The months of one region, and when its sundress season begins and ends. */
export interface SeasonCalendarRegion {
  region: string;
  /** First and last month of the season: "March to November". */
  season: string;
  months: readonly SeasonCalendarRegionMonth[];
}

const most = Math.max(...rows.map(({ rate }) => rate));

const regions = [...new Set(rows.map(({ region }) => region))].map((region) => {
  const warm = findSundressSeasonMonths(region);
  const ends = [warm[0], warm.at(-1)].flatMap((month) => (month ? getFullMonthName(month) : []));
  return {
    region,
    season: ends.join(' to '),
    length: warm.length,
    months: rows
      .filter((row) => row.region === region)
      .map(({ month, rate }) => ({ share: rate / most, warm: warm.includes(month) })),
  };
});

const { temperature } = noonTemperaturesDataset.measures;

/** Text and values of the figure at the top of the Sundress Yield Curve page: posts and season of each region, the longest season first. */
export const seasonCalendarFigureContent = {
  title: 'The season, by region',
  note: `A dress for each month, its area in proportion to the posts. The rail is thick where noon reaches ${formatValue(sundressSeasonThresholdFahrenheit, { ...temperature, decimals: 0 })}.`,
  initials: monthAbbreviations.map((month) => month.charAt(0)),
  regions: regions.sort((a, b) => b.length - a.length) satisfies readonly SeasonCalendarRegion[],
} as const;
