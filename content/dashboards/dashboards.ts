import type { IsoDate } from '../dates';
import { coochieIndex } from './coochie-index';
import type { Dashboard } from './dashboard';
import { simpInvestmentAnalytics } from './simp-investment-analytics';
import { sundressYieldCurve } from './sundress-yield-curve';
import { thirstTrapDatabase } from './thirst-trap-database';

export const dashboards: readonly Dashboard[] = [
  sundressYieldCurve,
  coochieIndex,
  thirstTrapDatabase,
  simpInvestmentAnalytics,
];

export function findLatestChartUpdate({ tabs }: Dashboard): IsoDate {
  return tabs
    .flatMap(({ charts }) => charts.map(({ updated }) => updated))
    .reduce((newest, updated) => (updated > newest ? updated : newest));
}
