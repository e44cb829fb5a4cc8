import { Bar, type BarDatum } from '@nivo/bar';
import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import { createValueAxisProps } from './axisProps';
import { rescale, getAxisRange, computeTicks } from './axisScale';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { estimateTextWidth } from './chartDimensions';
import { type NotedPoint, findNotedPoints } from './findNotedPoints';
import { wrapLabel } from './labels';
import { AxisTitle } from './marks/AxisTitle';
import { BarRowName } from './marks/BarRowName';
import { FootnoteCallouts, isBesidePoint } from './marks/FootnoteCallouts';
import { FillPattern } from './marks/FillPattern';
import { HitArea, createRectanglePath } from './marks/HitArea';
import {
  HorizontalBar,
  HorizontalBarLabel,
  type LabeledBar,
  getLabelCenter,
  getLabelEnd,
} from './marks/HorizontalBar';
import { FootnoteNumberMark } from './marks/FootnoteNumberMark';
import { XValueHighlight } from './marks/XValueHighlight';
import type { Rectangle } from './Rectangle';
import { type SvgPoint, getPaletteStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';

/** The bar of one series at one x value. */
interface PlacedBar extends LabeledBar {
  series: number;
  xIndex: number;
}

const barHeight = 18;

interface BarPanelProps extends ChartDrawingProps {
  /** Index of each of the panel's series among all series of the chart. It decides the series' color and pattern. */
  indices: readonly number[];
  /** Whether the panel is the only one of the chart. */
  isOnlyPanel: boolean;
  width: number;
  /**
   * Passed only to the first panel: the x values that it prints (`names`, each split into lines),
   * and the start and width of its hit areas, which cover the rows of all panels.
   */
  sharedRows?: { names: readonly (readonly string[])[]; start: number; width: number };
}

/** Draws the bars that belong to one value axis, with the axis above them, their labels and their notes. */
export function BarPanel({
  id,
  data,
  notes,
  size,
  indices,
  isOnlyPanel,
  width,
  sharedRows,
}: BarPanelProps) {
  const { series, x, left } = data;
  const range = getAxisRange(data);
  const ticks = computeTicks(range, size.compact && width < 200 ? [2] : [4, 5, 6]);
  const labelOf = (one: number, xIndex: number) =>
    formatValue(series[one]?.values[xIndex] ?? 0, left);
  const nameOf = (one: number, xIndex: number) =>
    isOnlyPanel && xIndex === 0 ? (series[one]?.label ?? '') : '';
  /** In a compact chart, the notes whose numbers are printed after the values of their bars; empty in a wide chart. */
  const numberedNotes = size.compact ? findNotedPoints(data, notes) : [];
  const bars = series.length * barHeight;
  const rowGap = size.compact ? 34 : 18;
  const top = size.compact && !isOnlyPanel ? 66 : 48;
  const bottom = size.compact ? 4 : isOnlyPanel ? 10 : 40;
  const padding = rowGap / (bars + rowGap);
  const step = (size.height - top - bottom) / (x.values.length + padding);

  return (
    <Bar
      width={width}
      height={size.height}
      margin={{
        top,
        bottom,
        left: 0,
        right: width - computeValueAxisLength(data, width, numberedNotes, nameOf),
      }}
      {...staticNivoProps}
      // The rows are reversed, because nivo draws the first one at the bottom.
      data={x.values
        .map((_, xIndex): BarDatum => ({
          xIndex,
          ...Object.fromEntries(series.map(({ values }, i) => [i, values[xIndex] ?? 0])),
        }))
        .reverse()}
      keys={series.map((_, i) => `${i}`)}
      indexBy="xIndex"
      layout="horizontal"
      groupMode="grouped"
      padding={padding}
      innerPadding={size.compact ? 4 : 2}
      valueScale={{ type: 'linear', ...range }}
      enableGridX
      enableGridY={false}
      gridXValues={ticks}
      axisLeft={null}
      axisBottom={null}
      axisTop={createValueAxisProps(left, 'top', ticks, size.compact && sharedRows !== undefined)}
      layers={[
        'grid',
        'axes',
        ({ bars: drawn }) => {
          const boxes = drawn.map(({ data: { id: key, indexValue }, ...bar }): PlacedBar => {
            const [one, xIndex] = [Number(key), Number(indexValue)];
            return {
              ...boxOf(bar),
              series: one,
              xIndex,
              label: labelOf(one, xIndex),
              name: nameOf(one, xIndex),
            };
          });
          const boxAt = (one: number, xIndex: number) =>
            boxes.find((bar) => bar.series === one && bar.xIndex === xIndex);
          const end = (one: number, xIndex: number): SvgPoint => {
            const box = boxAt(one, xIndex);
            return box ? [getLabelEnd(box) - 10, box.y + box.height / 2] : [0, 0];
          };
          const area = (xIndex: number) => {
            const { y, height } = rowOf(boxes, xIndex);
            return createRectanglePath(
              sharedRows?.start ?? 0,
              y + (height - step) / 2,
              sharedRows?.width ?? 0,
              step,
            );
          };
          return (
            <>
              {sharedRows &&
                x.values.map((name, i) => <XValueHighlight key={name} index={i} area={area(i)} />)}
              {series.map((one, i) => (
                <FillPattern
                  key={one.id}
                  id={`${id}-${indices[i]}`}
                  style={getPaletteStyle(indices[i] ?? 0)}
                />
              ))}
              <AxisTitle
                id={id}
                lines={wrapLabel(left.label, width - 20)}
                bars={isOnlyPanel ? [] : indices}
                at={[0, -32]}
              />
              {boxes.map((box) => (
                <HorizontalBarLabel key={`${box.xIndex} ${box.series}`} {...box} />
              ))}
              {boxes.map((box) => (
                <HorizontalBar
                  key={`${box.xIndex} ${box.series}`}
                  bar={box}
                  id={id}
                  index={indices[box.series] ?? 0}
                  isFaint={x.withTooFewAnswers?.includes(x.values[box.xIndex] ?? '') ?? false}
                />
              ))}
              {sharedRows?.names.map((lines, xIndex) => (
                <BarRowName
                  key={xIndex}
                  lines={lines}
                  above={size.compact}
                  row={rowOf(boxes, xIndex)}
                />
              ))}
              {numberedNotes.map(({ number, series: one, x: xIndex }) => {
                const [x, y] = end(one, xIndex);
                return <FootnoteNumberMark key={number} number={number} at={[x + 26, y]} />;
              })}
              {!size.compact && (
                <FootnoteCallouts
                  data={data}
                  notes={notes}
                  size={size}
                  getPoint={(one, xIndex, note) => {
                    const box = boxAt(one, xIndex);
                    const [x, y] = end(one, xIndex);
                    // A label is less high than wide, so the leader of a note above or below it ends nearer to its center.
                    return box && !isBesidePoint(note)
                      ? [getLabelCenter(box), y - 4 * Math.sign(note.dy)]
                      : [x, y];
                  }}
                  rim={12}
                />
              )}
              {sharedRows &&
                x.values.map((name, i) => <HitArea key={name} index={i} area={area(i)} />)}
            </>
          );
        },
      ]}
    />
  );
}

/**
 * Returns the length of the value axis in SVG units, short enough that the label of every bar fits
 * to the right of the bar.
 */
function computeValueAxisLength(
  data: ChartData,
  width: number,
  numberedNotes: readonly NotedPoint[],
  nameOf: (series: number, xIndex: number) => string,
): number {
  const range = getAxisRange(data);
  const rooms = data.series.flatMap(({ values }, one) =>
    values.map((value, xIndex) => {
      const share = rescale(value, range, { min: 0, max: 1 });
      const isNumbered = numberedNotes.some((note) => note.series === one && note.x === xIndex);
      const label = `${formatValue(value, data.left)} ${nameOf(one, xIndex)}`;
      return (width - estimateTextWidth(label) - (isNumbered ? 34 : 8)) / share;
    }),
  );
  return Math.min(width - 20, ...rooms);
}

const boxOf = ({ x, y, width, height }: Rectangle): Rectangle => ({ x, y, width, height });

function rowOf(boxes: readonly PlacedBar[], xIndex: number): Pick<Rectangle, 'y' | 'height'> {
  const own = boxes.filter((box) => box.xIndex === xIndex);
  const y = Math.min(...own.map((box) => box.y));
  return { y, height: Math.max(...own.map((box) => box.y + box.height)) - y };
}
