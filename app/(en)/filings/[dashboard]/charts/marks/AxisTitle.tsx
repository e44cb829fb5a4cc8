import styles from '../ResponsiveChart.module.css';
import { type SvgPoint, roundToTenth, getPaletteStyle } from '../seriesStyle';
import marks from './SeriesMarks.module.css';
import { getSeriesFill } from './FillPattern';

interface AxisTitleProps {
  /** Prefix of the ids of the drawing's SVG patterns. */
  id: string;
  /** Lines of the title. The baseline of the last one is at the y coordinate of `at`. */
  lines: readonly string[];
  /**
   * Indices of the series whose pattern is shown before the title, in charts whose panels show
   * different series.
   */
  bars?: readonly number[];
  at: SvgPoint;
}

const step = 18;

/** A horizontal axis title, preceded by swatches of the bars that the axis measures. */
export function AxisTitle({ id, lines, bars = [], at: [x, y] }: AxisTitleProps) {
  return (
    <>
      {bars.map((index, i) => (
        <rect
          key={index}
          className={marks.bar}
          x={roundToTenth(x + step * i + 1)}
          y={roundToTenth(y - 11)}
          width="12"
          height="11"
          fill={getSeriesFill(`${id}-${index}`, getPaletteStyle(index))}
          stroke={getPaletteStyle(index).color}
        />
      ))}
      <text className={styles.title}>
        {lines.map((line, i) => (
          <tspan
            key={line}
            x={roundToTenth(x + step * bars.length)}
            y={roundToTenth(y - (lines.length - 1 - i) * 17)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}
