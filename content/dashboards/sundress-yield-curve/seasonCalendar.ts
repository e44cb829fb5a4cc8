import { getMonthName, monthAbbreviations } from '../../datasets/months';
import {
  noonTemperatures,
  seasonThreshold,
  findSundressSeasonMonths,
} from '../../datasets/noon-temperatures';
import { sundressPostRates } from '../../datasets/sundress-post-rates';
import { formatValue } from '../../format';

const { rows } = sundressPostRates;

/** How many sundress posts a region had in one month, and whether it was warm enough for the sundress season. */
export interface SeasonMonth {
  /**
   * Sundress posts of the region in the month, from 0 to 1, where 1 is the highest number in any month of any region.
   */
  share: number;
  /** True if the month's noon temperature in the region reaches the threshold of the sundress season. */
  warm: boolean;
}

export interface SeasonCalendarRegion {
  region: string;
  /** First and last month of the region's sundress season: "March to November". */
  season: string;
  months: readonly SeasonMonth[];
}

const most = Math.max(...rows.map(({ rate }) => rate));

const regions = [...new Set(rows.map(({ region }) => region))].map((region) => {
  const warm = findSundressSeasonMonths(region);
  const ends = [warm[0], warm.at(-1)].flatMap((month) => (month ? getMonthName(month) : []));
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

/** Text and values of the figure at the top of the Sundress Yield Curve page: posts and season of each region, the longest season first. */
export const seasonCalendar = {
  title: 'The season, by region',
  note: `A dress for each month, its area in proportion to the posts. The rail is thick where noon reaches ${formatValue(seasonThreshold, { ...temperature, decimals: 0 })}.`,
  initials: monthAbbreviations.map((month) => month.charAt(0)),
  regions: regions.sort((a, b) => b.length - a.length) satisfies readonly SeasonCalendarRegion[],
} as const;
