import type { ChartData, Series } from '@/content/charts';
import { SeriesMarkers } from './marks/SeriesMarkers';
import { getSolidFill, getStackFills, FillPattern } from './marks/FillPattern';
import { getSeriesStyle } from './seriesStyle';
import styles from './marks/SeriesMarks.module.css';

function getSwatchShape({ kind }: ChartData, { axis, mark }: Series): 'fill' | 'line' | 'point' {
  if (mark === 'point' || mark === 'line') return mark;
  if (axis === 'hanging') return 'fill';
  return kind === 'line' || kind === 'area' || kind === 'radar' ? 'line' : 'fill';
}

interface SeriesSwatchProps {
  data: ChartData;
  /** Index of the series or, in a pie chart, of the slice. */
  index: number;
  id: string;
}

export function SeriesSwatch({ data, index, id }: SeriesSwatchProps) {
  const style = getSeriesStyle(data, index);
  const series = data.series[index];
  const form = series ? getSwatchShape(data, series) : 'fill';
  const pattern = `${id}-${index}`;
  const fills =
    data.kind === 'pie'
      ? [{ ...getSolidFill(pattern, style), className: styles.solid }]
      : getStackFills(pattern, style);
  return (
    <svg className={styles.swatch} width="22" height="16" aria-hidden="true">
      {form === 'fill' && (
        <>
          <FillPattern id={pattern} style={style} />
          {fills.map(({ className, ...fill }, layer) => (
            <rect
              key={layer}
              className={className ? `${styles.bar} ${className}` : styles.bar}
              x="1"
              y="1"
              width="20"
              height="14"
              {...fill}
              stroke={style.color}
            />
          ))}
        </>
      )}
      {form === 'line' && (
        <path
          className={data.kind === 'combined' ? styles.thin : styles[style.weight ?? 'line']}
          d="M0,8h22"
          stroke={style.color}
          strokeDasharray={data.kind === 'combined' ? undefined : style.dash}
        />
      )}
      {form === 'line' && !style.weight && <SeriesMarkers points={[[11, 8]]} style={style} />}
      {form === 'point' && <SeriesMarkers points={[[11, 8]]} style={style} radius={6} />}
    </svg>
  );
}
