import { formatValue } from '@/content/format';
import { BarAndLinePanelAxes } from './BarAndLinePanelAxes';
import { layOutBarAndLinePanels, type PlacedPanel } from './layOutBarAndLinePanels';
import type { Rectangle } from './Rectangle';
import { splitIntoAxisPanels } from './splitIntoAxisPanels';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './WideAndCompactChart.module.css';
import { wrapLabel } from './labels';
import { AxisTitle } from './marks/AxisTitle';
import { XValueHighlight } from './marks/XValueHighlight';
import { HitArea, createRectanglePath } from './marks/HitArea';
import { createLinePath } from './marks/SeriesLine';
import { SeriesMarkers } from './marks/SeriesMarkers';
import marks from './marks/SeriesMarks.module.css';
import { FootnoteCallouts } from './marks/FootnoteCallouts';
import { getSeriesFill, FillPattern } from './marks/FillPattern';
import { type SvgPoint, roundToTenth, getPaletteStyle } from './seriesStyle';
import { rescale, getAxisRange } from './axisScale';

/**
 * A panel of bars and a panel of lines and points over the same categories. The panel of lines is
 * above the panel of bars or, in a compact chart, right of it.
 */
export function BarAndLineChart({ id, data, notes, size }: ChartDrawingProps) {
  const horizontal = size.compact;
  const [bars, lines] = splitIntoAxisPanels(data);
  if (!bars || !lines)
    throw new Error(
      `The combined chart ${id} has only one value axis. In content/dashboards, give its data the fields left and right.`,
    );
  const names = data.x.values;
  const layouts = layOutBarAndLinePanels(bars, lines, size);
  const categories = names.map((_, index) => rowOf(layouts.bars, names.length, index, horizontal));
  const createCategoryAreaPath = (index: number) => {
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
  const pointOf = (layout: PlacedPanel, series: number, index: number): SvgPoint => {
    const { from, step } = categories[index] ?? { from: 0, step: 0 };
    const value = layout.panel.data.series[series]?.values[index] ?? 0;
    const range = getAxisRange(layout.panel.data);
    const middle = horizontal ? from + nameHeight + (step - nameHeight) / 2 : from + step / 2;
    return horizontal
      ? [rescale(value, range, { min: layout.x, max: layout.x + layout.width }), middle]
      : [middle, rescale(value, range, { min: layout.y + layout.height, max: layout.y })];
  };
  const pointsOf = (series: number) =>
    names.map((_, index) => pointOf(layouts.lines, series, index));

  return (
    <>
      <BarAndLinePanelAxes layout={layouts.lines} size={size} horizontal={horizontal} />
      <BarAndLinePanelAxes
        layout={layouts.bars}
        size={size}
        horizontal={horizontal}
        names={names}
      />
      {names.map((name, index) => (
        <XValueHighlight
          key={name}
          index={index}
          area={createCategoryAreaPath(index)}
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
                className={marks.thin}
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
            <text key={name} x="0" y={roundToTenth(pointOf(layouts.bars, 0, index)[1] - 14)}>
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
        <FootnoteCallouts
          key={layout.panel.data.left.label}
          data={layout.panel.data}
          notes={notes}
          size={size}
          getPoint={(series, index) => pointOf(layout, series, index)}
        />
      ))}
      {names.map((name, index) => (
        <HitArea key={name} index={index} area={createCategoryAreaPath(index)} />
      ))}
    </>
  );
}

const nameHeight = 18;

/**
 * Returns where the row or column of one category starts on the category axis (`from`) and how long
 * it is (`step`), in SVG units.
 */
function rowOf(
  { x, y, width, height }: Rectangle,
  count: number,
  index: number,
  horizontal: boolean,
) {
  const step = (horizontal ? height : width) / count;
  return { from: (horizontal ? y : x) + index * step, step };
}

interface PanelTitleProps {
  id: string;
  layout: PlacedPanel;
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
  /** Middle of the edge at which the bar ends: of its top or, in a compact chart, of its right edge. */
  end: SvgPoint;
  layout: Rectangle;
  step: number;
  label: string;
  horizontal: boolean;
}

/** A bar of a combined chart, with its value printed above it or, in a compact chart, to its right. */
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
