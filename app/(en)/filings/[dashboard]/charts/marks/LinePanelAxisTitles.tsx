import styles from '../ResponsiveChart.module.css';
import { axisTitleLineHeight, type ChartDimensions, estimateTextWidth } from '../chartDimensions';
import { type LinePanel, wrapValueAxisTitle } from '../layOutLinePanels';
import { roundToTenth } from '../seriesStyle';
import { AxisTitle } from './AxisTitle';
import { eventDiskRadius } from './EventDisks';

interface LinePanelAxisTitlesProps {
  id: string;
  plot: LinePanel;
  size: ChartDimensions;
  /** Whether the panel is the lowest, which has the x axis. */
  isLast: boolean;
}

/** The titles of the value axis and, unless it has months, of the x axis; the key to event disks. */
export function LinePanelAxisTitles({ id, plot, size, isLast }: LinePanelAxisTitlesProps) {
  const { data, x, y, height, head } = plot;
  const lines = wrapValueAxisTitle(data, size);
  const baseline = head - 1 - axisTitleLineHeight * lines.length;
  const key = data.events?.label ?? '';
  const keyStart = estimateTextWidth(lines.at(-1) ?? '') + 4 * eventDiskRadius;
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
