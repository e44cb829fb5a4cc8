import styles from '../ResponsiveChart.module.css';
import { type ChartDimensions, estimateTextWidth } from '../chartDimensions';
import { type LinePanel, wrapValueAxisTitle } from '../layOutLinePanels';
import { roundToTenth } from '../seriesStyle';
import { AxisTitle } from './AxisTitle';
import { eventDiskRadius } from './EventDisks';

interface LinePanelAxisTitlesProps {
  id: string;
  plot: LinePanel;
  size: ChartDimensions;
  /** Whether this is the lowest panel, which has the x axis below it. */
  isLast: boolean;
}

/**
 * The horizontal titles of a panel: its value axis, the key to its event disks, and the x axis if
 * it has a unit. An x axis of names or months needs no title.
 */
export function LinePanelAxisTitles({ id, plot, size, isLast }: LinePanelAxisTitlesProps) {
  const { data, x, y, width, height, head } = plot;
  const lines = wrapValueAxisTitle(data, size);
  const baseline = head - 1 - 17 * lines.length;
  const key = data.events?.label ?? '';
  // The key ends at the right edge of the panel or, in a compact chart, of the drawing.
  const keyStart = (size.compact ? size.width : x + width) - estimateTextWidth(key);
  return (
    <>
      <AxisTitle id={id} lines={lines} at={[0, y - baseline]} />
      {key && (
        <>
          <circle
            className={styles.eventDisk}
            cx={roundToTenth(keyStart - eventDiskRadius - 5)}
            cy={roundToTenth(y - baseline - 5)}
            r={eventDiskRadius}
          />
          <text x={roundToTenth(keyStart)} y={roundToTenth(y - baseline)}>
            {key}
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
