import type { ReactNode } from 'react';
import { coochieIndex } from '@/content/dashboards/coochie-index';
import type { Dashboard } from '@/content/dashboards/dashboard';
import { investmentSummaryCards } from '@/content/dashboards/investmentSummaryCards';
import { simpInvestmentAnalytics } from '@/content/dashboards/simp-investment-analytics';
import { sundressYieldCurve } from '@/content/dashboards/sundress-yield-curve';
import { thirstTrapDatabase } from '@/content/dashboards/thirst-trap-database';
import { RegistryDrawerFigure } from './RegistryDrawerFigure';
import { LampRingsFigure } from './LampRingsFigure';
import { SeasonCalendarFigure } from './SeasonCalendarFigure';
import { SummaryCards } from './SummaryCards';

/**
 * The drawing or cards beside the introduction of each dashboard, made from that dashboard's data.
 */
export const leadFigures: ReadonlyMap<Dashboard, ReactNode> = new Map<Dashboard, ReactNode>([
  [sundressYieldCurve, <SeasonCalendarFigure key="calendar" />],
  [coochieIndex, <LampRingsFigure key="ring" />],
  [thirstTrapDatabase, <RegistryDrawerFigure key="drawer" />],
  [simpInvestmentAnalytics, <SummaryCards key="cards" cards={investmentSummaryCards} />],
]);
