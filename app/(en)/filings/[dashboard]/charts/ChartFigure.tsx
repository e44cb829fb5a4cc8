import { DisplayOnlyButton } from '@/components/displayOnly/DisplayOnlyButton';
import { FormattedDate } from '@/components/FormattedDate';
import { fillTemplate } from '@/components/fillTemplate';
import { Island } from '@/components/Island';
import type { DashboardChart } from '@/content/charts';
import { InteractiveChart } from './InteractiveChart.client';
import styles from './ChartFigure.module.css';
import { computeReadoutRowWidth } from './computeReadoutRowWidth';

interface ChartFigureProps {
  report: DashboardChart;
  /** The tab whose tables have the chart's numbers. */
  tab: { id: string; label: string; charts: readonly DashboardChart[] };
  words: Readonly<Record<'table' | 'source' | 'updated' | 'dataset' | 'total', string>>;
  /** Id of the note that says that the button downloads nothing. */
  noteId: string;
}

export function ChartFigure({ report, tab, words, noteId }: ChartFigureProps) {
  const { title, measure, sentence, summary, notes, data, restingX } = report;
  const id = `chart-${report.id}`;
  const shown = tab.charts.length > 1 ? title : tab.label;
  const slots = {
    head: (
      <>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.measure}>{measure}</p>
      </>
    ),
    notes: notes.map(({ text }) => <li key={text}>{text}</li>),
    text: (
      <>
        <p className={styles.sentence}>
          {sentence} <a href={`#${tab.id}`}>{fillTemplate(words.table, { tab: tab.label })}</a>
        </p>
        <p className={styles.source}>
          {words.source} {report.source}
        </p>
      </>
    ),
    foot: (
      <>
        <p>
          {words.updated} <FormattedDate date={report.updated} />
        </p>
        <DisplayOnlyButton aria-label={`${words.dataset}: ${shown}`} aria-describedby={noteId}>
          {words.dataset}
        </DisplayOnlyButton>
      </>
    ),
  };
  return (
    <figure className={styles.figure} id={id}>
      <Island
        id={`${id}-island`}
        component={InteractiveChart}
        props={{
          chart: report.id,
          title,
          data,
          notes,
          summary,
          restingIndex: data.x.values.indexOf(restingX),
          rowWidth: computeReadoutRowWidth(data, words.total),
          totalLabel: words.total,
        }}
        slots={slots}
      />
    </figure>
  );
}
