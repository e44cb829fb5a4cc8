import type { PanelMarkProps } from '../ChartDrawingProps';
import { numberNotes } from '../notePlacements';
import { getSeriesStyle } from '../seriesStyle';
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
    solidPoints: plot.solidLines[i] ?? [],
    hasLine: plot.data.series[i]?.mark !== 'point',
    style: getSeriesStyle(data, plot.indices[i] ?? i),
    landmarks: [
      points.findLastIndex(Boolean),
      restingIndex,
      ...numberNotes(plot.data, notes).flatMap(({ series, x }) => (series === i ? x : [])),
    ],
  }));
  const light = drawn.filter(({ style }) => style.weight !== 'heavy');
  return (
    <>
      {data.kind === 'area' && <Area {...props} />}
      {[...drawn.filter(({ style }) => style.weight === 'heavy'), ...light]
        .filter(({ hasLine }) => hasLine)
        .map(({ solidPoints, style }, i) => (
          <path
            key={i}
            className={isCombined ? marks.thin : marks[style.weight ?? 'line']}
            // No segment leads to a provisional point, because the slope would mislead.
            d={createLinePath(solidPoints)}
            stroke={style.color}
            strokeDasharray={style.dash}
          />
        ))}
      {light.map(({ points, solidPoints, style, landmarks }, i) => {
        const isThin = style.weight === 'thin';
        const marked = points.map((point, at) => {
          const isAlone = !points[at - 1] && !points[at + 1];
          return !isThin || landmarks.includes(at) || isAlone ? point : undefined;
        });
        const solid = marked.map((point, at) => point && solidPoints[at]);
        const hollow = marked.filter((point, at) => point && !solidPoints[at]);
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
  const { solidLines, indices, range, height } = plot;
  const points = solidLines.at(-1) ?? [];
  if (range.min !== 0) return null;
  return (
    <path
      d={createAreaPath(points.map((point) => point && [point, [point[0], height]]))}
      fill={getSeriesStyle(data, indices.at(-1) ?? 0).color}
      fillOpacity=".14"
    />
  );
}
