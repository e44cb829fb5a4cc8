import styles from '../ResponsiveChart.module.css';
import { mergeOverlappingPoints } from '../mergeOverlappingPoints';
import type { PanelMarkProps } from '../ChartDrawingProps';
import { type SvgPoint, roundToTenth } from '../seriesStyle';

export const eventDiskRadius = 7;

/** A disk behind the lines for each event. PanelTitles prints the key to the disks. */
export function EventDisks({ plot: { data, lines } }: PanelMarkProps) {
  const points = (data.events?.at ?? []).flatMap(({ series, x }): SvgPoint[] => {
    const one = data.series.findIndex(({ id }) => id === series);
    const point = lines[one]?.[data.x.values.indexOf(x)];
    return point ? [point] : [];
  });
  return mergeOverlappingPoints(points, 2 * eventDiskRadius).map(([[x, top], [, bottom]]) => (
    <rect
      key={`${x} ${top}`}
      className={styles.eventDisk}
      x={roundToTenth(x - eventDiskRadius)}
      y={roundToTenth(top - eventDiskRadius)}
      width={2 * eventDiskRadius}
      height={roundToTenth(bottom - top + 2 * eventDiskRadius)}
      rx={eventDiskRadius}
    />
  ));
}
