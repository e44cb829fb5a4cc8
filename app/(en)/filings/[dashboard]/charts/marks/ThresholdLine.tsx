import styles from '../WideAndCompactChart.module.css';
import { wrapLabel } from '../labels';
import { valueToY, type LinePanel } from '../layOutLinePanels';
import { roundToTenth } from '../seriesStyle';
import { createRectanglePath } from './HitArea';

const lineHeight = 18;

/** Breaks the threshold's label into lines no wider than half of the panel. */
const wrapThresholdLabel = ({ data, width }: LinePanel) =>
  wrapLabel(data.threshold?.label ?? '', width / 2);

/** A tinted band over the values above the threshold. It is drawn below the grid lines. */
export function BandAboveThreshold({ plot: { data, x, y, width, ...plot } }: { plot: LinePanel }) {
  if (!data.threshold) return null;
  const level = valueToY(data.threshold.value, { x, y, width, ...plot }, plot.range);
  return <path className={styles.thresholdBand} d={createRectanglePath(x, y, width, level - y)} />;
}

/** The line at the threshold, with its label above the line's right end. */
export function ThresholdLine({ plot }: { plot: LinePanel }) {
  const { data, x, width, range } = plot;
  if (!data.threshold) return null;
  const level = valueToY(data.threshold.value, plot, range);
  const lines = wrapThresholdLabel(plot);
  return (
    <>
      <path
        className={styles.threshold}
        d={`M${roundToTenth(x)},${roundToTenth(level)}h${roundToTenth(width)}`}
      />
      <text className={styles.footLabel} textAnchor="end">
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={roundToTenth(x + width - 4)}
            y={roundToTenth(level - 7 - (lines.length - 1 - i) * lineHeight)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
