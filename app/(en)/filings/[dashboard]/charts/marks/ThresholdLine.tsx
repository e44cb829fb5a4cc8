import styles from '../ResponsiveChart.module.css';
import type { ChartDimensions } from '../chartDimensions';
import { wrapLabel } from '../labels';
import type { LinePlot } from '../plotLinePanel';
import { roundToTenth } from '../seriesStyle';
import { createRectanglePath } from './HitArea';

const lineHeight = 18;

/** A tint above the threshold, drawn behind the grid lines. */
export function BandAboveThreshold({ plot: { data, x, y, width, toY } }: { plot: LinePlot }) {
  if (!data.threshold) return null;
  const height = toY(data.threshold.value) - y;
  return <path fill="var(--canary)" d={createRectanglePath(x, y, width, height)} />;
}

interface ThresholdLineProps {
  plot: LinePlot;
  size: ChartDimensions;
}

/**
 * The label is above the line's right end. In a compact chart it is at the top of the plot instead,
 * to leave room for footnote numbers.
 */
export function ThresholdLine({ plot, size }: ThresholdLineProps) {
  const { data, x, y, width, toY } = plot;
  if (!data.threshold) return null;
  const level = toY(data.threshold.value);
  const lines = wrapLabel(data.threshold.label, size.compact ? Infinity : width / 2);
  const baseline = size.compact ? y + 17 : level - 7;
  return (
    <>
      <path
        stroke="var(--ink-2)"
        d={`M${roundToTenth(x)},${roundToTenth(level)}h${roundToTenth(width)}`}
      />
      <text
        className={styles.footLabel}
        fontSize={size.compact ? '.9em' : undefined}
        textAnchor="end"
      >
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={roundToTenth(x + width - 4)}
            y={roundToTenth(baseline - (lines.length - 1 - i) * lineHeight)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
