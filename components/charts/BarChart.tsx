import { Bar, type BarDatum, type ComputedBarDatum } from '@nivo/bar';
import type { ChartData, ChartNote } from '@/content/charts';
import { axisOf, formatValue } from '@/content/format';
import { axisWidth, nameAxis, valueAxis } from './axes';
import { type ChartProps, notedPoints } from './chart';
import styles from './Chart.module.css';
import { type Frame, textWidth } from './frame';
import { wrapAll } from './labels';
import { AxisTitles } from './marks/AxisTitles';
import { Line } from './marks/Line';
import { Markers } from './marks/Markers';
import { NoteMark } from './marks/NoteMark';
import { fillOf, Pattern } from './marks/Pattern';
import { Place, rectangle } from './marks/Place';
import { type Point, round, seriesStyle } from './palette';
import { theme } from './theme';
import { convert, onLeft, rangeOf, ticksOf } from './values';

/** A bar of one series at one place of the x axis. */
interface Box {
  series: number;
  place: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a series stands at a place. */
type At = (series: number, place: number) => Point;

/** Bars of every series side by side, upright, or lying where the chart is compact; over them lines and points. */
export function BarChart({ id, data, notes, frame }: ChartProps) {
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
    (boxes: readonly Box[]): At =>
    (series, place) => {
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
      renderWrapper={false}
      isInteractive={false}
      animate={false}
      role="presentation"
      theme={theme}
      // nivo counts from the bottom up, where bars lie.
      data={lying ? [...rows].reverse() : rows}
      keys={bars}
      indexBy="place"
      layout={lying ? 'horizontal' : 'vertical'}
      groupMode="grouped"
      padding={lying ? 1 - barShare(data) : 0.26}
      innerPadding={lying ? 2 : 4}
      valueScale={{ type: 'linear', ...range }}
      enableGridX={lying}
      enableGridY={!lying}
      gridXValues={ticks}
      gridYValues={ticks}
      axisLeft={lying ? null : valueAxis(data, data.left, 'left')}
      axisBottom={lying ? valueAxis(data, data.left, 'bottom', ticks) : nameAxis(names)}
      axisRight={!lying && data.right ? valueAxis(data, data.right, 'right') : null}
      axisTop={lying && data.right ? valueAxis(data, data.right, 'top', ticks) : null}
      layers={[
        'grid',
        'axes',
        ({ bars: drawn }) => {
          const boxes = drawn.map(boxOf);
          const at = pointOf(boxes);
          return (
            <>
              <Boxes id={id} data={data} boxes={boxes} lying={lying} />
              {data.kind === 'combined' && <Over data={data} at={at} />}
              <Notes data={data} notes={notes} boxes={boxes} lying={lying} at={at} />
              <AxisTitles
                data={data}
                left={lying ? [0, inner.height + 46] : [-margin.left, -22]}
                right={lying ? [inner.width, -30] : [inner.width + margin.right, -22]}
              />
              {data.x.values.map((name, place) => (
                <Place
                  key={name}
                  index={place}
                  area={
                    lying
                      ? rectangle(
                          -margin.left,
                          (place * inner.height) / rows.length,
                          frame.width,
                          inner.height / rows.length,
                        )
                      : rectangle(
                          (place * inner.width) / rows.length,
                          0,
                          inner.width / rows.length,
                          inner.height,
                        )
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

interface BoxesProps {
  id: string;
  data: ChartData;
  boxes: readonly Box[];
  /** Bars lie, with the name of their place above them. */
  lying: boolean;
}

/** The bars and their values; under other marks they step back and carry their values at the foot. */
function Boxes({ id, data, boxes, lying }: BoxesProps) {
  const quiet = data.kind === 'combined';
  const room = lying ? Infinity : Math.min(...boxes.map(({ width }) => width)) + (quiet ? 8 : -2);
  const isExact = boxes.every((box) => textWidth(labelOf(data, box)) <= room);
  return (
    <>
      {data.series.map((series, i) => (
        <Pattern key={series.id} id={`${id}-${i}`} style={seriesStyle(i)} />
      ))}
      {boxes.map((box) => {
        const style = seriesStyle(box.series);
        const label = labelOf(data, box, isExact ? undefined : 0);
        const [x, y] = labelPoint(box, lying, quiet);
        const lean = lying || quiet ? 0 : leanOf(box, label, data.series.length);
        return (
          <g key={`${box.place} ${box.series}`}>
            <rect
              className={quiet ? styles.quiet : styles.bar}
              x={round(box.x)}
              y={round(box.y)}
              width={round(box.width)}
              height={round(box.height)}
              fill={fillOf(`${id}-${box.series}`, style)}
              stroke={style.color}
            />
            <text
              className={quiet ? styles.foot : styles.value}
              x={round(x + (lean * box.width) / 2)}
              y={round(y)}
              dy={lying ? '.35em' : undefined}
              textAnchor={lying ? 'start' : anchors[lean]}
            >
              {label}
            </text>
          </g>
        );
      })}
      {lying &&
        boxes
          .filter(({ series }) => series === 0)
          .map(({ place, y }) => (
            <text key={place} className={styles.name} x="0" y={round(y - 7)}>
              {data.x.values[place]}
            </text>
          ))}
    </>
  );
}

/** The value of the bar; where there is no room for that of every bar, none has its decimals. */
function labelOf(data: ChartData, { series, place }: Box, decimals?: number): string {
  const of = data.series[series];
  if (!of) return '';
  const axis = axisOf(data, of);
  return formatValue(of.values[place] ?? 0, {
    unit: axis.unit,
    decimals: decimals ?? axis.decimals,
  });
}

const anchors = { [-1]: 'start', 0: 'middle', 1: 'end' } as const;

/**
 * Which edge of its bar a label keeps to where it is wider than the bar: the one toward its
 * neighbor (-1 left, 1 right), so that two labels of the same height do not run into each other.
 */
function leanOf({ series, width }: Box, label: string, count: number): -1 | 0 | 1 {
  if (textWidth(label) < width - 4) return 0;
  if (series === 0) return 1;
  return series === count - 1 ? -1 : 0;
}

function labelPoint({ x, y, width, height }: Box, lying: boolean, quiet: boolean): Point {
  if (lying) return [quiet && width > 64 ? x + 8 : x + width + 6, y + height / 2];
  return [x + width / 2, quiet ? y + height - 8 : y - 6];
}

/** What of a combined chart is no bar. */
function Over({ data: { series, x }, at }: { data: ChartData; at: At }) {
  return series.map(({ id, mark }, i) => {
    if (mark !== 'line' && mark !== 'point') return null;
    const points = x.values.map((_, place) => at(i, place));
    const style = seriesStyle(i);
    return (
      <g key={id}>
        {mark === 'line' && <Line points={points} style={style} />}
        <Markers points={points} style={style} radius={mark === 'point' ? 6 : 4} />
      </g>
    );
  });
}

interface NotesProps {
  data: ChartData;
  notes: readonly ChartNote[];
  boxes: readonly Box[];
  lying: boolean;
  at: At;
}

/** The number of a note stands behind the value of its bar, or above a mark that is no bar. */
function Notes({ data, notes, boxes, lying, at }: NotesProps) {
  return notedPoints(data, notes).map(({ number, series, x: place }) => {
    const box = boxes.find((one) => one.series === series && one.place === place);
    const [x, y] = at(series, place);
    if (!box) return <NoteMark key={number} number={number} at={[x, y - 20]} />;
    return (
      <NoteMark
        key={number}
        number={number}
        at={
          lying
            ? [box.x + box.width + textWidth(labelOf(data, box)) + 22, box.y + box.height / 2]
            : [box.x + box.width / 2, box.y - 32]
        }
      />
    );
  });
}
