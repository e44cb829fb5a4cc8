import { formatValue } from '@/content/format';
import type { ChartDrawingProps } from '../ChartDrawingProps';
import { estimateTextWidth } from '../chartDimensions';
import { getPaletteStyle, roundToTenth, type SvgPoint } from '../seriesStyle';
import styles from '../ResponsiveChart.module.css';
import { SeriesMarkers } from './SeriesMarkers';

interface SpokeLabelProps extends Pick<ChartDrawingProps, 'data' | 'size'> {
  index: number;
  /** The end of the spoke, measured from the radar's center. */
  end: SvgPoint;
}

/** The x value and, below it, the name and value of each series that is highest there. */
export function SpokeLabel({ data, index, end: [endX, endY], size }: SpokeLabelProps) {
  const radius = Math.hypot(endX, endY);
  const [sin, cos] = [endX / radius, endY / radius];
  const anchor = Math.abs(sin) < 0.3 ? 'middle' : sin > 0 ? 'start' : 'end';
  const leading = data.series.flatMap(({ label, values }, i) => {
    const isHighest = values[index] === Math.max(...values.filter((value) => value !== null));
    const value = formatValue(values[index] ?? null, data.left);
    const lines = anchor === 'middle' ? [`${label} ${value}`] : [label, value];
    return isHighest ? [{ i, lines }] : [];
  });
  const [lineHeight, markerWidth, fontSize] = size.compact ? [16, 12, 12.6] : [20, 16, undefined];
  const isAbove = anchor === 'middle' && cos < 0;
  const x = endX + 8 * sin;
  // Above the radar, the label leaves room for the highlight ring of a point at the spoke's end.
  // Beside it, the label is centered on the spoke.
  const raised = anchor === 'middle' ? 0 : lineHeight * leading.length;
  const y = endY - raised + (isAbove ? -12 - lineHeight * leading.length : 11 * cos + 5);
  return (
    <>
      <text
        x={roundToTenth(x)}
        y={roundToTenth(y)}
        textAnchor={anchor}
        fontSize={fontSize && '.84em'}
      >
        {data.x.values[index]}
      </text>
      {leading.map(({ i, lines: [text = '', below] }, line) => {
        const level = y + lineHeight * (line + 1);
        const width = markerWidth + estimateTextWidth(text, fontSize);
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
              fontSize={fontSize && '.84em'}
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
