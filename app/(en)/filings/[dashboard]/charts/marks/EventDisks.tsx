import styles from '../ResponsiveChart.module.css';
import { mergeOverlapping } from '../mergeOverlapping';
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
      {mergeOverlapping(
        events.map(({ at }) => at),
        2 * eventDiskRadius,
      ).map(([[x, top], [, bottom]]) => (
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
