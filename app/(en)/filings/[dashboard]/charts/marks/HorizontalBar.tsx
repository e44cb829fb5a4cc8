import styles from '../ResponsiveChart.module.css';
import { estimateTextWidth } from '../chartDimensions';
import type { Rectangle } from '../Rectangle';
import { getPaletteStyle, roundToTenth } from '../seriesStyle';
import { getSeriesFill } from './FillPattern';
import marks from './SeriesMarks.module.css';

/** The rectangle of a bar and the text printed beyond its end. */
export interface LabeledBar extends Rectangle {
  /** The bar's value. */
  label: string;
  /** Name of the bar's series, or an empty string if the name is not printed. */
  name: string;
}

const labelGap = 6;

export const getLabelEnd = ({ x, width, label, name }: LabeledBar) =>
  x + width + labelGap + estimateTextWidth(`${label} ${name}`);

/**
 * Returns the x coordinate at which the value of a bar is centered. In most containers the font is smaller than the
 * largest, so less than half of the estimated width is added.
 */
export const getLabelCenter = ({ x, width, label }: LabeledBar) =>
  x + width + labelGap + 0.4 * estimateTextWidth(label);

interface HorizontalBarProps {
  bar: Rectangle;
  /** Prefix of the ids of the SVG patterns that fill the bars. */
  id: string;
  /**
   * Index of the bar's series among all series of the chart. It decides the bar's color and
   * pattern.
   */
  index: number;
  /** Whether the bar's value is an average of too few cases to be compared with other bars. */
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
      className={isFaint ? styles.faint : marks.bar}
      x={roundToTenth(x)}
      y={roundToTenth(y)}
      width={roundToTenth(width)}
      height={roundToTenth(height)}
      fill={getSeriesFill(`${id}-${index}`, style)}
      stroke={style.color}
    />
  );
}

/**
 * The value of a bar, and perhaps the name of its series, printed beyond the bar's end. It precedes
 * all bars in the SVG, so that its outline in the color of the paper covers no other bar.
 */
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
