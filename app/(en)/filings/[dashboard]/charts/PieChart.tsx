import { Pie, type PieArc } from '@nivo/pie';
import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './ResponsiveChart.module.css';
import { type ChartDimensions, estimateTextWidth } from './chartDimensions';
import { wrapLabel } from './labels';
import { XValueHighlight } from './marks/XValueHighlight';
import { HitArea } from './marks/HitArea';
import { FootnoteCallouts } from './marks/FootnoteCallouts';
import { getSolidFill, FillPattern } from './marks/FillPattern';
import { lineHeight, SliceLabel, type SliceLabelProps } from './marks/SliceLabel';
import marks from './marks/SeriesMarks.module.css';
import { numberNotes } from './notePlacements';
import { roundNumbersIn, roundToTenth, getSeriesStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';

/** The distance from the pie to a label. */
const labelGap = 14;

/** The least room for a label beside the pie. */
const minLabelWidth = 60;

/** The distance from the pie to the arc around the highlighted slice. */
const arcGap = 4;

/** One slice per x value of the first series. */
export function PieChart({ id, data, notes, size, restingIndex }: ChartDrawingProps) {
  const values = data.series[0]?.values ?? [];
  const numbered = numberNotes(data, notes);
  const margin = size.compact
    ? { top: 74, right: 8, bottom: 8, left: 94 }
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
            roundNumbersIn(arcGenerator(arc) ?? '');
          const slices = dataWithArc.map(({ arc }, index) => {
            const edge = radius + arcGap;
            return {
              arc,
              path: createPath(arc),
              outline: createPath({ ...arc, innerRadius: edge, outerRadius: edge }),
              label: labelOf(data, index, arc, size, margin.left + centerX),
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
              {slices.map(({ path, label }, i) => (
                <SliceLabel
                  key={path}
                  {...label}
                  number={size.compact ? numbered.find(({ x }) => x === i)?.number : undefined}
                />
              ))}
              {!size.compact && (
                <FootnoteCallouts
                  data={data}
                  notes={notes}
                  size={size}
                  origin={[margin.left + centerX, margin.top + centerY]}
                  rim={2}
                  getPoint={(_, index) => {
                    // A quarter of the way along the slice's arc: the label is at the middle.
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

/**
 * A slice's value and name. In a compact chart a slice of more than a quarter has its label inside.
 * Otherwise the label is centered above a slice at the top and below one at the bottom, and beside
 * any other slice. If there is no room beside it, the label is above or below.
 * @param centerX the distance from the drawing's left edge to the pie's center
 */
function labelOf(
  data: ChartData,
  index: number,
  { startAngle, endAngle, outerRadius: radius }: PieArc,
  { compact, width: drawingWidth }: ChartDimensions,
  centerX: number,
): Omit<SliceLabelProps, 'number'> {
  const angle = (startAngle + endAngle) / 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const value = formatValue(data.series[0]?.values[index] ?? null, data.left);
  const text = data.x.values[index] ?? '';
  if (compact && endAngle - startAngle > Math.PI / 2) {
    const lines = [value, ...wrapLabel(text, 0.8 * radius, 12.6)];
    const top = -0.58 * cos * radius - ((lines.length - 1) * lineHeight) / 2;
    return { lines, anchor: 'middle', at: [0.58 * sin * radius, top], isInside: true };
  }
  // No corner of the label is nearer to the pie's center than this.
  const distance = radius + labelGap;
  const [x, y] = [sin * distance, -cos * distance];
  const edge = x < 0 ? centerX : drawingWidth - centerX;
  const isBeside = Math.abs(cos) < 0.8 && edge - Math.abs(x) > minLabelWidth;
  const lines = [
    value,
    ...wrapLabel(
      text,
      isBeside ? Math.min(150, edge - Math.abs(x) - 2) : compact ? 92 : 220,
      compact ? 12.6 : 15,
    ),
  ];
  const height = (lines.length - 1) * lineHeight;
  if (isBeside) {
    const top = y - (height * (1 - y / distance)) / 2;
    const fromAxis = Math.max(0, top - lineHeight / 2, -top - height - lineHeight / 2);
    const start = Math.sign(x) * Math.sqrt(distance ** 2 - fromAxis ** 2);
    return { lines, anchor: x < 0 ? 'end' : 'start', at: [start, top] };
  }
  const width = Math.max(...lines.map((line) => estimateTextWidth(line, compact ? 15 : 16.5)));
  // A label off the axis does not reach across it, to where another slice may have its highlight.
  const fromAxis = Math.max(Math.abs(x), Math.abs(x) > width / 4 ? width / 2 : 0);
  const middle = Math.min(fromAxis, edge - width / 2);
  const nearest = Math.max(0, Math.abs(middle) - width / 2);
  const baseline = Math.sqrt(distance ** 2 - nearest ** 2) + lineHeight / 2;
  return {
    lines,
    anchor: 'middle',
    at: [Math.sign(x) * middle, y < 0 ? -baseline - height : baseline],
  };
}
