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

/** What each dashboard shows beside its introduction. */
export const leadFigures: ReadonlyMap<Dashboard, ReactNode> = new Map<Dashboard, ReactNode>([
  [sundressYieldCurve, <SeasonCalendarFigure key="calendar" />],
  [coochieIndex, <LampRingsFigure key="ring" />],
  [thirstTrapDatabase, <RegistryDrawerFigure key="drawer" />],
  [simpInvestmentAnalytics, <SummaryCards key="cards" cards={investmentSummaryCards} />],
]);
