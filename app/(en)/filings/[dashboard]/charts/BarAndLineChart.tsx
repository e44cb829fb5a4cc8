import { Bar } from '@nivo/bar';
import type { ReactNode } from 'react';
import { formatValue } from '@/content/format';
import { measureAxisWidth, createCategoryAxis, createValueAxis } from './axes';
import type { Rectangle } from './Rectangle';
import { type ChartPanel, splitIntoPanels } from './splitIntoPanels';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './ChartPicture.module.css';
import { wrapLabel } from './labels';
import { AxisTitle } from './marks/AxisTitle';
import { XValueHighlight } from './marks/XValueHighlight';
import { HitArea, createRectanglePath } from './marks/HitArea';
import { createLinePath } from './marks/SeriesLine';
import { SeriesMarkers } from './marks/SeriesMarkers';
import marks from './marks/SeriesMarks.module.css';
import { ChartNotes } from './marks/ChartNotes';
import { getSeriesFill, FillPattern } from './marks/FillPattern';
import { type Point, roundToTenth, getPaletteStyle } from './seriesStyle';
import { staticNivoProps } from './staticNivoProps';
import { rescale, getAxisRange, computeTicks } from './axisScale';

interface Layout extends Rectangle {
  panel: ChartPanel;
}

/** Height above a panel for its title and, in a compact chart, for its value axis. */
const panelHeadHeight = 62;

/**
 * A panel of bars and a panel of lines and points over the same categories. The lines are above the
 * bars or, in a compact chart, to their right.
 */
export function BarAndLineChart({ id, data, notes, size }: ChartDrawingProps) {
  const horizontal = size.compact;
  const [bars, lines] = splitIntoPanels(data);
  if (!bars || !lines)
    throw new Error(
      `The combined chart ${id} has only one value axis. Give its data both \`left\` and \`right\`.`,
    );
  const names = data.x.values;
  const layouts = horizontal ? sideBySide(bars, lines, size) : stacked(bars, lines, names, size);
  const categories = names.map((_, index) => rowOf(layouts.bars, names.length, index, horizontal));
  const whole = (index: number) => {
    const { from, step } = categories[index] ?? { from: 0, step: 0 };
    return horizontal
      ? createRectanglePath(0, from, size.width, step)
      : createRectanglePath(
          from,
          layouts.lines.y,
          step,
          layouts.bars.y + layouts.bars.height - layouts.lines.y,
        );
  };
  const pointOf = (layout: Layout, series: number, index: number): Point => {
    const { from, step } = categories[index] ?? { from: 0, step: 0 };
    const value = layout.panel.data.series[series]?.values[index] ?? 0;
    const range = getAxisRange(layout.panel.data, layout.panel.data.left);
    const middle = horizontal ? from + nameHeight + (step - nameHeight) / 2 : from + step / 2;
    return horizontal
      ? [rescale(value, range, { min: layout.x, max: layout.x + layout.width }), middle]
      : [middle, rescale(value, range, { min: layout.y + layout.height, max: layout.y })];
  };
  const pointsOf = (series: number) =>
    names.map((_, index) => pointOf(layouts.lines, series, index));

  return (
    <>
      <PanelAxes layout={layouts.lines} size={size} horizontal={horizontal} />
      <PanelAxes layout={layouts.bars} size={size} horizontal={horizontal} names={names} />
      {names.map((name, index) => (
        <XValueHighlight
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
        const style = getPaletteStyle(lines.indices[series] ?? 0);
        return (
          <g key={key}>
            {mark === 'line' && (
              <path
                className={marks.hairline}
                d={createLinePath(pointsOf(series))}
                stroke={style.color}
              />
            )}
            <SeriesMarkers points={pointsOf(series)} style={style} radius={6} />
          </g>
        );
      })}
      {horizontal
        ? names.map((name, index) => (
            <text key={name} x="0" y={roundToTenth((categories[index]?.from ?? 0) + 14)}>
              {name}
            </text>
          ))
        : lines.data.series.map(({ label }, series) => {
            const [x, y] = pointOf(layouts.lines, series, 0);
            return (
              <text
                key={label}
                className={styles.valueLabel}
                x={roundToTenth(x)}
                y={roundToTenth(y - 13)}
                textAnchor="middle"
              >
                {label}
              </text>
            );
          })}
      {[layouts.lines, layouts.bars].map((layout) => (
        <PanelTitle
          key={layout.panel.data.left.label}
          id={id}
          layout={layout}
          horizontal={horizontal}
        />
      ))}
      {[layouts.lines, layouts.bars].map((layout) => (
        <ChartNotes
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

/** Start and length of a category's row or column along the category axis. */
function rowOf(
  { x, y, width, height }: Rectangle,
  count: number,
  index: number,
  horizontal: boolean,
) {
  const step = (horizontal ? height : width) / count;
  return { from: (horizontal ? y : x) + index * step, step };
}

type Size = ChartDrawingProps['size'];

/** Positions of the panels in a wide chart: lines above bars. */
function stacked(bars: ChartPanel, lines: ChartPanel, names: readonly string[], size: Size) {
  const x = Math.max(
    measureAxisWidth(bars.data, bars.data.left),
    measureAxisWidth(lines.data, lines.data.left),
  );
  const width = size.width - x;
  const nameLines = names.map((name) => wrapLabel(name, width / names.length - 6).length);
  const height = (size.height - 2 * panelHeadHeight - 18 * Math.max(...nameLines)) / 2;
  return {
    lines: { panel: lines, x, y: panelHeadHeight - 20, width, height },
    bars: { panel: bars, x, y: 2 * panelHeadHeight + height - 20, width, height },
  };
}

/** Positions of the panels in a compact chart: bars on the left, lines on the right. */
function sideBySide(bars: ChartPanel, lines: ChartPanel, size: Size) {
  const box = { y: 70, height: size.height - 74 };
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
  /** Names of the categories; only the panel with the category axis has them. */
  names?: readonly string[];
}

/** The axes and the grid lines of one panel, which nivo draws. */
function PanelAxes({ layout, size, horizontal, names = [] }: PanelAxesProps): ReactNode {
  const { panel, x, y, width, height } = layout;
  const { data } = panel;
  const range = getAxisRange(data, data.left);
  const ticks = computeTicks(range, horizontal ? [2] : [4, 5, 2]);
  const lines = names.map((name) => wrapLabel(name, width / names.length - 6));
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
      axisLeft={horizontal ? null : createValueAxis(data, data.left, 'left', ticks)}
      axisTop={horizontal ? createValueAxis(data, data.left, 'top', ticks, x === 0) : null}
      axisBottom={horizontal || names.length === 0 ? null : createCategoryAxis(lines)}
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
      lines={horizontal ? wrapLabel(panel.data.left.label, width + 20) : [panel.data.left.label]}
      at={horizontal ? [x, y - 30] : [0, y - 24]}
    />
  );
}

interface BarMarkProps {
  id: string;
  /** Center of the bar's end. */
  end: Point;
  layout: Rectangle;
  step: number;
  label: string;
  horizontal: boolean;
}

/** A bar with its value printed beyond its end. */
function BarMark({ id, end: [x, y], layout, step, label, horizontal }: BarMarkProps) {
  const style = getPaletteStyle(0);
  const thickness = horizontal ? 16 : 0.62 * step;
  const d = horizontal
    ? createRectanglePath(layout.x, y - thickness / 2, x - layout.x, thickness)
    : createRectanglePath(x - thickness / 2, y, thickness, layout.y + layout.height - y);
  return (
    <g>
      <FillPattern id={`${id}-0`} style={style} />
      <path
        className={marks.bar}
        d={d}
        fill={getSeriesFill(`${id}-0`, style)}
        stroke={style.color}
      />
      <text
        className={styles.valueLabel}
        x={roundToTenth(horizontal ? x + 5 : x)}
        y={roundToTenth(horizontal ? y : y - 7)}
        dy={horizontal ? '.35em' : undefined}
        textAnchor={horizontal ? 'start' : 'middle'}
      >
        {label}
      </text>
    </g>
  );
}
