'use client';

import { BarChart } from './BarChart.client';
import type { ChartProps } from './chart';
import { Line } from './marks/Line';
import { Markers } from './marks/Markers';
import { seriesStyle } from './palette';

/** Bars with lines and points over them. */
export function CombinedChart(props: ChartProps) {
  const { series, x } = props.data;
  return (
    <BarChart
      {...props}
      over={(at) =>
        series.map(({ id, mark }, i) => {
          if (mark !== 'line' && mark !== 'point') return null;
          const points = x.values.map((_, place) => at(i, place));
          const style = seriesStyle(i);
          return (
            <g key={id}>
              {mark === 'line' && <Line points={points} style={style} />}
              <Markers points={points} style={style} radius={mark === 'point' ? 6 : 4} />
            </g>
          );
        })
      }
    />
  );
}
