import { Bar, type BarDatum } from '@nivo/bar';
import type { ChartData } from '@/content/charts';
import { formatValue } from '@/content/format';
import { createValueAxis } from './axes';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './ChartPicture.module.css';
import { estimateTextWidth } from './chartSize';
import { wrapLabel } from './labels';
import { AxisTitle } from './marks/AxisTitle';
import marks from './marks/SeriesMarks.module.css';
import { NumberedNoteMark } from './marks/NumberedNoteMark';
import { ChartNotes } from './marks/ChartNotes';
import { getSeriesFill, FillPattern } from './marks/FillPattern';
import { XValueHighlight } from './marks/XValueHighlight';
import { HitArea, createRectanglePath } from './marks/HitArea';
import { type NotedPoint, findNotedPoints } from './findNotedPoints';
import { roundToTenth, getPaletteStyle } from './seriesStyle';
import { splitIntoPanels } from './splitIntoPanels';
import type { Rectangle } from './Rectangle';
import { staticNivoProps } from './staticNivoProps';
import { rescale, getAxisRange, computeTicks } from './axisScale';

/** The rectangle and the labels of one bar, for one series at one x value. */
interface BarBox extends Rectangle {
  series: number;
  place: number;
  label: string;
  /** Name of the bar's series, printed beside the bars of the first x value only. */
  name: string;
}

const barHeight = 18;

/**
 * Horizontal bars, grouped by x value. A chart with two axes has two panels side by side; only the
 * left one prints the x values.
 */
export function BarChart(props: ChartDrawingProps) {
  const { data, size } = props;
  const panels = splitIntoPanels(data);
  const names = data.x.values.map((name) => (size.compact ? [name] : wrapLabel(name, 130)));
  const left = size.compact
    ? 2
    : Math.max(...names.flat().map((line) => estimateTextWidth(line))) + 14;
  const between = size.compact ? 22 : 28;
  const width = (size.width - left - between * (panels.length - 1)) / panels.length;
  return panels.map((panel, i) => (
    <g
      key={panel.data.left.label}
      transform={`translate(${roundToTenth(left + i * (width + between))},0)`}
    >
      <BarPanel
        {...props}
        {...panel}
        isOne={panels.length === 1}
        width={width}
        row={i === 0 ? { names, start: -left, width: size.width } : undefined}
      />
    </g>
  ));
}

interface BarPanelProps extends ChartDrawingProps {
  /**
   * Indices of the panel's series in the whole chart. They decide the series' colors and patterns.
   */
  indices: readonly number[];
  /** Whether the chart has no other panel. */
  isOne: boolean;
  width: number;
  /**
   * Only in the first panel: the x values, each split into lines, and the extent of the rows' hit
   * areas.
   */
  row?: { names: readonly (readonly string[])[]; start: number; width: number };
}

function BarPanel({ id, data, notes, size, indices, isOne, width, row }: BarPanelProps) {
  const { series, x, left } = data;
  const range = getAxisRange(data, left);
  const ticks = computeTicks(range, size.compact && width < 200 ? [2] : [4, 5, 6]);
  const labelOf = (one: number, place: number) =>
    formatValue(series[one]?.values[place] ?? 0, left);
  const nameOf = (one: number, place: number) =>
    isOne && place === 0 ? (series[one]?.label ?? '') : '';
  /** The notes whose numbers a compact chart prints after the values of their bars. */
  const numbered = size.compact ? findNotedPoints(data, notes) : [];
  const bars = series.length * barHeight;
  const between = size.compact ? 34 : 18;
  const top = size.compact && !isOne ? 66 : 48;
  const bottom = size.compact ? 4 : isOne ? 10 : 30;
  const padding = between / (bars + between);
  const step = (size.height - top - bottom) / (x.values.length + padding);

  return (
    <Bar
      width={width}
      height={size.height}
      margin={{ top, bottom, left: 0, right: width - lengthOf(data, width, numbered, nameOf) }}
      {...staticNivoProps}
      // nivo draws the first row at the bottom.
      data={x.values
        .map((_, place): BarDatum => ({
          place,
          ...Object.fromEntries(series.map(({ values }, i) => [i, values[place] ?? 0])),
        }))
        .reverse()}
      keys={series.map((_, i) => `${i}`)}
      indexBy="place"
      layout="horizontal"
      groupMode="grouped"
      padding={padding}
      innerPadding={2}
      valueScale={{ type: 'linear', ...range }}
      enableGridX
      enableGridY={false}
      gridXValues={ticks}
      axisLeft={null}
      axisBottom={null}
      axisTop={createValueAxis(data, left, 'top', ticks, size.compact && row !== undefined)}
      layers={[
        'grid',
        'axes',
        ({ bars: drawn }) => {
          const boxes = drawn.map(({ data: { id: key, indexValue }, ...bar }): BarBox => {
            const [one, place] = [Number(key), Number(indexValue)];
            return {
              ...boxOf(bar),
              series: one,
              place,
              label: labelOf(one, place),
              name: nameOf(one, place),
            };
          });
          const end = (one: number, place: number) => {
            const box = boxes.find((bar) => bar.series === one && bar.place === place);
            return box ? ([endOf(box) - 10, box.y + box.height / 2] as const) : ([0, 0] as const);
          };
          const area = (place: number) => {
            const { y, height } = rowOf(boxes, place);
            return createRectanglePath(
              row?.start ?? 0,
              y + (height - step) / 2,
              row?.width ?? 0,
              step,
            );
          };
          return (
            <>
              {row &&
                x.values.map((name, i) => <XValueHighlight key={name} index={i} area={area(i)} />)}
              {series.map((one, i) => (
                <FillPattern
                  key={one.id}
                  id={`${id}-${indices[i]}`}
                  style={getPaletteStyle(indices[i] ?? 0)}
                />
              ))}
              <AxisTitle
                id={id}
                lines={wrapLabel(left.label, width - 20)}
                bars={isOne ? [] : indices}
                at={[0, -32]}
              />
              {boxes.map((box) => (
                <BarMark
                  key={`${box.place} ${box.series}`}
                  box={box}
                  id={id}
                  index={indices[box.series] ?? 0}
                  isFaint={x.few?.includes(x.values[box.place] ?? '') ?? false}
                />
              ))}
              {row?.names.map((lines, place) => (
                <Name key={place} lines={lines} above={size.compact} box={rowOf(boxes, place)} />
              ))}
              {numbered.map(({ number, series: one, x: place }) => {
                const [x, y] = end(one, place);
                return <NumberedNoteMark key={number} number={number} at={[x + 26, y]} />;
              })}
              {!size.compact && (
                <ChartNotes data={data} notes={notes} size={size} at={end} rim={48} />
              )}
              {row && x.values.map((name, i) => <HitArea key={name} index={i} area={area(i)} />)}
            </>
          );
        },
      ]}
    />
  );
}

/**
 * Length of the value axis in SVG units, short enough that the label of every bar fits beyond the
 * bar.
 */
function lengthOf(
  { series, left, ...data }: ChartData,
  width: number,
  numbered: readonly NotedPoint[],
  nameOf: (series: number, place: number) => string,
): number {
  const range = getAxisRange({ series, left, ...data }, left);
  const rooms = series.flatMap(({ values }, one) =>
    values.map((value, place) => {
      const share = rescale(value, range, { min: 0, max: 1 });
      const isNumbered = numbered.some((note) => note.series === one && note.x === place);
      const label = `${formatValue(value, left)} ${nameOf(one, place)}`;
      return (width - estimateTextWidth(label) - (isNumbered ? 34 : 8)) / share;
    }),
  );
  return Math.min(width - 20, ...rooms);
}

const boxOf = ({ x, y, width, height }: Rectangle): Rectangle => ({ x, y, width, height });

/** The x coordinate at which a bar's label ends. */
const endOf = ({ x, width, label, name }: BarBox) =>
  x + width + 6 + estimateTextWidth(`${label} ${name}`);

function rowOf(boxes: readonly BarBox[], place: number): Pick<Rectangle, 'y' | 'height'> {
  const own = boxes.filter((box) => box.place === place);
  const y = Math.min(...own.map((box) => box.y));
  return { y, height: Math.max(...own.map((box) => box.y + box.height)) - y };
}

interface BarMarkProps {
  box: BarBox;
  id: string;
  index: number;
  /** Whether the bar's value is an average of too few cases to be compared with other bars. */
  isFaint: boolean;
}

function BarMark({ box: { x, y, width, height, label, name }, id, index, isFaint }: BarMarkProps) {
  const style = getPaletteStyle(index);
  return (
    <g>
      <rect
        className={isFaint ? styles.faint : marks.bar}
        x={roundToTenth(x)}
        y={roundToTenth(y)}
        width={roundToTenth(width)}
        height={roundToTenth(height)}
        fill={getSeriesFill(`${id}-${index}`, style)}
        stroke={style.color}
      />
      <text
        className={styles.valueLabel}
        x={roundToTenth(x + width + 6)}
        y={roundToTenth(y + height / 2)}
        dy=".35em"
      >
        {label}
        {name && <tspan className={styles.lightLabel}> {name}</tspan>}
      </text>
    </g>
  );
}

interface NameProps {
  lines: readonly string[];
  /** Whether the name stands above its bars instead of left of them. */
  above: boolean;
  box: Pick<Rectangle, 'y' | 'height'>;
}

function Name({ lines, above, box: { y, height } }: NameProps) {
  if (above) {
    return (
      <text x="0" y={roundToTenth(y - 7)}>
        {lines}
      </text>
    );
  }
  const first = y + height / 2 - ((lines.length - 1) * 17) / 2;
  return (
    <text textAnchor="end">
      {lines.map((line, i) => (
        <tspan key={line} x="-10" y={roundToTenth(first + i * 17)} dy=".35em">
          {line}
        </tspan>
      ))}
    </text>
  );
}
