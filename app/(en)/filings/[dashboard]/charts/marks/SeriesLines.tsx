import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import type { LinePlot } from '../plotLinePanel';
import { type SvgPoint, roundToTenth, getSeriesStyle } from '../seriesStyle';
import drawing from '../ResponsiveChart.module.css';
import { createLinePath, SeriesLine, splitAtGaps } from './SeriesLine';
import { SeriesMarkers } from './SeriesMarkers';
import marks from './SeriesMarks.module.css';
import { getSeriesFill, getStackFills, FillPattern } from './FillPattern';
import { createRectanglePath } from './HitArea';
import type { PlacedNote } from '../notePlacements';

interface SeriesLinesProps {
  data: ChartData;
  plot: LinePlot;
  notes: readonly PlacedNote[];
  restingIndex?: number;
}

/**
 * The heavy line of a subject is drawn first, so that it covers no other line, and has no markers.
 * Thin lines have markers only at notes, at their ends, at values between two missing ones, and
 * where the highlight rests.
 */
export function SeriesLines({ data, plot, notes, restingIndex }: SeriesLinesProps) {
  const drawn = plot.lines.map((points, i) => ({
    points,
    provisionalPoints: plot.provisionalPoints[i] ?? [],
    style: getSeriesStyle(data, plot.indices[i] ?? i),
    landmarks: [
      points.findLastIndex(Boolean),
      restingIndex,
      ...notes
        .filter(({ series }) => series === plot.data.series[i]?.id)
        .map(({ x }) => data.x.values.indexOf(x)),
    ],
  }));
  const light = drawn.filter(({ style }) => style.weight !== 'heavy');
  return (
    <>
      {data.kind === 'area' && <Area data={data} plot={plot} />}
      {[...drawn.filter(({ style }) => style.weight === 'heavy'), ...light].map((line, i) => (
        <SeriesLine
          key={i}
          points={line.points}
          style={line.style}
          provisionalPoints={line.provisionalPoints}
        />
      ))}
      {light.map(({ points, style, provisionalPoints, landmarks }, i) => {
        const isThin = style.weight === 'thin';
        const isAlone = (at: number) => !points[at - 1] && !points[at + 1];
        const marked = points
          .map((_, at) => at)
          .filter((at) => !isThin || landmarks.includes(at) || isAlone(at));
        const pointsAt = (indices: readonly number[]) => indices.map((at) => points[at]);
        const hollow = marked.filter((at) => provisionalPoints.includes(at));
        const solid = marked.filter((at) => !provisionalPoints.includes(at));
        const radius = isThin ? 3.5 : undefined;
        return (
          <g key={i}>
            {solid.length > 0 && (
              <SeriesMarkers points={pointsAt(solid)} style={style} radius={radius} />
            )}
            {hollow.length > 0 && (
              <SeriesMarkers points={pointsAt(hollow)} style={style} radius={radius} hollow />
            )}
          </g>
        );
      })}
    </>
  );
}

/**
 * Fills the area below one line, because several tints would overlap, and only if the axis starts
 * at zero, because otherwise the area has no meaning.
 */
function Area({ data, plot }: { data: ChartData; plot: LinePlot }) {
  const { lines, provisionalPoints, indices, range, y, height } = plot;
  const last = lines.length - 1;
  const points = lines[last]?.map((point, i) =>
    provisionalPoints[last]?.includes(i) ? undefined : point,
  );
  if (range.min !== 0) return null;
  return (
    <path
      className={drawing.area}
      d={splitAtGaps(points ?? [])
        .map(
          (part) =>
            `${createLinePath(part)}V${roundToTenth(y + height)}H${roundToTenth(part[0]?.[0] ?? 0)}Z`,
        )
        .join('')}
      fill={getSeriesStyle(data, indices[last] ?? 0).color}
    />
  );
}

const thickness = 14;

/** Bars that hang from the top of the panel, with the value printed below each. */
export function HangingBars({ id, data, plot }: { id: string; data: ChartData; plot: LinePlot }) {
  const index = plot.indices[0] ?? 0;
  const style = getSeriesStyle(data, index);
  return (
    <>
      <FillPattern id={`${id}-${index}`} style={style} />
      {/* The line from which the bars hang. */}
      <path
        stroke="var(--line-strong)"
        d={`M${roundToTenth(plot.x - thickness)},${roundToTenth(plot.y)}h${roundToTenth(plot.width + 2 * thickness)}`}
      />
      {plot.lines[0]?.map((point, place) => {
        if (!point) return null;
        const [x, y] = point;
        return (
          <g key={place}>
            <path
              className={marks.bar}
              d={createRectanglePath(x - thickness / 2, plot.y, thickness, y - plot.y)}
              fill={getSeriesFill(`${id}-${index}`, style)}
              stroke={style.color}
            />
            <text
              className={drawing.noteText}
              textAnchor="middle"
              x={roundToTenth(x)}
              y={roundToTenth(y + 18)}
            >
              {formatValue(plot.data.series[0]?.values[place] ?? null, plot.data.left)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The areas are stacked, and a line separates each from the next. */
export function StackedAreas({
  id,
  plot: { data, indices, lines, y, height },
}: {
  id: string;
  plot: LinePlot;
}) {
  return (
    <>
      {lines.map((points, i) => {
        const style = getSeriesStyle(data, indices[i] ?? i);
        const parts = splitAtGaps(
          points.map(
            (point, at): [SvgPoint, SvgPoint] | undefined =>
              point && [point, lines[i - 1]?.[at] ?? [point[0], y + height]],
          ),
        );
        const path = parts
          .map(
            (part) =>
              `${createLinePath(part.map(([upper]) => upper))}${createLinePath(part.map(([, lower]) => lower).reverse()).replace('M', 'L')}Z`,
          )
          .join('');
        return (
          <g key={i}>
            <FillPattern id={`${id}-${i}`} style={style} />
            {getStackFills(`${id}-${i}`, style).map((fill, layer) => (
              <path key={layer} d={path} {...fill} />
            ))}
          </g>
        );
      })}
      <path
        className={drawing.seam}
        d={lines.slice(0, -1).map(createLinePath).join('')}
        fill="none"
      />
    </>
  );
}
