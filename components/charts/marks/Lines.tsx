import type { ChartData } from '@/content/charts';
import { type Plot, unfinishedOf } from '../lineLayout';
import { type Point, round, styleOf } from '../palette';
import styles from '../Chart.module.css';
import { Line, linePath } from './Line';
import { Markers } from './Markers';
import { fillOf, Pattern } from './Pattern';

/** Lines with their markers; a heavy one lies below, so that it hides nothing, and needs no markers. */
export function Lines({ data, plot }: { data: ChartData; plot: Plot }) {
  const unfinished = unfinishedOf(data);
  const drawn = plot.lines.map((points, i) => ({
    points,
    style: styleOf(data, plot.indices[i] ?? i),
  }));
  const light = drawn.filter(({ style }) => style.weight !== 'heavy');
  return (
    <>
      {data.kind === 'area' && <Area data={data} plot={plot} unfinished={unfinished} />}
      {[...drawn.filter(({ style }) => style.weight === 'heavy'), ...light].map(
        ({ points, style }, i) => (
          <Line key={i} points={points} style={style} unfinished={unfinished} />
        ),
      )}
      {light.map(({ points, style }, i) => {
        const whole = points.length - unfinished;
        const radius = style.weight === 'thin' ? 3 : undefined;
        return (
          <g key={i}>
            <Markers points={points.slice(0, whole)} style={style} radius={radius} />
            {unfinished > 0 && (
              <Markers points={points.slice(whole)} style={style} radius={radius} hollow />
            )}
          </g>
        );
      })}
    </>
  );
}

/**
 * What lies between a line and the floor means something only where the floor is zero; and two
 * tints over each other, nothing: the first series has it.
 */
function Area({ data, plot, unfinished }: { data: ChartData; plot: Plot; unfinished: number }) {
  const { lines, indices, range, y, height } = plot;
  const points = (lines[0] ?? []).slice(0, -unfinished || undefined);
  if (range.min !== 0) return null;
  return (
    <path
      className={styles.area}
      d={`${linePath(points)}V${round(y + height)}H${round(points[0]?.[0] ?? 0)}Z`}
      fill={styleOf(data, indices[0] ?? 0).color}
    />
  );
}

/** Areas, each on top of the one before. */
export function Bands({ id, plot: { data, lines, y, height } }: { id: string; plot: Plot }) {
  return lines.map((points, i) => {
    const style = styleOf(data, i);
    const below = lines[i - 1] ?? points.map(([x]): Point => [x, y + height]);
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
