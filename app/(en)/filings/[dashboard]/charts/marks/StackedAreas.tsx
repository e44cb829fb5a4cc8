import type { PanelMarkProps } from '../ChartDrawingProps';
import styles from '../ResponsiveChart.module.css';
import { getSeriesStyle } from '../seriesStyle';
import { FillPattern, getStackFills } from './FillPattern';
import { createAreaPath, createLinePath } from './paths';

/** The areas are stacked, and a line separates each from the next. */
export function StackedAreas({ id, plot: { data, indices, lines, height } }: PanelMarkProps) {
  return (
    <>
      {lines.map((points, i) => {
        const style = getSeriesStyle(data, indices[i] ?? i);
        const path = createAreaPath(
          points.map((point, at) => point && [point, lines[i - 1]?.[at] ?? [point[0], height]]),
        );
        return (
          <g key={i}>
            <FillPattern id={`${id}-${i}`} style={style} />
            {getStackFills(`${id}-${i}`, style).map((fill, layer) => (
              <path key={layer} d={path} {...fill} />
            ))}
          </g>
        );
      })}
      <path
        className={styles.seam}
        d={lines.slice(0, -1).map(createLinePath).join('')}
        fill="none"
      />
    </>
  );
}
