import type { AxisProps, AxisTickProps } from '@nivo/axes';
import type { Axis, ChartData } from '@/content/charts';
import { formatTick } from '@/content/format';
import { textWidth } from './chartSize';
import { fittingLabels, tickLines } from './labels';
import { round } from './palette';
import { convert, rangeOf, ticksOf } from './values';

type Side = 'left' | 'right' | 'top' | 'bottom';

const sides = {
  left: { x: -11, y: 0, dy: '.34em', anchor: 'end' },
  right: { x: 8, y: 0, dy: '.34em', anchor: 'start' },
  top: { x: 0, y: -8, dy: '0', anchor: 'middle' },
  bottom: { x: 0, y: 8, dy: '.78em', anchor: 'middle' },
} as const;

/** Plain text in place of nivo's tick, which writes its style into every one and is animated. */
function renderTick(
  side: Side,
  lines: (tick: AxisTickProps<string | number>) => readonly string[],
) {
  const { dy, anchor, ...offset } = sides[side];
  return function Tick(tick: AxisTickProps<string | number>) {
    const x = round(tick.x + offset.x);
    const [first, ...rest] = lines(tick);
    return (
      <text x={x} y={round(tick.y + offset.y)} dy={dy} textAnchor={anchor}>
        {first}
        {rest.map((line) => (
          <tspan key={line} x={x} dy="1.15em">
            {line}
          </tspan>
        ))}
      </text>
    );
  };
}

/** The axis of values on this side; what it measures is converted from the scale of the left one. */
export function valueAxis(
  data: ChartData,
  axis: Axis,
  side: Side,
  ticks = ticksOf(rangeOf(data, data.left)),
): AxisProps {
  const left = rangeOf(data, data.left);
  const own = rangeOf(data, axis);
  return {
    tickValues: ticks,
    tickSize: 0,
    renderTick: renderTick(side, ({ value }) => [
      formatTick(convert(Number(value), left, own), axis.unit),
    ]),
  };
}

/** The axis of months or steps, with as many labels as fit. */
export function fittingLabelsAxis(values: readonly string[], step: number): AxisProps {
  const labels = fittingLabels(values, step);
  return {
    tickValues: labels,
    tickSize: 0,
    renderTick: renderTick('bottom', ({ tickIndex }) => tickLines(labels, tickIndex)),
  };
}

/** The axis of names, each in its lines; nivo knows them by their place. */
export function nameAxis(names: readonly (readonly string[])[]): AxisProps {
  return {
    tickValues: names.map((_, place) => place),
    tickSize: 0,
    renderTick: renderTick('bottom', ({ value }) => names[Number(value)] ?? []),
  };
}

/** Room for the figures of an axis that stands upright. */
export function axisWidth(data: ChartData, axis: Axis): number {
  const own = rangeOf(data, axis);
  const left = rangeOf(data, data.left);
  const figures = ticksOf(left).map((tick) => formatTick(convert(tick, left, own), axis.unit));
  return Math.max(...figures.map((figure) => textWidth(figure))) + 14;
}
