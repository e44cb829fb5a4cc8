import styles from '../ResponsiveChart.module.css';
import { type ChartDimensions, estimateTextWidth } from '../chartDimensions';
import { type LinePanel, wrapValueAxisTitle } from '../layOutLinePanels';
import { roundToTenth } from '../seriesStyle';
import { eventDiskRadius } from './EventDisks';

interface LinePanelAxisTitlesProps {
  plot: LinePanel;
  size: ChartDimensions;
  /** Whether this is the lowest panel, which has the x axis below it. */
  isLast: boolean;
}

const baseline = 26;
const lineHeight = 17;

/**
 * Returns the text that explains the event disks, and the x coordinate at which it starts, so that
 * it ends at the right edge of the panel or, in a compact chart, of the drawing.
 */
const placeEventKey = ({ data, x, width }: LinePanel, size: ChartDimensions) => {
  const words = data.events?.label ?? '';
  const end = size.compact ? size.width : x + width;
  return { words, start: end - estimateTextWidth(words) };
};

/**
 * The horizontal titles of a panel: its value axis, the key to its event disks, and the x axis if
 * it has a unit. An x axis of names or months needs no title.
 */
export function LinePanelAxisTitles({ plot, size, isLast }: LinePanelAxisTitlesProps) {
  const { data, x, y, height } = plot;
  const lines = wrapValueAxisTitle(plot.data, size);
  const key = placeEventKey(plot, size);
  return (
    <>
      <text className={styles.title}>
        {lines.map((line, i) => (
          <tspan
            key={line}
            x="0"
            y={roundToTenth(y - baseline - (lines.length - 1 - i) * lineHeight)}
          >
            {line}
          </tspan>
        ))}
      </text>
      {key.words && (
        <>
          <circle
            className={styles.eventDisk}
            cx={roundToTenth(key.start - eventDiskRadius - 5)}
            cy={roundToTenth(y - baseline - 5)}
            r={eventDiskRadius}
          />
          <text x={roundToTenth(key.start)} y={roundToTenth(y - baseline)}>
            {key.words}
          </text>
        </>
      )}
      {isLast && data.x.unit && (
        <text
          className={styles.title}
          x={roundToTenth(x - estimateTextWidth(data.x.values[0] ?? '') / 2)}
          y={roundToTenth(y + height + 42)}
        >
          {data.x.label}
        </text>
      )}
    </>
  );
}
