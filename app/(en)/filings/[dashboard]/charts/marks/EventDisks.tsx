import styles from '../Chart.module.css';
import type { Plot } from '../lineLayout';
import { type Point, round } from '../palette';

export const eventRadius = 8.5;

/** A disk behind each point at which something happened; the key stands beside the title of the axis. */
export function EventDisks({ plot: { data, lines } }: { plot: Plot }) {
  const points = (data.events?.at ?? []).map(({ series, x }): Point => {
    const one = data.series.findIndex(({ id }) => id === series);
    return lines[one]?.[data.x.values.indexOf(x)] ?? [0, 0];
  });
  return mergeOverlapping(points).map(([[x, top], [, bottom]]) => (
    <rect
      key={`${x} ${top}`}
      className={styles.eventDisk}
      x={round(x - eventRadius)}
      y={round(top - eventRadius)}
      width={2 * eventRadius}
      height={round(bottom - top + 2 * eventRadius)}
      rx={eventRadius}
    />
  ));
}

/** Of points whose disks would overlap, the highest and the lowest: they share one. */
function mergeOverlapping(points: readonly Point[]): [top: Point, bottom: Point][] {
  const pairs: [Point, Point][] = [];
  for (const point of [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = pairs.at(-1);
    if (last && last[1][0] === point[0] && point[1] - last[1][1] < 2 * eventRadius) last[1] = point;
    else pairs.push([point, point]);
  }
  return pairs;
}
