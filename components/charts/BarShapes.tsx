import type { ChartData } from '@/content/charts';
import { axisOf, formatValue } from '@/content/format';
import { textWidth } from './frame';
import { fillOf, Pattern } from './marks/Pattern';
import { type Point, round, seriesStyle } from './palette';

import styles from './Chart.module.css';

/** A bar of one series at one place of the x axis. */
export interface Box {
  series: number;
  place: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface BarShapesProps {
  id: string;
  data: ChartData;
  boxes: readonly Box[];
  /** Bars lie, with the name of their place above them. */
  lying: boolean;
  /** Other marks are drawn over the bars, which step back and carry their values at the foot. */
  quiet: boolean;
}

export function BarShapes({ id, data, boxes, lying, quiet }: BarShapesProps) {
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
export function labelOf(data: ChartData, { series, place }: Box, decimals?: number): string {
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
