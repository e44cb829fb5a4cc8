import { Pie } from '@nivo/pie';
import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './ResponsiveChart.module.css';
import { type ChartDimensions, estimateTextWidth } from './chartDimensions';
import { wrapLabel } from './labels';
import { XValueHighlight } from './marks/XValueHighlight';
import { HitArea } from './marks/HitArea';
import { FootnoteCallouts } from './marks/FootnoteCallouts';
import { FootnoteNumberMark } from './marks/FootnoteNumberMark';
import { getSolidFill, FillPattern } from './marks/FillPattern';
import marks from './marks/SeriesMarks.module.css';
import { numberNotes } from './numberNotes';
import { type SvgPoint, roundToTenth, getSeriesStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';

const lineHeight = 18;

/** The distance from the pie to a label. */
const labelGap = 11;

/** The distance from the pie to the arc around the highlighted slice. */
const arcGap = 4;

/** One slice per x value of the first series. */
export function PieChart({ id, data, notes, size, restingIndex }: ChartDrawingProps) {
  const values = data.series[0]?.values ?? [];
  const numberedNotes = numberNotes(data, notes);
  const margin = size.compact
    ? { top: 54, right: 88, bottom: 54, left: 88 }
    : { top: 54, right: 30, bottom: 54, left: 30 };
  return (
    <Pie
      width={size.width}
      height={size.height}
      margin={margin}
      {...staticNivoProps}
      data={data.x.values.map((name, index) => ({ id: name, value: values[index] ?? 0 }))}
      sortByValue={false}
      activeOuterRadiusOffset={0}
      layers={[
        ({ dataWithArc, centerX, centerY, radius, arcGenerator }) => {
          const createPath = (arc: Parameters<typeof arcGenerator>[0]) =>
            (arcGenerator(arc) ?? '').replace(
              /\d+\.\d+/g,
              (figure) => `${roundToTenth(Number(figure))}`,
            );
          const slices = dataWithArc.map(({ arc }, index) => {
            const edge = radius + arcGap;
            return {
              arc,
              path: createPath(arc),
              outline: createPath({ ...arc, innerRadius: edge, outerRadius: edge }),
              label: labelOf(data, index, arc, {
                radius,
                centerX: margin.left + centerX,
                size,
                number: size.compact
                  ? numberedNotes.find(({ x }) => x === index)?.number
                  : undefined,
              }),
            };
          });
          return (
            <g transform={`translate(${roundToTenth(centerX)},${roundToTenth(centerY)})`}>
              {slices.map(({ path }, i) => (
                <g key={path}>
                  <FillPattern id={`${id}-${i}`} style={getSeriesStyle(data, i)} />
                  <path
                    className={`${styles.slice} ${marks.solid}`}
                    d={path}
                    {...getSolidFill(`${id}-${i}`, getSeriesStyle(data, i))}
                  />
                </g>
              ))}
              {slices.map(({ path, outline }, i) => (
                <XValueHighlight
                  key={path}
                  index={i}
                  restingIndex={restingIndex}
                  outline={outline}
                />
              ))}
              {slices.map(({ path, label }) => (
                <SliceLabel key={path} label={label} />
              ))}
              {!size.compact && (
                <FootnoteCallouts
                  data={data}
                  notes={notes}
                  size={size}
                  rim={2}
                  getPoint={(_, index) => {
                    // A quarter along the slice's arc, because the label is at the middle.
                    const { startAngle = 0, endAngle = 0 } = slices[index]?.arc ?? {};
                    const angle = startAngle + (endAngle - startAngle) / 4;
                    return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
                  }}
                />
              )}
              {slices.map(({ path }, i) => (
                <HitArea key={path} index={i} area={path} />
              ))}
            </g>
          );
        },
      ]}
    />
  );
}

interface Label {
  lines: readonly string[];
  /** In a compact chart, the number of the footnote that describes the slice. */
  number?: number;
  anchor: 'start' | 'middle' | 'end';
  /** The start, middle or end of the first line, as `anchor` says. */
  at: SvgPoint;
}

interface Arc {
  startAngle: number;
  endAngle: number;
}

interface Surroundings {
  radius: number;
  /** The distance from the drawing's left edge to the pie's center. */
  centerX: number;
  size: ChartDimensions;
  number?: number;
}

/**
 * A slice's value and name. The label is centered above a slice at the top and below one at the
 * bottom, and otherwise beside the slice.
 */
function labelOf(
  data: ChartData,
  index: number,
  { startAngle, endAngle }: Arc,
  { radius, centerX, size, number }: Surroundings,
): Label {
  const angle = (startAngle + endAngle) / 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const value = formatValue(data.series[0]?.values[index] ?? 0, data.left);
  const distance = radius + labelGap;
  const x = sin * distance;
  const isBeside = Math.abs(cos) < 0.8;
  const roomToEdge = (x < 0 ? centerX : size.width - centerX) - Math.abs(x) - 2;
  const room = isBeside ? roomToEdge : 2 * roomToEdge;
  const name = wrapLabel(
    data.x.values[index] ?? '',
    Math.min(isBeside ? 150 : 220, room),
    size.compact ? 12.6 : 15,
  );
  const lines = [value, ...name];
  const height = (lines.length - 1) * lineHeight;
  const width = Math.max(...lines.map((line) => estimateTextWidth(line)));
  return {
    lines,
    number,
    ...placeLabel({ x, y: -cos * distance, isBeside, width, height, distance }),
  };
}

interface LabelBox {
  /** `x` and `y`: the point outside the middle of the slice, `distance` from the pie's center. */
  x: number;
  y: number;
  isBeside: boolean;
  width: number;
  height: number;
  /** The label's smallest distance from the pie's center, in SVG units. */
  distance: number;
}

/** Places a label so that no corner of it is nearer to the pie's center than `distance`. */
function placeLabel({ x, y, isBeside, width, height, distance }: LabelBox) {
  if (isBeside) {
    const top = y - (height * (1 - y / distance)) / 2;
    const fromAxis = Math.max(0, top - lineHeight / 2, -top - height - lineHeight / 2);
    const at: SvgPoint = [Math.sign(x) * Math.sqrt(distance ** 2 - fromAxis ** 2), top];
    return { anchor: x < 0 ? 'end' : 'start', at } as const;
  }
  const fromAxis = Math.max(0, Math.abs(x) - width / 2);
  const edge = Math.sqrt(distance ** 2 - fromAxis ** 2) + lineHeight / 2;
  return { anchor: 'middle', at: [x, y < 0 ? -edge - height : edge] } as const;
}

function SliceLabel({ label }: { label: Label }) {
  const { lines, number, anchor, at } = label;
  const [value = '', ...name] = lines;
  const x = roundToTenth(at[0]);
  // The footnote's number is at the outer end of the name: beside the value it would look like a
  // second value, and at the inner end it would be on top of a slice.
  const numberOffset =
    (at[0] < 0 ? -1 : 1) *
    (estimateTextWidth(lines.at(-1) ?? '', 15) / (anchor === 'middle' ? 2 : 1) + 14);
  return (
    <g>
      <text x={x} y={roundToTenth(at[1])} dy=".34em" textAnchor={anchor}>
        <tspan className={styles.valueLabel}>{value}</tspan>
        {name.map((line) => (
          <tspan key={line} x={x} dy={lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      {number !== undefined && (
        <FootnoteNumberMark
          number={number}
          at={[at[0] + numberOffset, at[1] + name.length * lineHeight]}
        />
      )}
    </g>
  );
}
