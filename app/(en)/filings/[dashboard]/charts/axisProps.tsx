import type { AxisProps, AxisTickProps } from '@nivo/axes';
import type { Axis, ChartData } from '@/content/charts';
import { formatAxisTick } from '@/content/format';
import { estimateTextWidth } from './chartDimensions';
import { roundToTenth } from './seriesStyle';
import { getAxisRange, computeTicks } from './axisScale';

const sides = {
  left: { x: -12, y: 0, dy: '.34em', anchor: 'end' },
  top: { x: 0, y: -8, dy: '0', anchor: 'middle' },
  bottom: { x: 0, y: 8, dy: '.78em', anchor: 'middle' },
} as const;

/** In em. */
const lineHeight = 1.15;

interface TickPlace {
  x: number;
  y: number;
  dy: string;
  anchor: 'start' | 'middle' | 'end';
}

/** Renders ticks as plain text, because nivo's own are animated and repeat inline styles. */
function renderTick(
  { dy, anchor, ...offset }: TickPlace,
  lines: (tick: AxisTickProps<string | number>) => readonly string[],
  { isFlush = false, hasLine = false } = {},
) {
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
            <tspan key={line} x={x} dy={`${lineHeight}em`}>
              {line}
            </tspan>
          ))}
        </text>
        {/* A short line, because horizontal bars have no grid. */}
        {hasLine && <path stroke="var(--line-strong)" d={`M${x},-4v6`} />}
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
    renderTick: renderTick(sides[side], ({ value }) => [formatAxisTick(Number(value), unit)], {
      isFlush,
      hasLine: side === 'top',
    }),
  };
}

/** @param labels the lines below each x value; the scale has the indices of x values */
export function createXAxisProps(labels: readonly (readonly string[])[]): AxisProps {
  return {
    tickValues: labels.flatMap(({ length }, index) => (length > 0 ? [index] : [])),
    tickSize: 0,
    renderTick: renderTick(sides.bottom, ({ value }) => labels[Number(value)] ?? []),
  };
}

/**
 * The names of rows, left of them or, where bars reach `above` SVG units above the middle of the row,
 * above the bars.
 */
export function createRowAxisProps(
  names: readonly (readonly string[])[],
  above: number,
): AxisProps {
  return {
    tickSize: 0,
    renderTick: (tick) => {
      const lines = names[Number(tick.value)] ?? [];
      const place: TickPlace = above
        ? { x: 0, y: -above - 5, dy: '0', anchor: 'start' }
        : {
            ...sides.left,
            x: -10,
            dy: `${(0.34 - (lineHeight * (lines.length - 1)) / 2).toFixed(2)}em`,
          };
      return renderTick(place, () => lines)(tick);
    },
  };
}

/** The room that a vertical axis needs for its tick labels. */
export function measureAxisWidth(data: ChartData, fontSize?: number): number {
  const figures = computeTicks(getAxisRange(data)).map((tick) =>
    formatAxisTick(tick, data.left.unit),
  );
  return Math.max(...figures.map((figure) => estimateTextWidth(figure, fontSize))) + 14;
}
