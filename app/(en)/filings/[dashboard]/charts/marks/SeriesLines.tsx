import type { PanelMarkProps } from '../ChartDrawingProps';
import { getSeriesStyle, type SvgPoint } from '../seriesStyle';
import { createAreaPath, createLinePath } from './paths';
import { SeriesMarkers } from './SeriesMarkers';
import marks from './SeriesMarks.module.css';

/**
 * The heavy line of a subject is drawn first, so that it covers no other line, and has no markers.
 * Thin lines have markers only at notes, at their ends, at values between two missing ones, and
 * where the highlight rests.
 */
export function SeriesLines(props: PanelMarkProps) {
  const { data, plot, notes, restingIndex } = props;
  const isCombined = data.kind === 'combined';
  const drawn = plot.lines.map((points, i) => ({
    points,
    provisionalPoints: plot.provisionalPoints[i] ?? [],
    hasLine: plot.data.series[i]?.mark !== 'point',
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
      {data.kind === 'area' && <Area {...props} />}
      {[...drawn.filter(({ style }) => style.weight === 'heavy'), ...light]
        .filter(({ hasLine }) => hasLine)
        .map(({ points, style, provisionalPoints }, i) => (
          <path
            key={i}
            className={isCombined ? marks.thin : marks[style.weight ?? 'line']}
            // No segment leads to a provisional point, because the slope would mislead.
            d={createLinePath(leaveOut(provisionalPoints, points))}
            stroke={style.color}
            strokeDasharray={style.dash}
          />
        ))}
      {light.map(({ points, style, provisionalPoints, landmarks }, i) => {
        const isThin = style.weight === 'thin';
        const marked = points.map((point, at) => {
          const isAlone = !points[at - 1] && !points[at + 1];
          return !isThin || landmarks.includes(at) || isAlone ? point : undefined;
        });
        const hollow = marked.filter((_, at) => provisionalPoints.includes(at));
        const solid = leaveOut(provisionalPoints, marked);
        const radius = isThin ? 3.5 : isCombined ? 5 : undefined;
        return (
          <g key={i}>
            <SeriesMarkers points={solid} style={style} radius={radius} />
            {hollow.length > 0 && (
              <SeriesMarkers points={hollow} style={style} radius={radius} hollow />
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
function Area({ data, plot }: PanelMarkProps) {
  const { lines, provisionalPoints, indices, range, height } = plot;
  const last = lines.length - 1;
  const points = leaveOut(provisionalPoints[last] ?? [], lines[last] ?? []);
  if (range.min !== 0) return null;
  return (
    <path
      d={createAreaPath(points.map((point) => point && [point, [point[0], height]]))}
      fill={getSeriesStyle(data, indices[last] ?? 0).color}
      fillOpacity=".14"
    />
  );
}

const leaveOut = (indices: readonly number[], points: readonly (SvgPoint | undefined)[]) =>
  points.map((point, at) => (indices.includes(at) ? undefined : point));
