'use client';

import { Bar, type BarDatum, type ComputedBarDatum } from '@nivo/bar';
import type { ReactNode } from 'react';
import type { ChartData } from '@/content/charts';
import { axisWidth, nameAxis, valueAxis } from './axes.client';
import { BarNotes } from './BarNotes';
import { BarShapes, type Box } from './BarShapes';
import type { ChartProps } from './chart';
import type { Frame } from './frame';
import { wrapAll } from './labels';
import { AxisTitles } from './marks/AxisTitles';
import type { Point } from './palette';
import { theme } from './theme';
import { Tooltip } from './Tooltip.client';
import { convert, onLeft, rangeOf, ticksOf } from './values';

interface BarChartProps extends ChartProps {
  /** Draws over the bars what is not a bar; `at` is where a series stands at a place. */
  over?: (at: (series: number, place: number) => Point) => ReactNode;
}

/** Bars of every series side by side: upright, or lying where the chart is compact. */
export function BarChart({ id, data, notes, frame, live, over }: BarChartProps) {
  const lying = frame.compact;
  const { margin, names } = layoutOf(data, frame);
  const inner = {
    width: frame.width - margin.left - margin.right,
    height: frame.height - margin.top - margin.bottom,
  };
  const range = rangeOf(data, data.left);
  const ticks = ticksOf(range, lying ? [4, 5, 6] : undefined);
  const bars = data.series.flatMap(({ mark = 'bar' }, i) => (mark === 'bar' ? [`${i}`] : []));
  const rows = data.x.values.map((_, place): BarDatum => ({
    place,
    ...Object.fromEntries(
      data.series.map((one, i) => [i, onLeft(data, one, one.values[place] ?? 0)]),
    ),
  }));

  const pointOf =
    (boxes: readonly Box[]) =>
    (series: number, place: number): Point => {
      const one = data.series[series];
      const box = boxes.find((bar) => bar.place === place);
      if (!one || !box) return [0, 0];
      const share = convert(onLeft(data, one, one.values[place] ?? 0), range, { min: 0, max: 1 });
      return lying
        ? [share * inner.width, box.y + box.height / 2]
        : [box.x + box.width / 2, (1 - share) * inner.height];
    };

  return (
    <Bar
      width={frame.width}
      height={frame.height}
      margin={margin}
      renderWrapper={live}
      isInteractive={live}
      animate={false}
      role="presentation"
      theme={theme}
      // nivo counts from the bottom up, where bars lie.
      data={lying ? rows.toReversed() : rows}
      keys={bars}
      indexBy="place"
      layout={lying ? 'horizontal' : 'vertical'}
      groupMode="grouped"
      padding={lying ? 1 - barShare(data) : 0.26}
      innerPadding={lying ? 2 : 4}
      valueScale={{ type: 'linear', ...range }}
      colors={['transparent']}
      enableLabel={false}
      enableGridX={lying}
      enableGridY={!lying}
      gridXValues={ticks}
      gridYValues={ticks}
      axisLeft={lying ? null : valueAxis(data, data.left, 'left')}
      axisBottom={lying ? valueAxis(data, data.left, 'bottom', ticks) : nameAxis(names)}
      axisRight={!lying && data.right ? valueAxis(data, data.right, 'right') : null}
      axisTop={lying && data.right ? valueAxis(data, data.right, 'top', ticks) : null}
      tooltip={({ indexValue }) => <Tooltip data={data} index={Number(indexValue)} />}
      layers={[
        'grid',
        'axes',
        ({ bars: drawn }) => {
          const boxes = drawn.map(boxOf);
          const at = pointOf(boxes);
          return (
            <>
              <BarShapes id={id} data={data} boxes={boxes} lying={lying} quiet={Boolean(over)} />
              {over?.(at)}
              <BarNotes data={data} notes={notes} boxes={boxes} lying={lying} at={at} />
            </>
          );
        },
        () => (
          <AxisTitles
            data={data}
            left={lying ? [0, inner.height + 46] : [-margin.left, -22]}
            right={lying ? [inner.width, -30] : [inner.width + margin.right, -22]}
          />
        ),
        // What answers to the pointer lies on top and is not seen.
        ...(live ? (['bars'] as const) : []),
      ]}
    />
  );
}

/** Lying bars keep room for their values at the end; upright ones for their names below. */
function layoutOf(data: ChartData, { compact, width }: Frame) {
  const { left, right, x } = data;
  const sides = { left: axisWidth(data, left), right: right ? axisWidth(data, right) : 4 };
  const names = wrapAll(x.values, (width - sides.left - sides.right) / x.values.length);
  const lines = Math.max(...names.map(({ length }) => length));
  return {
    names,
    margin: compact
      ? { top: right ? 52 : 6, right: 78, bottom: 56, left: 12 }
      : { top: 40, bottom: 12 + 18 * lines, ...sides },
  };
}

/** How much of its row a lying bar takes; the name above it takes the rest. */
function barShare({ series, kind }: ChartData): number {
  const bars = kind === 'combined' ? 24 : series.length * 18;
  return bars / (bars + 36);
}

function boxOf({ data, x, y, width, height }: ComputedBarDatum<BarDatum>): Box {
  return { series: Number(data.id), place: Number(data.indexValue), x, y, width, height };
}
