import { Pie } from '@nivo/pie';
import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './WideAndCompactChart.module.css';
import { type ChartDimensions, maxNoteFontSize, estimateTextWidth } from './chartDimensions';
import { wrapLabel } from './labels';
import { XValueHighlight } from './marks/XValueHighlight';
import { HitArea } from './marks/HitArea';
import { FootnoteNumberMark } from './marks/FootnoteNumberMark';
import { getSeriesFill, FillPattern } from './marks/FillPattern';
import { type NotedPoint, findNotedPoints } from './findNotedPoints';
import { type SvgPoint, roundToTenth, getPaletteStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';

const lineHeight = 18;

/** Distance in SVG units between the edge of the pie and a label. */
const labelGap = 9;

/** A pie chart of the first series, one slice per x value. */
export function PieChart({ id, data, notes, size }: ChartDrawingProps) {
  const values = data.series[0]?.values ?? [];
  const noted = findNotedPoints(data, notes);
  const margin = size.compact
    ? { top: 54, right: 76, bottom: 34, left: 88 }
    : { top: 76, right: 30, bottom: 34, left: 30 };
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
          const slices = dataWithArc.map(({ arc }, index) => ({
            path: (arcGenerator(arc) ?? '').replace(
              /\d+\.\d+/g,
              (figure) => `${roundToTenth(Number(figure))}`,
            ),
            label: labelOf(data, index, arc, {
              radius,
              centerX: margin.left + centerX,
              size,
              note: noted.find(({ x }) => x === index),
            }),
          }));
          return (
            <g transform={`translate(${roundToTenth(centerX)},${roundToTenth(centerY)})`}>
              {slices.map(({ path }, i) => (
                <g key={path}>
                  <FillPattern id={`${id}-${i}`} style={getPaletteStyle(i)} />
                  <path
                    className={styles.slice}
                    d={path}
                    fill={getSeriesFill(`${id}-${i}`, getPaletteStyle(i))}
                  />
                </g>
              ))}
              {slices.map(({ path }, i) => (
                <XValueHighlight key={path} index={i} outline={path} />
              ))}
              {slices.map(({ label }, i) => (
                <SliceLabel
                  key={label.value}
                  label={label}
                  isSolid={getPaletteStyle(i).fill === 'solid'}
                />
              ))}
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
  value: string;
  /**
   * Center of the value inside the slice; undefined if the slice is too small, in which case the
   * value is the first of `lines`.
   */
  inside?: SvgPoint;
  lines: readonly string[];
  /**
   * Lines of the slice's note; empty in a compact chart, which prints the note's number instead.
   */
  noteLines: readonly string[];
  number?: number;
  toRight: boolean;
  /** Start of the label's first line; for labels left of the pie, the end of that line. */
  at: SvgPoint;
}

interface Arc {
  startAngle: number;
  endAngle: number;
}

interface Surroundings {
  radius: number;
  /** Distance in SVG units from the left edge of the drawing to the center of the pie. */
  centerX: number;
  size: ChartDimensions;
  note?: NotedPoint;
}

/**
 * Computes the label of a slice: its value, its name, and its note. A label above the pie's center
 * extends upward, one below it downward.
 */
function labelOf(
  data: ChartData,
  index: number,
  { startAngle, endAngle }: Arc,
  { radius, centerX, size, note }: Surroundings,
): Label {
  const angle = (startAngle + endAngle) / 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const value = formatValue(data.series[0]?.values[index] ?? 0, data.left);
  const inner = 0.66 * radius;
  const fits = (endAngle - startAngle) * inner > estimateTextWidth(value) + 8;
  const x = sin * (radius + labelGap);
  const room = (x < 0 ? centerX : size.width - centerX) - Math.abs(x) - 2;
  const name = wrapLabel(data.x.values[index] ?? '', Math.min(150, room), 15);
  const lines = fits ? name : [value, ...name];
  const noteLines =
    note && !size.compact
      ? wrapLabel(note.note.text, Math.min(note.note.width, room), maxNoteFontSize)
      : [];
  const height = (lines.length - 1 + noteLines.length) * lineHeight;
  return {
    value,
    inside: fits ? [sin * inner, -cos * inner] : undefined,
    lines,
    noteLines,
    number: size.compact ? note?.number : undefined,
    toRight: x >= 0,
    at: [x, -cos * (radius + labelGap) - (height * (1 + cos)) / 2],
  };
}

/**
 * Draws the label of a slice. A value inside a solidly filled slice has the color of the paper, so
 * that it can be read.
 */
function SliceLabel({ label, isSolid }: { label: Label; isSolid: boolean }) {
  const { value, inside, lines, noteLines, number, toRight, at } = label;
  const [first = '', ...rest] = lines;
  const x = roundToTenth(at[0]);
  const anchor = toRight ? 'start' : 'end';
  return (
    <g>
      {inside && (
        <text
          className={isSolid ? styles.onSolid : styles.valueLabel}
          x={roundToTenth(inside[0])}
          y={roundToTenth(inside[1])}
          dy=".34em"
          textAnchor="middle"
        >
          {value}
        </text>
      )}
      <text x={x} y={roundToTenth(at[1])} dy=".34em" textAnchor={anchor}>
        {inside ? first : <tspan className={styles.valueLabel}>{first}</tspan>}
        {rest.map((line) => (
          <tspan key={line} x={x} dy={lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
      {noteLines.length > 0 && (
        <text
          className={styles.noteText}
          y={roundToTenth(at[1] + (lines.length - 1) * lineHeight + 6)}
          textAnchor={anchor}
        >
          {noteLines.map((line) => (
            <tspan key={line} x={x} dy={lineHeight}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      {number !== undefined && (
        <FootnoteNumberMark
          number={number}
          at={[at[0] + (toRight ? 1 : -1) * (estimateTextWidth(first) + 16), at[1]]}
        />
      )}
    </g>
  );
}
