import { axisTitleLineHeight } from '../chartDimensions';
import styles from '../ResponsiveChart.module.css';
import { type SvgPoint, roundToTenth, getPaletteStyle } from '../seriesStyle';
import marks from './SeriesMarks.module.css';
import { getSeriesFill } from './FillPattern';
import { createRectanglePath } from './paths';

interface AxisTitleProps {
  id: string;
  lines: readonly string[];
  /** In a chart of several panels, the indices of series whose swatches precede the title. */
  bars?: readonly number[];
  /** The point at which the last line's baseline starts. */
  at: SvgPoint;
}

const step = 18;

export function AxisTitle({ id, lines, bars = [], at: [x, y] }: AxisTitleProps) {
  return (
    <>
      {bars.map((index, i) => (
        <path
          key={index}
          className={marks.bar}
          d={createRectanglePath(x + step * i + 1, y - 11, 12, 11)}
          fill={getSeriesFill(`${id}-${index}`, getPaletteStyle(index))}
          stroke={getPaletteStyle(index).color}
        />
      ))}
      <text className={styles.title}>
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={roundToTenth(x + step * bars.length)}
            y={roundToTenth(y - (lines.length - 1 - i) * axisTitleLineHeight)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
