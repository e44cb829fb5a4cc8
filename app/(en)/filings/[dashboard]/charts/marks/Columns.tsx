import { formatValue } from '@/content/format';
import type { PanelMarkProps } from '../ChartDrawingProps';
import drawing from '../ResponsiveChart.module.css';
import { getSeriesStyle, roundToTenth } from '../seriesStyle';
import { FillPattern, getSeriesFill } from './FillPattern';
import { createRectanglePath } from './paths';
import marks from './SeriesMarks.module.css';

/** The width of hanging bars, and of standing bars as a share of their column. */
const [hangingWidth, standingShare] = [14, 0.62];

/** Bars that stand on the bottom of the plot or hang from its top, with their values at the ends. */
export function Columns({ id, data, plot, size: { compact } }: PanelMarkProps) {
  const { bars, indices, lines, width, height, step } = plot;
  const { series, left } = plot.data;
  const index = indices[0] ?? 0;
  const style = getSeriesStyle(data, index);
  const isHanging = bars === 'hanging';
  const barWidth = isHanging ? hangingWidth : standingShare * step;
  const labelDistance = isHanging ? 18 : compact ? -5 : -7;
  return (
    <>
      <FillPattern id={`${id}-${index}`} style={style} />
      {isHanging && (
        // The line from which the bars hang.
        <path
          stroke="var(--line-strong)"
          d={`M${-hangingWidth},0h${roundToTenth(width + 2 * hangingWidth)}`}
        />
      )}
      {lines[0]?.map((point, at) => {
        if (!point) return null;
        const [x, y] = point;
        const [top, bottom] = isHanging ? [0, y] : [y, height];
        return (
          <g key={at}>
            <path
              className={marks.bar}
              d={createRectanglePath(x - barWidth / 2, top, barWidth, bottom - top)}
              fill={getSeriesFill(`${id}-${index}`, style)}
              stroke={style.color}
            />
            <text
              className={isHanging ? drawing.noteText : drawing.valueLabel}
              fontSize={compact && !isHanging ? '.8em' : undefined}
              textAnchor="middle"
              x={roundToTenth(x)}
              y={roundToTenth(y + labelDistance)}
            >
              {formatValue(series[0]?.values[at] ?? null, left)}
            </text>
          </g>
        );
      })}
    </>
  );
}
