import type { ChartData } from '@/content/charts';
import styles from './ChartReadout.module.css';
import type { ReadoutContent } from './computeReadout';
import { SeriesSwatch } from './SeriesSwatch';

interface ChartReadoutProps {
  id: string;
  data: ChartData;
  readout: ReadoutContent;
  /** Whether the visitor has chosen the x value that the readout shows. */
  isChosen: boolean;
  /** CSS width that fits the widest row of the readout. */
  rowWidth: string;
  words: { total: string };
}

/**
 * The values of all series at one x value, listed above the plot or, in a wide card, left of it.
 * The number of rows is the same for every x value. Hidden from screen readers, to which the slider
 * says the same values.
 */
export function ChartReadout({
  id,
  data,
  readout: { heading, rows, sum },
  isChosen,
  rowWidth,
  words,
}: ChartReadoutProps) {
  const width = { width: rowWidth };
  // Three rows use one column unless three columns fit: a huge column width leaves room for one only.
  const columnWidth =
    rows.length === 3 && !sum
      ? `max(${rowWidth}, (3 * ${rowWidth} + 4rem - 100cqi) * 99)`
      : rowWidth;
  return (
    <div
      className={isChosen ? `${styles.readout} ${styles.chosen}` : styles.readout}
      aria-hidden="true"
    >
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.rows} role="list" style={{ columnWidth }}>
        {rows.map(({ style, label, value }) => (
          <li className={styles.row} style={width} key={label}>
            <SeriesSwatch data={data} index={style} id={`${id}-readout`} />
            <span>{label}</span> <span className={styles.value}>{value}</span>
          </li>
        ))}
        {sum && (
          <li className={styles.row} style={width}>
            {/* As far from the start as the labels above, which are beside a swatch. */}
            <span style={{ paddingInlineStart: 'calc(22px + 0.25em)' }}>{words.total}</span>{' '}
            <span className={styles.value}>{sum}</span>
          </li>
        )}
      </ul>
    </div>
  );
}
