import { Bar, type BarDatum } from '@nivo/bar';
import { formatValue } from '@/content/format';
import { createValueAxisProps } from './axisProps';
import { getAxisRange, computeTicks } from './axisScale';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { computeBarAxisLength } from './barAxisLength';
import { getBarRowGap } from './chartDimensions';
import { findBarRow, type PlacedBar } from './findBarRow';
import { wrapLabel } from './labels';
import { AxisTitle } from './marks/AxisTitle';
import { BarRowName } from './marks/BarRowName';
import { FootnoteCallouts, isBesidePoint } from './marks/FootnoteCallouts';
import { FillPattern } from './marks/FillPattern';
import { HitArea, createRectanglePath } from './marks/HitArea';
import {
  HorizontalBar,
  HorizontalBarLabel,
  getLabelCenter,
  getLabelEndX,
} from './marks/HorizontalBar';
import { FootnoteNumberMark } from './marks/FootnoteNumberMark';
import { XValueHighlight } from './marks/XValueHighlight';
import { numberNotes } from './numberNotes';
import { type SvgPoint, getPaletteStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';

const barHeight = 18;

interface BarPanelProps extends ChartDrawingProps {
  /** The index of each series in the whole chart, on which its color and pattern depend. */
  indices: readonly number[];
  isOnlyPanel: boolean;
  width: number;
  /** The lines of each x value's name; empty in the second of two panels. */
  names: readonly (readonly string[])[];
  /** The left edge of rows: left of the names or, in a second panel, right of the first panel. */
  rowStart: number;
}

export function BarPanel({
  id,
  data,
  notes,
  size,
  restingIndex,
  indices,
  isOnlyPanel,
  width,
  names,
  rowStart,
}: BarPanelProps) {
  const { series, x, left } = data;
  const range = getAxisRange(data);
  // Only the ends of a short axis are labeled.
  const ticks =
    size.compact && !isOnlyPanel ? [range.min, range.max] : computeTicks(range, [4, 5, 6]);
  /** In a compact chart, the number of a note is printed after the value of the bar. */
  const numberedNotes = size.compact ? numberNotes(data, notes) : [];
  const labelOf = (one: number, xIndex: number) =>
    formatValue(series[one]?.values[xIndex] ?? 0, left);
  const nameOf = (one: number, xIndex: number) =>
    isOnlyPanel && xIndex === 0 ? (series[one]?.label ?? '') : '';
  const bars = series.length * barHeight;
  const rowGap = getBarRowGap(size.compact, series.length);
  const top = size.compact && !isOnlyPanel ? 66 : 48;
  const bottom = size.compact ? (isOnlyPanel ? -16 : -2) : isOnlyPanel ? 10 : 40;
  const padding = rowGap / (bars + rowGap);
  const step = (size.height - top - bottom) / (x.values.length + padding);

  const axisLength = computeBarAxisLength(data, width, numberedNotes, nameOf);

  return (
    <Bar
      width={width}
      height={size.height}
      margin={{
        top,
        bottom,
        left: 0,
        right: width - axisLength,
      }}
      {...staticNivoProps}
      // Reversed, because nivo draws the first row at the bottom.
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
      // At most a base line, because grid lines would cross the values after the bars.
      gridXValues={size.compact ? [] : ticks.slice(0, 1)}
      axisLeft={null}
      axisBottom={null}
      axisTop={createValueAxisProps(left, 'top', ticks, size.compact && names.length > 0)}
      layers={[
        'grid',
        'axes',
        ({ bars: drawn }) => {
          const boxes = drawn.map(({ data: { id: key, indexValue }, ...bar }): PlacedBar => {
            const [one, xIndex] = [Number(key), Number(indexValue)];
            return {
              x: bar.x,
              y: bar.y,
              width: bar.width,
              height: bar.height,
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
            return box ? [getLabelEndX(box) - 10, box.y + box.height / 2] : [0, 0];
          };
          const area = (xIndex: number) => {
            const { y, height } = findBarRow(boxes, xIndex);
            // In a compact chart, a row's name is above the bars.
            const name = size.compact ? 18 : 0;
            return createRectanglePath(
              rowStart,
              y + (height - name - step) / 2,
              width - rowStart,
              step,
            );
          };
          return (
            <>
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
                at={[size.compact && names.length > 0 ? rowStart : 0, -32]}
              />
              {boxes.map((box) => (
                <HorizontalBarLabel key={`${box.xIndex} ${box.series}`} {...box} />
              ))}
              {names.map((lines, xIndex) => (
                <BarRowName
                  key={xIndex}
                  lines={lines}
                  above={size.compact}
                  row={findBarRow(boxes, xIndex)}
                />
              ))}
              {x.values.map((name, i) => (
                <XValueHighlight key={name} index={i} restingIndex={restingIndex} area={area(i)} />
              ))}
              {boxes.map((box) => (
                <HorizontalBar
                  key={`${box.xIndex} ${box.series}`}
                  bar={box}
                  id={id}
                  index={indices[box.series] ?? 0}
                  isFaint={x.tooFewAnswers?.includes(x.values[box.xIndex] ?? '') ?? false}
                />
              ))}
              {numberedNotes.map(({ number, series: one, x: xIndex }) => {
                const [x, y] = end(one, xIndex);
                return <FootnoteNumberMark key={number} number={number} at={[x + 16, y]} />;
              })}
              {!size.compact && (
                <FootnoteCallouts
                  data={data}
                  notes={notes}
                  size={size}
                  getPoint={(one, xIndex, note) => {
                    const box = boxAt(one, xIndex);
                    const [x, y] = end(one, xIndex);
                    // A leader above or below a label starts at its center, others at its end.
                    return box && !isBesidePoint(note)
                      ? [getLabelCenter(box), y - 4 * Math.sign(note.dy)]
                      : [x, y];
                  }}
                  rim={12}
                />
              )}
              {x.values.map((name, i) => (
                <HitArea key={name} index={i} area={area(i)} />
              ))}
            </>
          );
        },
      ]}
    />
  );
}
