'use client';

import { Pie } from '@nivo/pie';
import type { ChartProps } from './chart';
import { hasNames } from './frame';
import { PieShapes } from './PieShapes';
import { theme } from './theme';
import { Tooltip } from './Tooltip.client';

const narrow = { top: 30, right: 30, bottom: 30, left: 30 };
const wide = { top: 54, right: 30, bottom: 48, left: 30 };

/** A whole and its parts, which are the first series. */
export function PieChart({ id, data, notes, frame, live }: ChartProps) {
  const slices = data.x.values.map((name, place) => ({
    id: name,
    place,
    value: data.series[0]?.values[place] ?? 0,
  }));
  return (
    <Pie
      width={frame.width}
      height={frame.height}
      margin={frame.compact ? narrow : wide}
      renderWrapper={live}
      isInteractive={live}
      animate={false}
      role="presentation"
      theme={theme}
      data={slices}
      sortByValue={false}
      activeOuterRadiusOffset={0}
      colors={['transparent']}
      borderWidth={0}
      tooltip={({ datum }) => <Tooltip data={data} index={datum.data.place} />}
      layers={[
        ({ dataWithArc, centerX, centerY, radius, arcGenerator }) => (
          <PieShapes
            id={id}
            data={data}
            notes={notes}
            center={[centerX, centerY]}
            radius={radius}
            slices={dataWithArc.map(({ arc }) => ({
              path: arcGenerator(arc) ?? '',
              angle: (arc.startAngle + arc.endAngle) / 2,
            }))}
            named={hasNames(data, frame)}
          />
        ),
        ...(live ? (['arcs'] as const) : []),
      ]}
    />
  );
}
