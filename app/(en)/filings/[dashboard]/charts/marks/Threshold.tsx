import styles from '../Chart.module.css';
import { wrap } from '../labels';
import { levelOf, type Plot } from '../lineLayout';
import { round } from '../palette';
import { rectangle } from './HitArea';

const lineHeight = 18;

/** Broken so that it keeps to the right two thirds. */
const labelOf = ({ data, width }: Plot) => wrap(data.threshold?.label ?? '', (width * 2) / 3);

/** What lies above it is tinted, below the grid. */
export function ThresholdBand({ plot: { data, x, y, width, ...plot } }: { plot: Plot }) {
  if (!data.threshold) return null;
  const level = levelOf(data.threshold.value, { x, y, width, ...plot }, plot.range);
  return <path className={styles.thresholdBand} d={rectangle(x, y, width, level - y)} />;
}

/** What holds above it stands on it, at its end. */
export function Threshold({ plot }: { plot: Plot }) {
  const { data, x, width, range } = plot;
  if (!data.threshold) return null;
  const level = levelOf(data.threshold.value, plot, range);
  const lines = labelOf(plot);
  return (
    <>
      <path className={styles.threshold} d={`M${round(x)},${round(level)}h${round(width)}`} />
      <text className={styles.footLabel} textAnchor="end">
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={round(x + width - 4)}
            y={round(level - 7 - (lines.length - 1 - i) * lineHeight)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
