import styles from '../ResponsiveChart.module.css';
import type { PanelMarkProps } from '../ChartDrawingProps';
import { wrapLabel } from '../labels';
import { roundToTenth } from '../seriesStyle';
import { createRectanglePath } from './paths';

const lineHeight = 18;

/** A tint above the threshold, drawn behind the grid lines. */
export function BandAboveThreshold({ plot: { data, width, toY } }: PanelMarkProps) {
  if (!data.threshold) return null;
  const height = toY(data.threshold.value);
  return <path fill="var(--canary)" d={createRectanglePath(0, 0, width, height)} />;
}

/**
 * The label is above the line's right end. In a compact chart it is at the top of the plot instead,
 * to leave room for footnote numbers.
 */
export function ThresholdLine({ plot, size }: PanelMarkProps) {
  const { data, width, toY } = plot;
  if (!data.threshold) return null;
  const level = toY(data.threshold.value);
  const lines = wrapLabel(data.threshold.label, size.compact ? Infinity : width / 2);
  const baseline = size.compact ? 17 : level - 7;
  return (
    <>
      <path stroke="var(--ink-2)" d={`M0,${roundToTenth(level)}h${width}`} />
      <text
        className={styles.footLabel}
        fontSize={size.compact ? '.9em' : undefined}
        textAnchor="end"
      >
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={roundToTenth(width - 4)}
            y={roundToTenth(baseline - (lines.length - 1 - i) * lineHeight)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
