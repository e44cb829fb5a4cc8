import { estimateTextWidth } from '../chartDimensions';
import type { NotePlacement } from '../notePlacements';
import styles from '../ResponsiveChart.module.css';
import { getPaletteStyle, roundToTenth, type SvgPoint } from '../seriesStyle';
import { getSeriesFill } from './FillPattern';
import { isBesidePoint } from './FootnoteCallouts';
import marks from './SeriesMarks.module.css';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is printed beyond a bar's end. */
export interface BarLabel {
  value: string;
  /** The series' name; empty if it is not printed. */
  name: string;
}

const labelGap = 6;

interface HorizontalBarProps {
  bar: Rectangle;
  label: BarLabel;
  id: string;
  /** The index of the series in the whole chart, on which its color and pattern depend. */
  index: number;
  /** Whether the value is an average of too few answers to compare. */
  isFaint: boolean;
}

export function HorizontalBar({ bar, label, id, index, isFaint }: HorizontalBarProps) {
  const { x, y, width, height } = bar;
  const style = getPaletteStyle(index);
  return (
    <>
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
      <text
        className={styles.footLabel}
        x={roundToTenth(x + width + labelGap)}
        y={roundToTenth(y + height / 2)}
        dy=".35em"
      >
        {label.value}
        {label.name && <tspan className={styles.lightLabel}> {label.name}</tspan>}
      </text>
    </>
  );
}

/** A leader above or below a bar's value starts at the value's center, others after the label. */
export function findBarNotePoint(
  { x, y, width, height }: Rectangle,
  { value, name }: BarLabel,
  placement?: NotePlacement,
): SvgPoint {
  const [start, middle] = [x + width + labelGap, y + height / 2];
  if (!placement || isBesidePoint(placement))
    return [start + estimateTextWidth(`${value} ${name}`) - 10, middle];
  // Not 0.5, because the width is estimated for the largest font, and most containers have a smaller one.
  return [start + 0.4 * estimateTextWidth(value), middle - 4 * Math.sign(placement.dy)];
}
