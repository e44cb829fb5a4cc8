import type { ChartData } from '@/content/charts';
import { linePath, Line } from './marks/Line';
import { Markers } from './marks/Markers';
import { fillOf, Pattern } from './marks/Pattern';
import { type Point, round, seriesStyle } from './palette';
import styles from './Chart.module.css';

interface LineShapesProps {
  id: string;
  kind: ChartData['kind'];
  /** The points of each series; where they are stacked, those of its upper edge. */
  lines: readonly (readonly Point[])[];
  /** Where the zero line is. */
  height: number;
  /** A picture draws itself in; a chart that takes its place is there at once. */
  drawsIn: boolean;
}

export function LineShapes({ id, kind, lines, height, drawsIn }: LineShapesProps) {
  return (
    <g className={drawsIn ? styles.drawn : undefined}>
      {kind === 'stacked-area' && <Bands id={id} lines={lines} height={height} />}
      {kind === 'area' &&
        lines.map((points, i) => <Area key={i} index={i} points={points} height={height} />)}
      {kind !== 'stacked-area' &&
        lines.map((points, i) => <Line key={i} points={points} style={seriesStyle(i)} />)}
      {kind !== 'stacked-area' &&
        lines.map((points, i) => <Markers key={i} points={points} style={seriesStyle(i)} />)}
    </g>
  );
}

function Area({
  index,
  points,
  height,
}: {
  index: number;
  points: readonly Point[];
  height: number;
}) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const floor = round(height);
  return (
    <path
      className={styles.area}
      d={`${linePath(points)}V${floor}H${round(first[0])}Z`}
      fill={seriesStyle(index).color}
    />
  );
}

function Bands({ id, lines, height }: Pick<LineShapesProps, 'id' | 'lines' | 'height'>) {
  return lines.map((points, i) => {
    const style = seriesStyle(i);
    const below = lines[i - 1] ?? points.map(([x]): Point => [x, height]);
    return (
      <g key={i}>
        <Pattern id={`${id}-${i}`} style={style} />
        <path
          className={styles.band}
          d={`${linePath(points)}${linePath([...below].reverse()).replace('M', 'L')}Z`}
          fill={fillOf(`${id}-${i}`, style)}
        />
      </g>
    );
  });
}
