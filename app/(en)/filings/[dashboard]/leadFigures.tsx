import type { ReactNode } from 'react';
import { coochieIndex } from '@/content/dashboards/coochie-index';
import type { Dashboard } from '@/content/dashboards/dashboard';
import { investmentCards } from '@/content/dashboards/investment-cards';
import { simpInvestmentAnalytics } from '@/content/dashboards/simp-investment-analytics';
import { sundressYieldCurve } from '@/content/dashboards/sundress-yield-curve';
import { thirstTrapDatabase } from '@/content/dashboards/thirst-trap-database';
import { CardDrawer } from './CardDrawer';
import { IndexRing } from './IndexRing';
import { SeasonCalendar } from './SeasonCalendar';
import { SummaryCards } from './SummaryCards';

/** The figure that is each dashboard's own, drawn from its data. */
export const leadFigures: ReadonlyMap<Dashboard, ReactNode> = new Map<Dashboard, ReactNode>([
  [sundressYieldCurve, <SeasonCalendar key="calendar" />],
  [coochieIndex, <IndexRing key="ring" />],
  [thirstTrapDatabase, <CardDrawer key="drawer" />],
  [simpInvestmentAnalytics, <SummaryCards key="cards" cards={investmentCards} />],
]);
