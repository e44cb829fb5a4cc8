import type { ChartData } from '@/content/charts';
import { formatTick } from '@/content/format';
import { type Point, round } from './palette';
import { rangeOf, ticksOf } from './values';
import styles from './Chart.module.css';

/** Names at the ends of the spokes, and the values of the innermost and the outermost ring. */
export function RadarLabels({
  data,
  at,
}: {
  data: ChartData;
  at: (place: number, value: number) => Point;
}) {
  const range = rangeOf(data, data.left);
  return (
    <>
      {data.x.values.map((name, place) => {
        const [x, y] = at(place, range.max);
        return (
          <text
            key={name}
            className={styles.label}
            x={round(x)}
            y={round(y)}
            dy={y > 0 ? '1.4em' : '-.8em'}
            textAnchor="middle"
          >
            {name}
          </text>
        );
      })}
      {ticksOf(range)
        .filter((_, i, all) => i === 1 || i === all.length - 1)
        .map((value) => {
          const [x, y] = at(0, value);
          return (
            <text key={value} className={styles.ringValue} x={round(x + 5)} y={round(y)} dy=".34em">
              {formatTick(value, data.left.unit)}
            </text>
          );
        })}
    </>
  );
}
