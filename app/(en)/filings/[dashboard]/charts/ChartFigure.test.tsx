import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IslandBoundary } from '@/components/IslandRoot.client';
import { dashboardWords } from '@/content/dashboards/dashboardWords';
import { hemlineTab } from '@/content/dashboards/sundress-yield-curve/hemlineTab';
import { ChartFigure } from './ChartFigure';
import { InteractiveChart } from './InteractiveChart.client';

/** Next gives client components a reference, which Jest lacks. */
for (const component of [IslandBoundary, InteractiveChart])
  Object.assign(component, { $$id: component.name });

const [chart] = hemlineTab.charts;
const other = { ...chart, id: 'other', title: 'Moths follow the lamp' };

it('each button is named by its tab, or by its chart where the tab has more than one', () => {
  for (const { charts, names } of [
    { charts: [chart], names: ['View Full Dataset: Hemline'] },
    {
      charts: [chart, other],
      names: [`View Full Dataset: ${chart.title}`, 'View Full Dataset: Moths follow the lamp'],
    },
  ]) {
    const { unmount } = render(
      charts.map((report) => (
        <ChartFigure
          key={report.id}
          report={report}
          tab={{ ...hemlineTab, charts }}
          words={dashboardWords.chart}
          noteId="note"
        />
      )),
    );
    const buttons = screen.getAllByRole('button', { name: /^View/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(names);
    unmount();
  }
});
