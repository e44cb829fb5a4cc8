import { Bar, type BarDatum } from '@nivo/bar';
import type { ChartData } from '@/content/charts';
import { axisOf, formatValue } from '@/content/format';
import { axisWidth, nameAxis, valueAxis } from './axes';
import type { ChartProps } from './ChartProps';
import styles from './Chart.module.css';
import { type ChartSize, textWidth } from './chartSize';
import { wrap } from './labels';
import { AxisTitle } from './marks/AxisTitle';
import { linePath } from './marks/Line';
import { Markers } from './marks/Markers';
import marks from './marks/Marks.module.css';
import { Notes } from './marks/Notes';
import { fillOf, Pattern } from './marks/Pattern';
import { HitArea, rectangle } from './marks/HitArea';
import { type Point, round, seriesStyle } from './palette';
import { boxesAlong, type Box } from './placeLabel';
import { staticNivoProps } from './staticNivoProps';
import { convert, onLeft, rangeOf, ticksOf } from './values';

/** A bar, the first series, at one place. */
interface BarBox extends Box {
  place: number;
}

/** Bars with a thin line and with points over them: upright, or horizontal where the chart is compact. */
export function CombinedChart({ id, data, notes, size }: ChartProps) {
  const horizontal = size.compact;
  const { series, x, left, right } = data;
  const { margin, names } = layoutOf(data, size);
  const inner = {
    width: size.width - margin.left - margin.right,
    height: size.height - margin.top - margin.bottom,
  };
  const range = rangeOf(data, left);
  const ticks = ticksOf(range, horizontal ? [4, 5, 6] : undefined);
  const bars = indicesOf(data, 'bar');
  const step = inner.width / x.values.length;
  const rows = x.values.map((_, place): BarDatum => ({
    place,
    ...Object.fromEntries(bars.map((index) => [index, series[index]?.values[place] ?? 0])),
  }));

  return (
    <Bar
      width={size.width}
      height={size.height}
      margin={margin}
      {...staticNivoProps}
      // nivo counts from the bottom up, where bars lie.
      data={horizontal ? [...rows].reverse() : rows}
      keys={bars.map(String)}
      indexBy="place"
      layout={horizontal ? 'horizontal' : 'vertical'}
      groupMode="grouped"
      padding={horizontal ? 0.6 : 0.26}
      valueScale={{ type: 'linear', ...range }}
      enableGridX={horizontal}
      enableGridY={!horizontal}
      gridXValues={ticks}
      gridYValues={ticks}
      axisLeft={horizontal ? null : valueAxis(data, left, 'left')}
      axisBottom={horizontal ? valueAxis(data, left, 'bottom', ticks) : nameAxis(names)}
      axisRight={!horizontal && right ? valueAxis(data, right, 'right') : null}
      axisTop={horizontal && right ? valueAxis(data, right, 'top', ticks) : null}
      layers={[
        'grid',
        'axes',
        ({ bars: drawn }) => {
          const boxes = drawn.map(({ data: { indexValue }, x: bx, y, width, height }): BarBox => ({
            place: Number(indexValue),
            x: bx,
            y,
            width,
            height,
          }));
          const at = (index: number, place: number): Point => {
            const one = series[index];
            const box = boxes.find((bar) => bar.place === place);
            if (!one || !box) return [0, 0];
            const value = onLeft(data, one, one.values[place] ?? 0);
            const share = convert(value, range, { min: 0, max: 1 });
            return horizontal
              ? [share * inner.width, box.y + box.height / 2]
              : [box.x + box.width / 2, (1 - share) * inner.height];
          };
          const pointsOf = (index: number) => x.values.map((_, place) => at(index, place));
          const lines = indicesOf(data, 'line');
          const points = indicesOf(data, 'point');
          return (
            <>
              {bars.map((index) => (
                <Pattern key={index} id={`${id}-${index}`} style={seriesStyle(index)} />
              ))}
              {boxes.map((box) => (
                <BarMark key={box.place} id={id} data={data} box={box} horizontal={horizontal} />
              ))}
              {horizontal &&
                boxes.map(({ place, y }) => (
                  <text key={place} x="0" y={round(y - 7)}>
                    {x.values[place]}
                  </text>
                ))}
              {lines.map((index) => (
                <path
                  key={index}
                  className={marks.hairline}
                  d={linePath(pointsOf(index))}
                  stroke={seriesStyle(index).color}
                />
              ))}
              {[...lines, ...points].map((index) => (
                <Markers
                  key={index}
                  points={pointsOf(index)}
                  style={seriesStyle(index)}
                  radius={6}
                />
              ))}
              <Notes
                data={data}
                notes={notes}
                size={size}
                at={at}
                taken={[
                  ...boxes.map((box) => ({ ...box, y: box.y - 4, height: box.height + 4 })),
                  ...lines.flatMap((index) => boxesAlong(pointsOf(index), 14)),
                  ...points.flatMap((index) =>
                    pointsOf(index).flatMap((one) => boxesAlong([one], 16)),
                  ),
                ]}
                bounds={{ x: 0, y: -8, ...inner }}
              />
              <AxisTitle
                id={id}
                lines={[left.label]}
                bars={bars}
                translucent
                at={horizontal ? [0, inner.height + 46] : [-margin.left, -22]}
              />
              {right && (
                <AxisTitle
                  id={id}
                  lines={[right.label]}
                  points={[...lines, ...points]}
                  at={horizontal ? [0, -34] : [inner.width + margin.right, -22]}
                  ends={!horizontal}
                />
              )}
              {x.values.map((name, place) => (
                <HitArea
                  key={name}
                  index={place}
                  area={
                    horizontal
                      ? rectangle(-margin.left, at(0, place)[1] - 36, size.width, 60)
                      : rectangle(at(0, place)[0] - step / 2, 0, step, inner.height)
                  }
                />
              ))}
            </>
          );
        },
      ]}
    />
  );
}

function indicesOf({ series }: ChartData, kind: 'bar' | 'line' | 'point'): number[] {
  return series.flatMap(({ mark = 'bar' }, i) => (mark === kind ? [i] : []));
}

function layoutOf(data: ChartData, { compact, width }: ChartSize) {
  const { left, right, x } = data;
  const sides = { left: axisWidth(data, left), right: right ? axisWidth(data, right) : 4 };
  const room = (width - sides.left - sides.right) / x.values.length;
  const names = x.values.map((name) => wrap(name, room - 8));
  const lines = Math.max(...names.map(({ length }) => length));
  return {
    names,
    margin: compact
      ? { top: 56, right: 30, bottom: 56, left: 12 }
      : { top: 44, bottom: 12 + 18 * lines, ...sides },
  };
}

interface BarMarkProps {
  id: string;
  data: ChartData;
  box: BarBox;
  horizontal: boolean;
}

/** It carries its value at its foot, out of the way of what lies over it. */
function BarMark({ id, data, box: { place, x, y, width, height }, horizontal }: BarMarkProps) {
  const [first] = data.series;
  const style = seriesStyle(0);
  const label = first ? formatValue(first.values[place] ?? 0, axisOf(data, first)) : '';
  const fits = textWidth(label) + 12 <= width;
  return (
    <g>
      <rect
        className={marks.translucent}
        x={round(x)}
        y={round(y)}
        width={round(width)}
        height={round(height)}
        fill={fillOf(`${id}-0`, style)}
        stroke={style.color}
      />
      <text
        className={styles.footLabel}
        x={round(horizontal ? x + (fits ? 8 : width + 6) : x + width / 2)}
        y={round(horizontal ? y + height / 2 : y + height - 8)}
        dy={horizontal ? '.35em' : undefined}
        textAnchor={horizontal ? 'start' : 'middle'}
      >
        {label}
      </text>
    </g>
  );
}
