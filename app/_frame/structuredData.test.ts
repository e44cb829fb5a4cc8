/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { dashboards } from '@/content/dashboards/dashboards';
import { createBreadcrumbJsonLd, createDatasetJsonLd } from './structuredData';

it('the breadcrumb as JSON-LD ends with the current page, which has no URL', () => {
  const { itemListElement } = createBreadcrumbJsonLd([{ label: 'Home', url: '/' }], 'About');
  expect(itemListElement).toEqual([
    expect.objectContaining({ position: 1, name: 'Home', item: expect.any(String) }),
    { '@type': 'ListItem', position: 2, name: 'About' },
  ]);
});

it('the JSON-LD of a dashboard has the period that its field coverage states', () => {
  const dashboard = { ...dashboards[0]!, coverage: 'Datasets cover 1911–1913, apart from 1912.' };
  expect(createDatasetJsonLd(dashboard).temporalCoverage).toBe('1911/1913');
});

it('the JSON-LD of a dashboard names what each chart measures, also a second chart in a tab', () => {
  const [dashboard] = dashboards;
  const [tab, ...rest] = dashboard!.tabs;
  const second = { ...tab.charts[0], measure: 'Moths by lamp, 2020–2025' };
  const tabs = [{ ...tab, charts: [...tab.charts, second] as const }, ...rest] as const;
  expect(createDatasetJsonLd({ ...dashboard!, tabs }).variableMeasured).toEqual(
    tabs.flatMap(({ charts }) => charts.map(({ measure }) => measure)),
  );
});

it('createDatasetJsonLd throws an error that names the dashboard’s file if coverage has no years', () => {
  const dashboard = { ...dashboards[0]!, coverage: 'Datasets cover everything.' };
  expect(() => createDatasetJsonLd(dashboard)).toThrow(
    `content/dashboards/${dashboard.slug}.ts: coverage names no period`,
  );
});
