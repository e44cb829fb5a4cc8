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
  /** Shown beside the introduction. */
  figure: ReactNode;
  /** If true, the key finding is below the figure, so that both columns have about the same height. */
  isFigureShort?: boolean;
  /** Shown above the charts. */
  section?: ReactNode;
}

/** What the page of a dashboard shows besides the data of its `Dashboard` record. */
export const dashboardParts: ReadonlyMap<Dashboard, DashboardParts> = new Map([
  [sundressYieldCurve, { figure: <SeasonCalendarFigure /> }],
  [coochieIndex, { figure: <LampRingsFigure />, isFigureShort: true }],
  [thirstTrapDatabase, { figure: <RegistryDrawerFigure />, section: <ProviderRegistrySection /> }],
  [simpInvestmentAnalytics, { figure: <SummaryCards cards={investmentSummaryCards} /> }],
]);
