import type { ChartReport } from '@/content/charts';
import type { Link } from '@/content/navigation';
import { Button } from '../Button';
import { DateText } from '../DateText';
import { Chart } from './Chart.client';
import styles from './ChartFigure.module.css';
import { Legend } from './Legend';

interface ChartFigureProps {
  report: ChartReport;
  /** Where the numbers of the chart stand. */
  table: Link;
  words: {
    legend: string;
    notes: string;
    source: string;
    updated: string;
    dataset: string;
    chart: { chart: string; keys: string; total: string };
  };
  /** Id of the line that says what the button does not do. */
  noteId: string;
}

/** A chart and everything that is needed to read it. */
export function ChartFigure({ report, table, words, noteId }: ChartFigureProps) {
  const { title, measure, summary, notes, data } = report;
  const id = `chart-${report.id}`;
  return (
    <figure className={styles.figure} id={id}>
      <div className={styles.layout}>
        <div className={styles.head}>
          <h3 className={styles.title} id={`${id}-title`}>
            {title}
          </h3>
          <p className={styles.measure}>{measure}</p>
        </div>
        <div className={styles.chart}>
          <Legend id={id} data={data} label={words.legend} />
          <Chart id={id} data={data} notes={notes} summary={summary} words={words.chart} />
        </div>
        <div className={styles.caption}>
          <p className={styles.summary}>
            <span id={`${id}-summary`}>{summary}</span>{' '}
            <a href={table.url} id={`${id}-table`} aria-labelledby={`${id}-table ${id}-title`}>
              {table.label}
            </a>
          </p>
          <ol className={styles.notes} role="list" aria-label={words.notes}>
            {notes.map(({ text }) => (
              <li className={styles.note} key={text}>
                {text}
              </li>
            ))}
          </ol>
          <p className={styles.source}>
            {words.source} {report.source}
          </p>
          <div className={styles.foot}>
            <p>
              {words.updated} <DateText date={report.updated} />
            </p>
            <Button
              look="specimen"
              id={`${id}-dataset`}
              aria-labelledby={`${id}-dataset ${id}-title`}
              aria-describedby={noteId}
            >
              {words.dataset}
            </Button>
          </div>
        </div>
      </div>
    </figure>
  );
}
