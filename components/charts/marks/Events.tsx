import styles from '../Chart.module.css';
import type { Plot } from '../lineLayout';
import { round } from '../palette';

export const eventRadius = 8.5;

/** A disk behind each point at which something happened; the key stands beside the title of the axis. */
export function Events({ plot: { data, lines } }: { plot: Plot }) {
  return data.events?.at.map(({ series, x }) => {
    const one = data.series.findIndex(({ id }) => id === series);
    const [cx, cy] = lines[one]?.[data.x.values.indexOf(x)] ?? [0, 0];
    return (
      <circle key={series} className={styles.event} cx={round(cx)} cy={round(cy)} r={eventRadius} />
    );
  });
}
