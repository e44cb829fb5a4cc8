import styles from '../Chart.module.css';
import { type ChartSize, textWidth } from '../chartSize';
import { type Plot, titleLines } from '../lineLayout';
import { round } from '../palette';
import { eventRadius } from './EventDisks';

interface PlotTitlesProps {
  plot: Plot;
  size: ChartSize;
  /** The x axis is below it. */
  isLast: boolean;
}

const baseline = 22;
const lineHeight = 17;

/** Where the key to the events starts: its disk and its words end above the end of the plot. */
const keyOf = ({ data, x, width }: Plot, size: ChartSize) => {
  const words = data.events?.label ?? '';
  const end = size.compact ? size.width : x + width;
  return { words, start: end - textWidth(words) };
};

/**
 * Titles lie level, so that nobody has to turn the head. The x axis has one only if it has a unit;
 * names and months explain themselves.
 */
export function PlotTitles({ plot, size, isLast }: PlotTitlesProps) {
  const { data, x, y, height } = plot;
  const lines = titleLines(plot.data, size);
  const key = keyOf(plot, size);
  return (
    <>
      <text className={styles.title}>
        {lines.map((line, i) => (
          <tspan key={line} x="0" y={round(y - baseline - (lines.length - 1 - i) * lineHeight)}>
            {line}
          </tspan>
        ))}
      </text>
      {key.words && (
        <>
          <circle
            className={styles.eventDisk}
            cx={round(key.start - eventRadius - 5)}
            cy={round(y - baseline - 5)}
            r={eventRadius}
          />
          <text x={round(key.start)} y={round(y - baseline)}>
            {key.words}
          </text>
        </>
      )}
      {isLast && data.x.unit && (
        <text
          className={styles.title}
          x={round(x - textWidth(data.x.values[0] ?? '') / 2)}
          y={round(y + height + 42)}
        >
          {data.x.label}
        </text>
      )}
    </>
  );
}
