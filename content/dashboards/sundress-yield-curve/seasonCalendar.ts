import { joinRows } from '../../datasets/joinRows';
import { getMonthName, monthAbbreviations } from '../../datasets/months';
import {
  noonTemperatures,
  seasonThreshold,
  findSundressSeasonMonths,
} from '../../datasets/noon-temperatures';
import { sundressPostRates } from '../../datasets/sundress-post-rates';
import { formatValue } from '../../format';

const { rows, footnotes } = sundressPostRates;

/** One region in one month: its rate of posts, and whether it was warm enough for the season. */
export interface SeasonMonth {
  /** From 0 to 1: the rate of posts, divided by the highest rate of any month and region. */
  share: number;
  warm: boolean;
  /** Printed beside the dress of a month that is out of season for a reason. */
  occasion?: string;
}

const most = Math.max(...rows.map(({ rate }) => rate));

const regions = [...new Set(rows.map(({ region }) => region))].map((region) => {
  const warm = findSundressSeasonMonths(region);
  const ofRegion = { ...sundressPostRates, rows: rows.filter((row) => row.region === region) };
  const ends = [warm[0], warm.at(-1)].flatMap((month) => (month ? getMonthName(month) : []));
  return {
    region,
    /** The first and the last month of the season: "March to November". */
    season: ends.join(' to '),
    length: warm.length,
    months: joinRows(ofRegion, region, monthAbbreviations).map(({ month, rate }) => ({
      share: rate / most,
      warm: warm.includes(month),
      occasion: footnotes.some(({ series, x }) => series === region.toLowerCase() && x === month)
        ? 'the wedding'
        : undefined,
    })),
  };
});

const { temperature } = noonTemperatures.measures;

/**
 * The figure at the top of the Sundress Yield Curve page: posts and season of each region, the
 * longest season first.
 */
export const seasonCalendar = {
  title: 'The season, by region',
  note: `A dress for each month, its area in proportion to the posts. The rail is thick where noon reaches ${formatValue(seasonThreshold, { ...temperature, decimals: 0 })}.`,
  initials: monthAbbreviations.map((month) => month.charAt(0)),
  regions: regions.sort((a, b) => b.length - a.length),
} as const;
