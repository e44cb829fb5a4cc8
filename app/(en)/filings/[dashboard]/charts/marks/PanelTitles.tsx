import styles from '../ResponsiveChart.module.css';
import type { PanelMarkProps } from '../ChartDrawingProps';
import { axisTitleLineHeight, estimateTextWidth } from '../chartDimensions';
import { roundToTenth } from '../seriesStyle';
import { AxisTitle } from './AxisTitle';
import { eventDiskRadius } from './EventDisks';

/** The titles of the value axis and, unless it has months, of the x axis; the key to event disks. */
export function PanelTitles({ id, plot, isLast }: PanelMarkProps) {
  const { data, x, height, head, title } = plot;
  const baseline = 1 + axisTitleLineHeight * title.length - head;
  const key = data.events?.label ?? '';
  const keyStart = estimateTextWidth(title.at(-1) ?? '') + 4 * eventDiskRadius - x;
  return (
    <>
      <AxisTitle id={id} lines={title} at={[-x, baseline]} />
      {key && (
        <>
          <circle
            className={styles.eventDisk}
            cx={roundToTenth(keyStart - eventDiskRadius - 5)}
            cy={baseline - 5}
            r={eventDiskRadius}
          />
          <text x={roundToTenth(keyStart)} y={baseline}>
            {key}
          </text>
        </>
      )}
      {isLast && data.x.unit && (
        <text
          className={styles.title}
          x={roundToTenth(-estimateTextWidth(data.x.values[0] ?? '') / 2)}
          y={roundToTenth(height + 42)}
        >
          {data.x.label}
        </text>
      )}
    </>
  );
}
