import type { ReactNode } from 'react';
import { coochieIndex } from '@/content/dashboards/coochie-index';
import type { Dashboard } from '@/content/dashboards/dashboard';
import { investmentSummaryCards } from '@/content/dashboards/investmentSummaryCards';
import { simpInvestmentAnalytics } from '@/content/dashboards/simp-investment-analytics';
import { sundressYieldCurve } from '@/content/dashboards/sundress-yield-curve';
import { thirstTrapDatabase } from '@/content/dashboards/thirst-trap-database';
import { ProviderRegistrySection } from './ProviderRegistrySection';
import { RegistryDrawerFigure } from './RegistryDrawerFigure';
import { LampRingsFigure } from './LampRingsFigure';
import { SeasonCalendarFigure } from './SeasonCalendarFigure';
import { SummaryCards } from './SummaryCards';

interface DashboardParts {
  /** Stands beside the introduction. */
  figure: ReactNode;
  /** Has the key finding below it, so that both columns end near each other. */
  isFigureShort?: boolean;
  /** Stands above the charts. */
  section?: ReactNode;
}

/** What only one dashboard has. */
export const dashboardParts: ReadonlyMap<Dashboard, DashboardParts> = new Map([
  [sundressYieldCurve, { figure: <SeasonCalendarFigure /> }],
  [coochieIndex, { figure: <LampRingsFigure />, isFigureShort: true }],
  [thirstTrapDatabase, { figure: <RegistryDrawerFigure />, section: <ProviderRegistrySection /> }],
  [simpInvestmentAnalytics, { figure: <SummaryCards cards={investmentSummaryCards} /> }],
]);
