import { Radar } from '@nivo/radar';
import type { ChartData, FootnoteWithTextPosition } from '@/content/charts';
import { formatAxisTick, formatValue } from '@/content/format';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './WideAndCompactChart.module.css';
import { type ChartDimensions, estimateTextWidth, maxNoteFontSize } from './chartDimensions';
import { wrapLabel } from './labels';
import { XValueHighlight } from './marks/XValueHighlight';
import { HitArea } from './marks/HitArea';
import { createLinePath } from './marks/SeriesLine';
import { SeriesMarkers } from './marks/SeriesMarkers';
import marks from './marks/SeriesMarks.module.css';
import { FootnoteCallouts } from './marks/FootnoteCallouts';
import { type SvgPoint, roundToTenth, getPaletteStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';
import { getAxisRange, computeTicks } from './axisScale';

/**
 * Returns the point of a value on the spoke with that index; a fractional index is between two
 * spokes.
 */
type ValueToPoint = (index: number, value: number) => SvgPoint;

/** A radar chart with one spoke per x value and one outline per series. */
export function RadarChart({ data, notes, size }: ChartDrawingProps) {
  const range = getAxisRange(data);
  const [top, bottom] = size.compact ? [32, 32] : [30, 54];
  const radius = (size.height - top - bottom) / (1 + Math.cos(Math.PI / data.x.values.length));
  return (
    <Radar
      width={size.width}
      height={top + 2 * radius}
      margin={{ top, right: 0, bottom: 0, left: 0 }}
      {...staticNivoProps}
      data={data.x.values.map((_, index) => ({
        index: `${index}`,
        ...Object.fromEntries(data.series.map(({ values }, i) => [i, values[index] ?? 0])),
      }))}
      keys={data.series.map((_, i) => `${i}`)}
      indexBy="index"
      maxValue={range.max}
      gridLevels={computeTicks(range).length - 1}
      gridShape="linear"
      gridLabel={() => null}
      layers={[
        'grid',
        ({ centerX, centerY, radiusScale, angleStep }) => {
          const getPoint: ValueToPoint = (index, value) => [
            Math.sin(angleStep * index) * radiusScale(value),
            -Math.cos(angleStep * index) * radiusScale(value),
          ];
          const outlines = computeOutlines(data, getPoint);
          return (
            <g transform={`translate(${roundToTenth(centerX)},${roundToTenth(centerY)})`}>
              {data.x.values.map((name, index) => (
                <XValueHighlight
                  key={name}
                  index={index}
                  line={createLinePath([[0, 0], getPoint(index, range.max)])}
                  points={outlines.flatMap((points) => points.slice(index, index + 1))}
                />
              ))}
              {outlines.map((points, i) => (
                <SeriesOutline key={i} index={i} points={points} />
              ))}
              <RingLabels data={data} getPoint={getPoint} />
              {data.x.values.map((name, index) => (
                <SpokeLabel
                  key={name}
                  data={data}
                  notes={notes}
                  index={index}
                  getPoint={getPoint}
                  size={size}
                />
              ))}
              <FootnoteCallouts
                data={data}
                notes={notes.filter((note) => size.compact || !isAboutLeader(note, data))}
                size={size}
                getPoint={(one, index) => outlines[one]?.[index] ?? [0, 0]}
              />
              {data.x.values.map((name, index) => {
                const sector = [-0.5, 0, 0.5].map((step) =>
                  getPoint(index + step, 1.2 * range.max),
                );
                return (
                  <HitArea
                    key={name}
                    index={index}
                    area={`${createLinePath([[0, 0], ...sector])}Z`}
                  />
                );
              })}
            </g>
          );
        },
      ]}
    />
  );
}

/**
 * Distances in SVG units: below `tooClose` two series' markers on a spoke would cover each other;
 * at `apart` both can be seen whole.
 */
const tooClose = 4.5;
const apart = 8;

/**
 * The points of each series' outline. Points whose markers would cover each other on a spoke are
 * moved apart at a right angle to it, no farther than needed, so that their distance from the
 * center, the value, stays.
 */
function computeOutlines({ series, x }: ChartData, getPoint: ValueToPoint): SvgPoint[][] {
  const points = series.map(({ values }) => values.map((value, index) => getPoint(index, value)));
  return points.map((outline, i) =>
    outline.map(([px, py], index): SvgPoint => {
      const shifts = points.map((other, j) => {
        const [ox, oy] = other[index] ?? [Infinity, Infinity];
        const distance = Math.hypot(px - ox, py - oy);
        return distance < tooClose
          ? (Math.sign(j - i) * Math.sqrt(apart ** 2 - distance ** 2)) / 2
          : 0;
      });
      const shift = shifts.reduce((sum, one) => sum + one, 0);
      const angle = (2 * Math.PI * index) / x.values.length;
      return [px + shift * Math.cos(angle), py + shift * Math.sin(angle)];
    }),
  );
}

/**
 * The outline of one series with its markers. The area inside is not filled, because it has no
 * meaning.
 */
function SeriesOutline({ index, points }: { index: number; points: readonly SvgPoint[] }) {
  const style = getPaletteStyle(index);
  return (
    <g>
      <path
        className={marks.line}
        d={`${createLinePath(points)}Z`}
        stroke={style.color}
        strokeDasharray={style.dash}
      />
      <SeriesMarkers points={points} style={style} />
    </g>
  );
}

/** Whether a note is about the highest value of its series, which a wide chart prints with the spoke's label. */
function isAboutLeader({ series, x }: FootnoteWithTextPosition, data: ChartData): boolean {
  const values = data.series.find(({ id }) => id === series)?.values ?? [];
  return values[data.x.values.indexOf(x)] === Math.max(...values);
}

/** Width in SVG units of a series' marker before its value, with the gap after it. */
const markerWidth = 18;

interface SpokeLabelProps {
  data: ChartData;
  notes: readonly FootnoteWithTextPosition[];
  index: number;
  getPoint: ValueToPoint;
  size: ChartDimensions;
}

/**
 * The x value of a spoke, printed at the spoke's end. A wide chart also lists the series that have
 * their highest value at this x value, with the notes about these values.
 */
function SpokeLabel({ data, notes, index, getPoint, size }: SpokeLabelProps) {
  const { max } = getAxisRange(data);
  const end = getPoint(index, max);
  const [x, y] = end;
  const name = data.x.values[index] ?? '';
  // Labels left and right of the radar are beside its corners or, where the drawing is too narrow for that, at
  // the drawing's edges and just above the radar. Their values have lines of their own.
  const isBeside = Math.abs(y) < Math.abs(x);
  const leading = size.compact
    ? []
    : data.series.flatMap(({ id, label, values }, i) => {
        if (values[index] !== Math.max(...values)) return [];
        const value = formatValue(values[index], data.left);
        const note = notes.find((one) => one.series === id && one.x === name);
        return [
          {
            i,
            lines: isBeside ? [label, value] : [`${label} ${value}`],
            noteLines: note ? wrapLabel(note.text, note.width, maxNoteFontSize) : [],
          },
        ];
      });
  const widths = leading.flatMap(({ lines }) =>
    lines.map((line) => estimateTextWidth(line) + markerWidth),
  );
  // In a compact chart all names get the width of the longest, so that those left and right have one height.
  const names = size.compact ? data.x.values : [name];
  const nameWidth = Math.max(...names.map((one) => estimateTextWidth(one)));
  const width = Math.max(...widths, nameWidth);
  const limit = size.width / 2 - width / 2;
  const center = isBeside
    ? Math.sign(x) * Math.min(Math.abs(x) + 10 + width / 2, limit)
    : Math.max(-limit, Math.min(x, limit));
  const nextAbove = getPoint(index + (index > data.x.values.length / 2 ? 1 : -1), max);
  const edge = heightOfEdge(end, nextAbove, Math.abs(center) - width / 2);
  const isLevel = Math.abs(x) + nameWidth + markerWidth <= size.width / 2;
  const besideBaseline = isLevel ? y + 5 : edge - 2;
  const aboveOrBelowBaseline = y < 0 ? y - 12 - 20 * leading.length : y + 22;
  const baseline = isBeside ? besideBaseline : aboveOrBelowBaseline;
  const start = roundToTenth(center - width / 2 + markerWidth);
  const isFlush = isBeside && leading.length > 0;
  return (
    <>
      <text
        x={isFlush ? start : roundToTenth(center)}
        y={roundToTenth(baseline)}
        textAnchor={isFlush ? 'start' : 'middle'}
      >
        {name}
      </text>
      {leading.map(({ i, lines, noteLines }, line) => {
        const level = baseline + 20 * (line * lines.length + 1);
        return (
          <g key={i}>
            <SeriesMarkers
              points={[[center - width / 2 + 6, level - 5]]}
              style={getPaletteStyle(i)}
              radius={5}
            />
            <text className={styles.valueLabel} y={roundToTenth(level)}>
              {lines.map((text, row) => (
                <tspan key={text} x={start} dy={row * 20}>
                  {text}
                </tspan>
              ))}
            </text>
            <text className={styles.noteText} y={roundToTenth(level + 20 * (lines.length - 1) + 4)}>
              {noteLines.map((text) => (
                <tspan key={text} x={start} dy="1.25em">
                  {text}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </>
  );
}

/**
 * Returns the y coordinate of the radar's outer edge, between the ends of two neighboring spokes, at
 * a distance from the radar's vertical axis.
 */
function heightOfEdge([x, y]: SvgPoint, [nextX, nextY]: SvgPoint, distance: number): number {
  const share = (Math.abs(x) - distance) / (Math.abs(x) - Math.abs(nextX));
  return y + Math.max(share, 0) * (nextY - y);
}

/** The values of the innermost and the outermost grid ring, printed beside the first spoke. */
function RingLabels({ data, getPoint }: { data: ChartData; getPoint: ValueToPoint }) {
  const [, innermost = 0, ...others] = computeTicks(getAxisRange(data));
  // The outermost label is above its ring, so that it does not cover the ring's corner.
  const labels = [
    { value: innermost, dx: 8, dy: 11 },
    { value: others.at(-1) ?? innermost, dx: 12, dy: 3 },
  ];
  return labels.map(({ value, dx, dy }) => {
    const [x, y] = getPoint(0, value);
    return (
      <text key={value} x={roundToTenth(x + dx)} y={roundToTenth(y + dy)}>
        {formatAxisTick(value, data.left.unit)}
      </text>
    );
  });
}
