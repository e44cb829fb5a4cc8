import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import { type ChartDimensions, estimateTextWidth } from '../chartDimensions';
import { getPaletteStyle, roundToTenth, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';
import { SeriesMarkers } from './SeriesMarkers';

interface SpokeLabelProps {
  data: ChartData;
  index: number;
  /** The end of the spoke, measured from the radar's center. */
  end: SvgPoint;
  size: ChartDimensions;
}

const markerWidth = 16;

/** The x value and, below it, the name and value of each series that is highest there. */
export function SpokeLabel({ data, index, end: [endX, endY], size }: SpokeLabelProps) {
  const radius = Math.hypot(endX, endY);
  const [sin, cos] = [endX / radius, endY / radius];
  const anchor = Math.abs(sin) < 0.3 ? 'middle' : sin > 0 ? 'start' : 'end';
  const leading = data.series.flatMap(({ label, values }, i) => {
    const isHighest = values[index] === Math.max(...values);
    const value = formatValue(values[index] ?? 0, data.left);
    const lines = anchor === 'middle' ? [`${label} ${value}`] : [label, value];
    return isHighest ? [{ i, lines }] : [];
  });
  const lineHeight = size.compact ? 17 : 20;
  const isAbove = anchor === 'middle' && cos < 0;
  const x = endX + 8 * sin;
  // Above the radar, the label leaves room for the highlight ring of a point at the spoke's end.
  const y = endY + (isAbove ? -12 - lineHeight * leading.length : 11 * cos + 5);
  return (
    <>
      <text x={roundToTenth(x)} y={roundToTenth(y)} textAnchor={anchor}>
        {data.x.values[index]}
      </text>
      {leading.map(({ i, lines: [text = '', below] }, line) => {
        const level = y + lineHeight * (line + 1);
        const width = markerWidth + estimateTextWidth(text);
        const start = x - width * { start: 0, middle: 0.5, end: 1 }[anchor];
        return (
          <g key={i}>
            <SeriesMarkers
              points={[[start + 5, level - 5]]}
              style={getPaletteStyle(i)}
              radius={5}
            />
            <text
              className={styles.valueLabel}
              x={roundToTenth(start + markerWidth)}
              y={roundToTenth(level)}
            >
              {text}
              {below && (
                <tspan x={roundToTenth(start + markerWidth)} dy={lineHeight}>
                  {below}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
    </>
  );
}
