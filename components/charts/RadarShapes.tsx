import type { ChartData, ChartNote } from '@/content/charts';
import { notedPoints } from './chart';
import { linePath } from './marks/Line';
import { Markers } from './marks/Markers';
import { NoteMark } from './marks/NoteMark';
import { type Point, seriesStyle } from './palette';
import styles from './Chart.module.css';

interface RadarShapesProps {
  data: ChartData;
  notes: readonly ChartNote[];
  /** From the middle: where a value stands on the spoke of that place. */
  at: (place: number, value: number) => Point;
}

export function RadarShapes({ data, notes, at }: RadarShapesProps) {
  const shapes = data.series.map(({ values }) => values.map((value, place) => at(place, value)));
  return (
    <>
      {shapes.map((points, i) => {
        const style = seriesStyle(i);
        return (
          <g key={data.series[i]?.id}>
            <path className={styles.area} d={`${linePath(points)}Z`} fill={style.color} />
            <path
              className={styles.line}
              d={`${linePath(points)}Z`}
              stroke={style.color}
              strokeDasharray={style.dash}
            />
            <Markers points={points} style={style} />
          </g>
        );
      })}
      {notedPoints(data, notes).map(({ number, series, x }) => {
        const [left, top] = shapes[series]?.[x] ?? [0, 0];
        return <NoteMark key={number} number={number} at={[left - 8, top + 20]} />;
      })}
    </>
  );
}
