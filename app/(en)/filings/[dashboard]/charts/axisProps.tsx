import type { AxisProps, AxisTickProps } from '@nivo/axes';
import type { Axis, ChartData } from '@/content/charts';
import { formatAxisTick } from '@/content/format';
import { estimateTextWidth } from './chartDimensions';
import { selectFittingLabels, splitTickLabel } from './labels';
import { roundToTenth } from './seriesStyle';
import { getAxisRange, computeTicks } from './axisScale';

const sides = {
  left: { x: -12, y: 0, dy: '.34em', anchor: 'end' },
  top: { x: 0, y: -8, dy: '0', anchor: 'middle' },
  bottom: { x: 0, y: 8, dy: '.78em', anchor: 'middle' },
} as const;

/** Renders ticks as plain text, because nivo's own are animated and repeat inline styles. */
function renderTick(
  side: keyof typeof sides,
  lines: (tick: AxisTickProps<string | number>) => readonly string[],
  isFlush = false,
) {
  const { dy, anchor, ...offset } = sides[side];
  return function Tick(tick: AxisTickProps<string | number>) {
    const x = roundToTenth(tick.x + offset.x);
    const [first, ...rest] = lines(tick);
    return (
      <>
        <text
          x={x}
          y={roundToTenth(tick.y + offset.y)}
          dy={dy}
          textAnchor={isFlush && tick.tickIndex === 0 ? 'start' : anchor}
        >
          {first}
          {rest.map((line) => (
            <tspan key={line} x={x} dy="1.15em">
              {line}
            </tspan>
          ))}
        </text>
        {/* A short line, because horizontal bars have no grid. */}
        {side === 'top' && <path stroke="var(--line-strong)" d={`M${x},-4v6`} />}
      </>
    );
  };
}

/** @param isFlush starts the first label at the tick, so that it stays inside the drawing */
export function createValueAxisProps(
  { unit }: Axis,
  side: keyof typeof sides,
  ticks: readonly number[],
  isFlush = false,
): AxisProps {
  return {
    tickValues: ticks,
    tickSize: 0,
    renderTick: renderTick(side, ({ value }) => [formatAxisTick(Number(value), unit)], isFlush),
  };
}

/** Labels as many x values as fit if neighbors are `step` SVG units apart. */
export function createXAxisProps(values: readonly string[], step: number): AxisProps {
  const labels = selectFittingLabels(values, step);
  return {
    tickValues: labels,
    tickSize: 0,
    renderTick: renderTick('bottom', ({ tickIndex }) => splitTickLabel(labels, tickIndex, step)),
  };
}

/** nivo gets indices, because a name may have several lines. */
export function createCategoryAxisProps(names: readonly (readonly string[])[]): AxisProps {
  return {
    tickValues: names.map((_, place) => place),
    tickSize: 0,
    renderTick: renderTick('bottom', ({ value }) => names[Number(value)] ?? []),
  };
}

/** The room that a vertical axis needs for its tick labels. */
export function measureAxisWidth(data: ChartData, fontSize?: number): number {
  const figures = computeTicks(getAxisRange(data)).map((tick) =>
    formatAxisTick(tick, data.left.unit),
  );
  return Math.max(...figures.map((figure) => estimateTextWidth(figure, fontSize))) + 14;
}
