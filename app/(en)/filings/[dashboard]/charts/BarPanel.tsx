import { Fragment } from 'react';
import { Bar, type BarDatum } from '@nivo/bar';
import { formatValue } from '@/content/format';
import { createRowAxisProps, createValueAxisProps } from './axisProps';
import { computeTicks, getAxisRange } from './axisScale';
import type { ChartDrawingProps } from './ChartDrawingProps';
import { estimateTextWidth, getBarRowGap } from './chartDimensions';
import { wrapLabel } from './labels';
import { AxisTitle } from './marks/AxisTitle';
import { FillPattern } from './marks/FillPattern';
import { FootnoteCallouts } from './marks/FootnoteCallouts';
import { HitArea } from './marks/HitArea';
import { createRectanglePath } from './marks/paths';
import { type BarLabel, findBarNotePoint, HorizontalBar } from './marks/HorizontalBar';
import { XValueHighlight } from './marks/XValueHighlight';
import { numberNotes } from './notePlacements';
import { getPaletteStyle } from './seriesStyle';
import type { ChartPanel } from './splitIntoAxisPanels';
import { staticNivoProps } from './staticNivoProps';

const barHeight = 18;

interface BarPanelProps extends ChartDrawingProps, Pick<ChartPanel, 'indices'> {
  isOnlyPanel: boolean;
  /** Where the bars begin. */
  start: number;
  /** The room for bars and their labels. */
  width: number;
  /** The lines of each x value's name; empty in the second of two panels. */
  names: readonly (readonly string[])[];
  /** The room left of the bars that belongs to the rows: that of names, or the gap before a second panel. */
  before: number;
}

/** One panel of a bar chart. nivo draws axes and bars; labels, notes and highlights are ours. */
export function BarPanel({
  id,
  data,
  notes,
  size,
  restingIndex,
  indices,
  isOnlyPanel,
  start,
  width,
  names,
  before,
}: BarPanelProps) {
  const { compact } = size;
  const { series, x, left } = data;
  const range = getAxisRange(data);
  // Only the ends of a short axis are labeled.
  const ticks = compact && !isOnlyPanel ? [range.min, range.max] : computeTicks(range, [4, 5, 6]);
  const isFirst = names.length > 0;
  const rowGap = getBarRowGap(compact, series.length);
  const top = compact && !isOnlyPanel ? 66 : 48;
  const bottom = compact ? (isOnlyPanel ? -16 : -2) : isOnlyPanel ? 10 : 40;
  const padding = rowGap / (series.length * barHeight + rowGap);
  const step = (size.height - top - bottom) / (x.values.length + padding);
  const numbered = compact ? numberNotes(data, notes) : [];

  const labelOf = (one: number, xIndex: number): BarLabel => ({
    value: formatValue(series[one]?.values[xIndex] ?? null, left),
    name: isOnlyPanel && xIndex === 0 ? (series[one]?.label ?? '') : '',
  });
  // So short that a label fits to the right of every bar.
  const axisLength = Math.min(
    width - 20,
    ...series.flatMap(({ values }, one) =>
      values.map((value, xIndex) => {
        const label = labelOf(one, xIndex);
        const isNumbered = numbered.some((note) => note.series === one && note.x === xIndex);
        const labelWidth =
          estimateTextWidth(`${label.value} ${label.name}`) + (isNumbered ? 26 : 8);
        const length = (value ?? range.min) - range.min;
        return ((width - labelWidth) * (range.max - range.min)) / length;
      }),
    ),
  );

  return (
    <Bar
      width={size.width}
      height={size.height}
      margin={{ top, bottom, left: start, right: size.width - start - axisLength }}
      {...staticNivoProps}
      // Reversed, because nivo draws the first row at the bottom.
      data={x.values
        .map((_, xIndex): BarDatum => ({
          xIndex,
          ...Object.fromEntries(
            series.flatMap(({ values }, i) => {
              const value = values[xIndex];
              return typeof value === 'number' ? [[i, value]] : [];
            }),
          ),
        }))
        .reverse()}
      keys={series.map((_, i) => `${i}`)}
      indexBy="xIndex"
      layout="horizontal"
      groupMode="grouped"
      padding={padding}
      innerPadding={compact ? 4 : 2}
      valueScale={{ type: 'linear', ...range }}
      enableGridX
      enableGridY={false}
      // At most a base line, because grid lines would cross the values after the bars.
      gridXValues={compact ? [] : ticks.slice(0, 1)}
      axisLeft={
        isFirst ? createRowAxisProps(names, compact ? (step * (1 - padding)) / 2 : 0) : null
      }
      axisBottom={null}
      axisTop={createValueAxisProps(left, 'top', ticks, compact && isFirst)}
      barComponent={({ bar }) => {
        const [one, xIndex] = [Number(bar.data.id), Number(bar.data.indexValue)];
        return (
          <HorizontalBar
            bar={bar}
            label={labelOf(one, xIndex)}
            id={id}
            index={indices[one] ?? 0}
            isFaint={x.tooFewAnswers?.includes(x.values[xIndex] ?? '') ?? false}
          />
        );
      }}
      layers={[
        'grid',
        'axes',
        () => (
          <>
            {indices.map((index) => (
              <FillPattern key={index} id={`${id}-${index}`} style={getPaletteStyle(index)} />
            ))}
            <AxisTitle
              id={id}
              lines={wrapLabel(left.label, width - 20)}
              bars={isOnlyPanel ? [] : indices}
              at={[compact && isFirst ? -before : 0, -32]}
            />
            {x.values.map((name, index) => {
              // In a compact chart, a row's name is above the bars.
              const y = step * (index + padding / 2) - (compact ? 9 : 0);
              const area = createRectanglePath(-before, y, before + width, step);
              return (
                <Fragment key={name}>
                  <XValueHighlight index={index} restingIndex={restingIndex} area={area} />
                  <HitArea index={index} area={area} />
                </Fragment>
              );
            })}
          </>
        ),
        'bars',
        ({ bars }) => (
          <FootnoteCallouts
            data={data}
            notes={notes}
            size={size}
            origin={[start, top]}
            // In a compact chart, the number of a note is printed after the value of the bar.
            numberDistance={16}
            getPoint={(one, xIndex, placement) => {
              const bar = bars.find(({ key }) => key === `${one}.${xIndex}`);
              return (
                bar && findBarNotePoint(bar, labelOf(one, xIndex), compact ? undefined : placement)
              );
            }}
            rim={12}
          />
        ),
      ]}
    />
  );
}
