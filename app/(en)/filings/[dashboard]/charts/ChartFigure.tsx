import type { ChartReport } from '@/content/charts';
import { Button } from '@/components/Button';
import { DateText } from '@/components/DateText';
import { fill } from '@/components/fill';
import { Island } from '@/components/Island.client';
import { Chart } from './Chart.client';
import drawing from './Chart.module.css';
import styles from './ChartFigure.module.css';
import { Legend } from './Legend';

interface ChartFigureProps {
  report: ChartReport;
  /** Where the numbers of the chart stand. */
  tab: { id: string; label: string };
  words: {
    legend: string;
    table: string;
    source: string;
    updated: string;
    dataset: string;
    chart: { chart: string; keys: string; total: string };
  };
  /** Id of the line that says what the button does not do. */
  noteId: string;
}

/** A chart and everything that is needed to read it. */
export function ChartFigure({ report, tab, words, noteId }: ChartFigureProps) {
  const { title, measure, sentence, summary, notes, data } = report;
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
          <Island id={`${id}-part`}>
            <Chart id={id} data={data} notes={notes} summary={summary} words={words.chart} />
          </Island>
          <ol className={drawing.notes}>
            {notes.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
        <div className={styles.caption}>
          <p className={styles.sentence}>
            {sentence} <a href={`#${tab.id}`}>{fill(words.table, { tab: tab.label })}</a>
          </p>
          <p className={styles.source}>
            {words.source} {report.source}
          </p>
          <div className={styles.foot}>
            <p>
              {words.updated} <DateText date={report.updated} />
            </p>
            <Button
              variant="displayOnly"
              aria-label={`${words.dataset}: ${tab.label}`}
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
