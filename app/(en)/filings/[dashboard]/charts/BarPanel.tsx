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
import { FootnoteCallouts } from './marks/FootnoteCallouts';
import { FillPattern } from './marks/FillPattern';
import { HitArea, createRectanglePath } from './marks/HitArea';
import { HorizontalBar, type LabeledBar, getLabelEnd } from './marks/HorizontalBar';
import { FootnoteNumberMark } from './marks/FootnoteNumberMark';
import { XValueHighlight } from './marks/XValueHighlight';
import type { Rectangle } from './Rectangle';
import { getPaletteStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';

/** The bar of one series at one x value. */
interface PlacedBar extends LabeledBar {
  series: number;
  place: number;
}

const barHeight = 18;

interface BarPanelProps extends ChartDrawingProps {
  /** Index of each of the panel's series among all series of the chart. It decides the series' color and pattern. */
  indices: readonly number[];
  /** Whether the panel is the only one of the chart. */
  isOne: boolean;
  width: number;
  /**
   * Passed only to the first panel: the x values that it prints (`names`, each split into lines),
   * and the start and width of its hit areas, which cover the rows of all panels.
   */
  row?: { names: readonly (readonly string[])[]; start: number; width: number };
}

/** Draws the bars that belong to one value axis, with the axis above them, their labels and their notes. */
export function BarPanel({ id, data, notes, size, indices, isOne, width, row }: BarPanelProps) {
  const { series, x, left } = data;
  const range = getAxisRange(data);
  const ticks = computeTicks(range, size.compact && width < 200 ? [2] : [4, 5, 6]);
  const labelOf = (one: number, place: number) =>
    formatValue(series[one]?.values[place] ?? 0, left);
  const nameOf = (one: number, place: number) =>
    isOne && place === 0 ? (series[one]?.label ?? '') : '';
  /** In a compact chart, the notes whose numbers are printed after the values of their bars; empty in a wide chart. */
  const numbered = size.compact ? findNotedPoints(data, notes) : [];
  const bars = series.length * barHeight;
  const between = size.compact ? 34 : 18;
  const top = size.compact && !isOne ? 66 : 48;
  const bottom = size.compact ? 4 : isOne ? 10 : 30;
  const padding = between / (bars + between);
  const step = (size.height - top - bottom) / (x.values.length + padding);

  return (
    <Bar
      width={width}
      height={size.height}
      margin={{ top, bottom, left: 0, right: width - lengthOf(data, width, numbered, nameOf) }}
      {...staticNivoProps}
      // The rows are reversed, because nivo draws the first one at the bottom.
      data={x.values
        .map((_, place): BarDatum => ({
          place,
          ...Object.fromEntries(series.map(({ values }, i) => [i, values[place] ?? 0])),
        }))
        .reverse()}
      keys={series.map((_, i) => `${i}`)}
      indexBy="place"
      layout="horizontal"
      groupMode="grouped"
      padding={padding}
      innerPadding={2}
      valueScale={{ type: 'linear', ...range }}
      enableGridX
      enableGridY={false}
      gridXValues={ticks}
      axisLeft={null}
      axisBottom={null}
      axisTop={createValueAxisProps(left, 'top', ticks, size.compact && row !== undefined)}
      layers={[
        'grid',
        'axes',
        ({ bars: drawn }) => {
          const boxes = drawn.map(({ data: { id: key, indexValue }, ...bar }): PlacedBar => {
            const [one, place] = [Number(key), Number(indexValue)];
            return {
              ...boxOf(bar),
              series: one,
              place,
              label: labelOf(one, place),
              name: nameOf(one, place),
            };
          });
          const end = (one: number, place: number) => {
            const box = boxes.find((bar) => bar.series === one && bar.place === place);
            return box
              ? ([getLabelEnd(box) - 10, box.y + box.height / 2] as const)
              : ([0, 0] as const);
          };
          const area = (place: number) => {
            const { y, height } = rowOf(boxes, place);
            return createRectanglePath(
              row?.start ?? 0,
              y + (height - step) / 2,
              row?.width ?? 0,
              step,
            );
          };
          return (
            <>
              {row &&
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
                bars={isOne ? [] : indices}
                at={[0, -32]}
              />
              {boxes.map((box) => (
                <HorizontalBar
                  key={`${box.place} ${box.series}`}
                  bar={box}
                  id={id}
                  index={indices[box.series] ?? 0}
                  isFaint={x.withTooFewAnswers?.includes(x.values[box.place] ?? '') ?? false}
                />
              ))}
              {row?.names.map((lines, place) => (
                <BarRowName
                  key={place}
                  lines={lines}
                  above={size.compact}
                  row={rowOf(boxes, place)}
                />
              ))}
              {numbered.map(({ number, series: one, x: place }) => {
                const [x, y] = end(one, place);
                return <FootnoteNumberMark key={number} number={number} at={[x + 26, y]} />;
              })}
              {!size.compact && (
                <FootnoteCallouts data={data} notes={notes} size={size} at={end} rim={48} />
              )}
              {row && x.values.map((name, i) => <HitArea key={name} index={i} area={area(i)} />)}
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
function lengthOf(
  data: ChartData,
  width: number,
  numbered: readonly NotedPoint[],
  nameOf: (series: number, place: number) => string,
): number {
  const range = getAxisRange(data);
  const rooms = data.series.flatMap(({ values }, one) =>
    values.map((value, place) => {
      const share = rescale(value, range, { min: 0, max: 1 });
      const isNumbered = numbered.some((note) => note.series === one && note.x === place);
      const label = `${formatValue(value, data.left)} ${nameOf(one, place)}`;
      return (width - estimateTextWidth(label) - (isNumbered ? 34 : 8)) / share;
    }),
  );
  return Math.min(width - 20, ...rooms);
}

const boxOf = ({ x, y, width, height }: Rectangle): Rectangle => ({ x, y, width, height });

function rowOf(boxes: readonly PlacedBar[], place: number): Pick<Rectangle, 'y' | 'height'> {
  const own = boxes.filter((box) => box.place === place);
  const y = Math.min(...own.map((box) => box.y));
  return { y, height: Math.max(...own.map((box) => box.y + box.height)) - y };
}
