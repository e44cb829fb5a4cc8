import { ChartFigure } from './charts/ChartFigure';
import { Container } from '@/components/Container';
import { DatasetPanel } from './DatasetPanel';
import { DashboardKeyFinding } from './DashboardKeyFinding';
import { dashboardParts } from './dashboardParts';
import styles from './page.module.css';
import paragraphs from '@/components/Paragraphs.module.css';
import { AnecdoteSection } from './AnecdoteSection';
import { ToolCards } from './ToolCards';
import toolCards from './ToolCards.module.css';
import { Island } from '@/components/Island';
import { PageHeader } from '@/components/PageHeader';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { DatasetTabs } from './DatasetTabs.client';
import type { Dashboard } from '@/content/dashboards/dashboard';
import { dashboards } from '@/content/dashboards/dashboards';
import { dashboardWords as words } from '@/content/dashboards/dashboardWords';
import { listIncomparableValues } from '@/content/datasets/table';
import { findPage } from '@/content/pages';
import { createDatasetJsonLd } from '@/app/_frame/structuredData';
import { JsonLd } from '@/app/_frame/JsonLd';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { PageShell } from '@/app/_frame/PageShell';

interface DashboardPageProps {
  params: Promise<{ dashboard: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return dashboards.map(({ slug }) => ({ dashboard: slug }));
}

async function getDashboard(params: DashboardPageProps['params']): Promise<Dashboard> {
  const { dashboard: slug } = await params;
  const dashboard = dashboards.find((one) => one.slug === slug);
  if (!dashboard)
    throw new Error(
      `No dashboard has the slug "${slug}". Use a slug from content/dashboards/dashboards.ts.`,
    );
  return dashboard;
}

export async function generateMetadata({ params }: DashboardPageProps) {
  const { slug } = await getDashboard(params);
  return createPageMetadata(findPage(`/filings/${slug}`));
}

const chartNoteId = 'charts-note';

export default async function DashboardPage({ params }: DashboardPageProps) {
  const dashboard = await getDashboard(params);
  const { title, intro, finding, coverage, anecdote, seeAlso, tabs, tools } = dashboard;
  const keyFinding = <DashboardKeyFinding finding={finding} coverage={coverage} />;
  const { figure, isFigureShort, section } = dashboardParts.get(dashboard) ?? {};
  const hasIncomparableRows = tabs
    .flatMap(({ charts }) => charts)
    .some(({ data }) => listIncomparableValues(data.x).length > 0);
  return (
    <PageShell page={findPage(`/filings/${dashboard.slug}`)}>
      <Container>
        <JsonLd data={createDatasetJsonLd(dashboard)} />
        <div className={styles.intro}>
          <PageHeader title={title} lead={intro[0]} />
          <div className={`${styles.column} ${styles.figure}`}>
            {figure}
            {isFigureShort && keyFinding}
          </div>
          <div className={styles.column}>
            {intro.length > 1 && <Paragraphs paragraphs={intro.slice(1)} />}
            {anecdote && <AnecdoteSection anecdote={anecdote} />}
            {!isFigureShort && keyFinding}
            <ul className={paragraphs.paragraphs} role="list">
              {seeAlso.map(({ label, url }) => (
                <li key={url}>
                  <a href={url}>{label}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {section}
        <Section title={words.charts}>
          <p className={toolCards.note} data-print="no" id={chartNoteId}>
            {words.chartNote}
          </p>
          <p className={toolCards.note} data-print="no" data-show="without-scripts">
            {words.withoutScripts}
          </p>
          <div className={styles.charts}>
            {tabs.map((tab) =>
              tab.charts.map((chart) => (
                <ChartFigure
                  key={chart.id}
                  report={chart}
                  tab={tab}
                  words={words.chart}
                  noteId={chartNoteId}
                />
              )),
            )}
          </div>
        </Section>
        <Section
          title={words.data}
          lead={hasIncomparableRows ? `${words.marks} ${words.incomparable}` : words.marks}
        >
          <Island
            id="datasets"
            component={DatasetTabs}
            props={{ label: words.tabs, tabs: tabs.map(({ id, label }) => ({ id, label })) }}
            slots={tabs.map((panel) => (
              <DatasetPanel key={panel.id} panel={panel} />
            ))}
          />
        </Section>
        <Section title={words.tools}>
          <ToolCards tools={tools} />
        </Section>
      </Container>
    </PageShell>
  );
}
