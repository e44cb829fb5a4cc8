import styles from '../ResponsiveChart.module.css';
import { estimateTextWidth } from '../chartDimensions';
import type { Rectangle } from '../Rectangle';
import { getPaletteStyle, roundToTenth } from '../seriesStyle';
import { getSeriesFill } from './FillPattern';
import marks from './SeriesMarks.module.css';

/** A bar and the text printed beyond its end. */
export interface LabeledBar extends Rectangle {
  label: string;
  /** The series' name; empty if it is not printed. */
  name: string;
}

const labelGap = 6;

export const getLabelEndX = ({ x, width, label, name }: LabeledBar) =>
  x + width + labelGap + estimateTextWidth(`${label} ${name}`);

/**
 * The center of a bar's printed value. The factor is 0.4, not 0.5, because the width is estimated
 * for the largest font and most containers have a smaller one.
 */
export const getLabelCenter = ({ x, width, label }: LabeledBar) =>
  x + width + labelGap + 0.4 * estimateTextWidth(label);

interface HorizontalBarProps {
  bar: Rectangle;
  id: string;
  /** The index of the series in the whole chart, on which its color and pattern depend. */
  index: number;
  /** Whether the value is an average of too few answers to compare. */
  isFaint: boolean;
}

export function HorizontalBar({
  bar: { x, y, width, height },
  id,
  index,
  isFaint,
}: HorizontalBarProps) {
  const style = getPaletteStyle(index);
  return (
    <rect
      className={marks.bar}
      strokeDasharray={isFaint ? '4 3' : undefined}
      fillOpacity={isFaint ? 0.25 : undefined}
      x={roundToTenth(x)}
      y={roundToTenth(y)}
      width={roundToTenth(width)}
      height={roundToTenth(height)}
      fill={getSeriesFill(`${id}-${index}`, style)}
      stroke={style.color}
    />
  );
}

/** Drawn before the bars, so that the paper-colored outline of the text covers none of them. */
export function HorizontalBarLabel({ x, y, width, height, label, name }: LabeledBar) {
  return (
    <text
      className={styles.valueLabel}
      x={roundToTenth(x + width + labelGap)}
      y={roundToTenth(y + height / 2)}
      dy=".35em"
    >
      {label}
      {name && <tspan className={styles.lightLabel}> {name}</tspan>}
    </text>
  );
}
