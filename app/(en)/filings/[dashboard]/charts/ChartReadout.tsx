import type { ChartData } from '@/content/charts';
import styles from './ChartReadout.module.css';
import type { ReadoutContent } from './computeReadout';
import { SeriesSwatch } from './SeriesSwatch';

interface ChartReadoutProps {
  id: string;
  data: ChartData;
  readout: ReadoutContent;
  /** Whether the visitor chose what it shows. */
  isChosen: boolean;
  /** CSS width that every row of the chart fits. */
  rowWidth: string;
  words: { readout: string; total: string };
}

/** The values at one index of a chart, docked beside the plot; every index has as many rows. */
export function ChartReadout({
  id,
  data,
  readout: { heading, rows, sum },
  isChosen,
  rowWidth,
  words,
}: ChartReadoutProps) {
  const width = { width: rowWidth };
  return (
    <div
      className={isChosen ? `${styles.readout} ${styles.chosen}` : styles.readout}
      role="group"
      aria-label={words.readout}
    >
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.rows} role="list" style={{ columnWidth: rowWidth }}>
        {rows.map(({ style, label, value }) => (
          <li className={styles.row} style={width} key={label}>
            <SeriesSwatch data={data} index={style} id={`${id}-readout`} />
            <span>{label}</span> <span className={styles.value}>{value}</span>
          </li>
        ))}
        {sum && (
          <li className={styles.row} style={width}>
            <span className={styles.total}>{words.total}</span>{' '}
            <span className={styles.value}>{sum}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
