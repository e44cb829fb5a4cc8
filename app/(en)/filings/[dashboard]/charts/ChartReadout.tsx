import type { ChartData } from '@/content/charts';
import styles from './ChartReadout.module.css';
import type { ReadoutContent } from './computeReadout';
import { SeriesSwatch } from './SeriesSwatch';

interface ChartReadoutProps {
  id: string;
  data: ChartData;
  readout: ReadoutContent;
  isChosen: boolean;
  /** CSS width of the widest row. */
  rowWidth: string;
}

/**
 * The values of all series at one x value. Hidden from screen readers, because the slider tells
 * them the same.
 */
export function ChartReadout({
  id,
  data,
  readout: { heading, rows },
  isChosen,
  rowWidth,
}: ChartReadoutProps) {
  const count = data.series.length;
  // With a fixed width, two rows side by side could have a value closer to the other row's label.
  const width = { width: count === 2 ? 'max-content' : rowWidth };
  // Three rows are in three columns or, with a huge column width, in one, because two would look
  // uneven; five are in one.
  const columnWidth =
    count === 3 && rows.length === 3
      ? `max(${rowWidth}, (3 * ${rowWidth} + 4rem - 100cqi) * 99)`
      : rowWidth;
  const columnCount = count === 5 ? 1 : undefined;
  return (
    <div
      className={isChosen ? `${styles.readout} ${styles.chosen}` : styles.readout}
      aria-hidden="true"
    >
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.rows} role="list" style={{ columnWidth, columnCount }}>
        {rows.map(({ style, label, value }) => (
          <li className={styles.row} style={width} key={label}>
            {style !== undefined && <SeriesSwatch data={data} index={style} id={`${id}-readout`} />}
            <span className={style === undefined ? styles.total : undefined}>{label}</span>{' '}
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
