import { Bar } from '@nivo/bar';
import type { ReactNode } from 'react';
import { formatValue } from '@/content/format';
import { axisWidth, nameAxis, valueAxis } from './axes';
import type { Box } from './Box';
import { type ChartPanel, chartPanels } from './chartPanels';
import type { ChartProps } from './ChartProps';
import styles from './Chart.module.css';
import { textWidth } from './chartSize';
import { wrap } from './labels';
import { AxisTitle } from './marks/AxisTitle';
import { EndLabels } from './marks/EndLabels';
import { Highlight } from './marks/Highlight';
import { HitArea, rectangle } from './marks/HitArea';
import { linePath } from './marks/Line';
import { Markers } from './marks/Markers';
import marks from './marks/Marks.module.css';
import { Notes } from './marks/Notes';
import { fillOf, Pattern } from './marks/Pattern';
import { type Point, round, seriesStyle } from './palette';
import { staticNivoProps } from './staticNivoProps';
import { convert, rangeOf, ticksOf } from './values';

interface Layout extends Box {
  panel: ChartPanel;
}

/** Space for the title of a panel and, in a compact chart, for its axis. */
const head = 44;

/**
 * Bars in one panel, a line and points in another, over the same categories: lines above bars, or
 * side by side where the chart is compact.
 */
export function CombinedChart({ id, data, notes, size }: ChartProps) {
  const horizontal = size.compact;
  const [bars, lines] = chartPanels(data);
  if (!bars || !lines) throw new Error(`The combined chart ${id} needs a left and a right axis.`);
  const names = data.x.values;
  const layouts = horizontal ? sideBySide(bars, lines, size) : stacked(bars, lines, names, size);
  const categories = names.map((_, index) => rowOf(layouts.bars, names.length, index, horizontal));
  const whole = (index: number) => {
    const { from, step } = categories[index] ?? { from: 0, step: 0 };
    return horizontal
      ? rectangle(0, from, size.width, step)
      : rectangle(
          from,
          layouts.lines.y,
          step,
          layouts.bars.y + layouts.bars.height - layouts.lines.y,
        );
  };
  const pointOf = (layout: Layout, series: number, index: number): Point => {
    const { from, step } = categories[index] ?? { from: 0, step: 0 };
    const value = layout.panel.data.series[series]?.values[index] ?? 0;
    const range = rangeOf(layout.panel.data, layout.panel.data.left);
    const middle = horizontal ? from + nameHeight + (step - nameHeight) / 2 : from + step / 2;
    return horizontal
      ? [convert(value, range, { min: layout.x, max: layout.x + layout.width }), middle]
      : [middle, convert(value, range, { min: layout.y + layout.height, max: layout.y })];
  };
  const pointsOf = (series: number) =>
    names.map((_, index) => pointOf(layouts.lines, series, index));

  return (
    <>
      <PanelAxes layout={layouts.lines} size={size} horizontal={horizontal} />
      <PanelAxes layout={layouts.bars} size={size} horizontal={horizontal} names={names} />
      {names.map((name, index) => (
        <Highlight
          key={name}
          index={index}
          area={whole(index)}
          points={lines.indices.map((_, series) => pointOf(layouts.lines, series, index))}
        />
      ))}
      {names.map((name, index) => (
        <BarMark
          key={name}
          id={id}
          end={pointOf(layouts.bars, 0, index)}
          layout={layouts.bars}
          step={categories[index]?.step ?? 0}
          label={formatValue(bars.data.series[0]?.values[index] ?? 0, bars.data.left)}
          horizontal={horizontal}
        />
      ))}
      {lines.data.series.map(({ id: key, mark }, series) => {
        const style = seriesStyle(lines.indices[series] ?? 0);
        return (
          <g key={key}>
            {mark === 'line' && (
              <path
                className={marks.hairline}
                d={linePath(pointsOf(series))}
                stroke={style.color}
              />
            )}
            <Markers points={pointsOf(series)} style={style} radius={6} />
          </g>
        );
      })}
      {horizontal ? (
        names.map((name, index) => (
          <text key={name} x="0" y={round((categories[index]?.from ?? 0) + 14)}>
            {name}
          </text>
        ))
      ) : (
        <EndLabels
          ends={lines.data.series.map((_, series) => pointsOf(series).at(-1) ?? [0, 0])}
          labels={lines.data.series.map(({ label }) => [label])}
          isMuted={[]}
          top={layouts.lines.y}
          height={layouts.lines.height}
        />
      )}
      {[layouts.lines, layouts.bars].map((layout) => (
        <PanelTitle
          key={layout.panel.data.left.label}
          id={id}
          layout={layout}
          horizontal={horizontal}
        />
      ))}
      {[layouts.lines, layouts.bars].map((layout) => (
        <Notes
          key={layout.panel.data.left.label}
          data={layout.panel.data}
          notes={notes}
          size={size}
          at={(series, index) => pointOf(layout, series, index)}
        />
      ))}
      {names.map((name, index) => (
        <HitArea key={name} index={index} area={whole(index)} />
      ))}
    </>
  );
}

const nameHeight = 18;

/** Where a category starts and how far it extends, along the axis of categories. */
function rowOf({ x, y, width, height }: Box, count: number, index: number, horizontal: boolean) {
  const step = (horizontal ? height : width) / count;
  return { from: (horizontal ? y : x) + index * step, step };
}

type Size = ChartProps['size'];

/** The panel of lines above that of bars. */
function stacked(bars: ChartPanel, lines: ChartPanel, names: readonly string[], size: Size) {
  const x = Math.max(axisWidth(bars.data, bars.data.left), axisWidth(lines.data, lines.data.left));
  const right = 14 + Math.max(...lines.data.series.map(({ label }) => textWidth(label)));
  const width = size.width - x - right;
  const nameLines = names.map((name) => wrap(name, width / names.length - 6).length);
  const height = (size.height - 2 * head - 14 - 18 * Math.max(...nameLines)) / 2;
  return {
    lines: { panel: lines, x, y: head - 6, width, height },
    bars: { panel: bars, x, y: 2 * head + height - 6, width, height },
  };
}

/** Both panels below their axes, with the names of the categories above each row. */
function sideBySide(bars: ChartPanel, lines: ChartPanel, size: Size) {
  const box = { y: 64, height: size.height - 68 };
  const barsWidth = 0.4 * size.width;
  const x = barsWidth + 52;
  return {
    bars: { panel: bars, x: 0, width: barsWidth, ...box },
    lines: { panel: lines, x, width: size.width - x - 20, ...box },
  };
}

interface PanelAxesProps {
  layout: Layout;
  size: Size;
  horizontal: boolean;
  /** Of the categories, where the axis of this panel names them. */
  names?: readonly string[];
}

/** Axes and grid, which nivo draws. */
function PanelAxes({ layout, size, horizontal, names = [] }: PanelAxesProps): ReactNode {
  const { panel, x, y, width, height } = layout;
  const { data } = panel;
  const range = rangeOf(data, data.left);
  const ticks = ticksOf(range, horizontal ? [2] : [4, 5, 2]);
  const lines = names.map((name) => wrap(name, width / names.length - 6));
  return (
    <Bar
      width={size.width}
      height={size.height}
      margin={{ left: x, top: y, right: size.width - x - width, bottom: size.height - y - height }}
      {...staticNivoProps}
      data={data.x.values.map((_, index) => ({
        index,
        value: data.series[0]?.values[index] ?? 0,
      }))}
      keys={['value']}
      indexBy="index"
      layout={horizontal ? 'horizontal' : 'vertical'}
      padding={0}
      valueScale={{ type: 'linear', ...range }}
      enableGridX={horizontal}
      enableGridY={!horizontal}
      gridXValues={ticks}
      gridYValues={ticks}
      axisLeft={horizontal ? null : valueAxis(data, data.left, 'left', ticks)}
      axisTop={horizontal ? valueAxis(data, data.left, 'top', ticks) : null}
      axisBottom={horizontal || names.length === 0 ? null : nameAxis(lines)}
      layers={['grid', 'axes']}
    />
  );
}

interface PanelTitleProps {
  id: string;
  layout: Layout;
  horizontal: boolean;
}

function PanelTitle({ id, layout: { panel, x, y, width }, horizontal }: PanelTitleProps) {
  return (
    <AxisTitle
      id={id}
      lines={horizontal ? wrap(panel.data.left.label, width) : [panel.data.left.label]}
      at={horizontal ? [x, y - 28] : [0, y - 16]}
    />
  );
}

interface BarMarkProps {
  id: string;
  /** The middle of its end. */
  end: Point;
  layout: Box;
  step: number;
  label: string;
  horizontal: boolean;
}

/** A bar with its value beyond its end. */
function BarMark({ id, end: [x, y], layout, step, label, horizontal }: BarMarkProps) {
  const style = seriesStyle(0);
  const thickness = horizontal ? 16 : 0.62 * step;
  const d = horizontal
    ? rectangle(layout.x, y - thickness / 2, x - layout.x, thickness)
    : rectangle(x - thickness / 2, y, thickness, layout.y + layout.height - y);
  return (
    <g>
      <Pattern id={`${id}-0`} style={style} />
      <path className={marks.bar} d={d} fill={fillOf(`${id}-0`, style)} stroke={style.color} />
      <text
        className={styles.valueLabel}
        x={round(horizontal ? x + 5 : x)}
        y={round(horizontal ? y : y - 7)}
        dy={horizontal ? '.35em' : undefined}
        textAnchor={horizontal ? 'start' : 'middle'}
      >
        {label}
      </text>
    </g>
  );
}
