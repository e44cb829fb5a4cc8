import type { IsoDate } from '../dates';
import { coochieIndex } from './coochie-index';
import type { Dashboard } from './dashboard';
import { simpInvestmentAnalytics } from './simp-investment-analytics';
import { sundressYieldCurve } from './sundress-yield-curve';
import { thirstTrapDatabase } from './thirst-trap-database';

/** In the order of the menu. */
export const dashboards: readonly Dashboard[] = [
  sundressYieldCurve,
  coochieIndex,
  thirstTrapDatabase,
  simpInvestmentAnalytics,
];

/** The day on which the last of its charts was updated. */
export function findLastUpdate({ tabs: [first, ...rest] }: Dashboard): IsoDate {
  return rest.reduce(
    (newest, { chart: { updated } }) => (updated > newest ? updated : newest),
    first.chart.updated,
  );
}
