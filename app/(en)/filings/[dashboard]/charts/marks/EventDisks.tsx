import styles from '../ResponsiveChart.module.css';
import type { LinePlot } from '../plotLinePanel';
import { type SvgPoint, getPaletteStyle, roundToTenth } from '../seriesStyle';
import { SeriesMarkers } from './SeriesMarkers';

export const eventDiskRadius = 8.5;

/** A disk with the series' marker at each point of an event. LinePanelAxisTitles prints the key. */
export function EventDisks({ plot: { data, lines, indices } }: { plot: LinePlot }) {
  const events = (data.events?.at ?? []).map(({ series, x }) => {
    const one = data.series.findIndex(({ id }) => id === series);
    const at: SvgPoint = lines[one]?.[data.x.values.indexOf(x)] ?? [0, 0];
    return { at, style: getPaletteStyle(indices[one] ?? 0) };
  });
  return (
    <>
      {mergeOverlapping(events.map(({ at }) => at)).map(([[x, top], [, bottom]]) => (
        <rect
          key={`${x} ${top}`}
          className={styles.eventDisk}
          x={roundToTenth(x - eventDiskRadius)}
          y={roundToTenth(top - eventDiskRadius)}
          width={2 * eventDiskRadius}
          height={roundToTenth(bottom - top + 2 * eventDiskRadius)}
          rx={eventDiskRadius}
        />
      ))}
      {events.map(({ at, style }) => (
        <SeriesMarkers key={at.join()} points={[at]} style={style} />
      ))}
    </>
  );
}

/** Points whose disks would overlap share one disk, from the highest to the lowest. */
function mergeOverlapping(points: readonly SvgPoint[]): [top: SvgPoint, bottom: SvgPoint][] {
  const pairs: [SvgPoint, SvgPoint][] = [];
  for (const point of [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = pairs.at(-1);
    if (last && last[1][0] === point[0] && point[1] - last[1][1] < 2 * eventDiskRadius)
      last[1] = point;
    else pairs.push([point, point]);
  }
  return pairs;
}
