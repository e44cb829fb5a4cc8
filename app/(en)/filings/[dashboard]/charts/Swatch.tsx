import type { ChartData, Series } from '@/content/charts';
import { Markers } from './marks/Markers';
import { fillOf, Pattern } from './marks/Pattern';
import { styleOf } from './palette';
import styles from './marks/Marks.module.css';

/** Whether a series is drawn as an area with a pattern, as a line, or as points. */
export function drawnAs({ kind }: ChartData, { axis, mark }: Series): 'fill' | 'line' | 'point' {
  if (mark === 'point' || mark === 'line') return mark;
  if (axis === 'hanging') return 'fill';
  return kind === 'line' || kind === 'area' || kind === 'radar' ? 'line' : 'fill';
}

interface SwatchProps {
  data: ChartData;
  /** Of the series, or of the slice of a pie. */
  index: number;
  /** Names its pattern. */
  id: string;
}

/** A piece of a series as the chart draws it, for the readout. */
export function Swatch({ data, index, id }: SwatchProps) {
  const style = styleOf(data, index);
  const series = data.series[index];
  const form = series ? drawnAs(data, series) : 'fill';
  const pattern = `${id}-${index}`;
  return (
    <svg className={styles.swatch} width="22" height="16" aria-hidden="true">
      {form === 'fill' && (
        <>
          <Pattern id={pattern} style={style} />
          <rect
            className={styles.bar}
            x="1"
            y="1"
            width="20"
            height="14"
            fill={fillOf(pattern, style)}
            stroke={style.color}
          />
        </>
      )}
      {form === 'line' && (
        <path
          className={data.kind === 'combined' ? styles.hairline : styles[style.weight ?? 'line']}
          d="M0,8h22"
          stroke={style.color}
          strokeDasharray={data.kind === 'combined' ? undefined : style.dash}
        />
      )}
      {form === 'line' && !style.weight && <Markers points={[[11, 8]]} style={style} />}
      {form === 'point' && <Markers points={[[11, 8]]} style={style} radius={6} />}
    </svg>
  );
}
