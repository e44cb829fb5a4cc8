'use client';

import { Radar } from '@nivo/radar';
import type { ChartProps } from './chart';
import { RadarLabels } from './RadarLabels';
import { RadarShapes } from './RadarShapes';
import { theme } from './theme';
import { Tooltip } from './Tooltip.client';
import { rangeOf, ticksOf } from './values';

/** Several measures of the same few things, one spoke for each thing. */
export function RadarChart({ data, notes, frame, live }: ChartProps) {
  const { max } = rangeOf(data, data.left);
  const levels = ticksOf({ min: 0, max }).length - 1;
  return (
    <Radar
      width={frame.width}
      height={frame.height}
      margin={{ top: 36, right: 46, bottom: 36, left: 46 }}
      renderWrapper={live}
      isInteractive={live}
      animate={false}
      role="presentation"
      theme={theme}
      data={data.x.values.map((_, place) => ({
        place: `${place}`,
        ...Object.fromEntries(data.series.map(({ values }, i) => [i, values[place] ?? 0])),
      }))}
      keys={data.series.map((_, i) => `${i}`)}
      indexBy="place"
      maxValue={max}
      gridLevels={levels}
      gridShape="linear"
      gridLabel={() => null}
      colors={['transparent']}
      sliceTooltip={({ index }) => <Tooltip data={data} index={Number(index)} />}
      layers={[
        'grid',
        ({ centerX, centerY, radiusScale, angleStep }) => {
          const at = (place: number, value: number): readonly [number, number] => [
            Math.sin(angleStep * place) * radiusScale(value),
            -Math.cos(angleStep * place) * radiusScale(value),
          ];
          return (
            <g transform={`translate(${centerX},${centerY})`}>
              <RadarShapes data={data} notes={notes} at={at} />
              <RadarLabels data={data} at={at} />
            </g>
          );
        },
        'slices',
      ]}
    />
  );
}
