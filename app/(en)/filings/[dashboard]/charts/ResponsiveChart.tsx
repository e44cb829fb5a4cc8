import type { ComponentType } from 'react';
import type { ChartData, DatasetFootnote } from '@/content/charts';
import { HorizontalBarChart } from './HorizontalBarChart';
import type { ChartDrawingProps } from './ChartDrawingProps';
import styles from './ResponsiveChart.module.css';
import { computeChartSize } from './chartDimensions';
import { placeNotes } from './notePlacements';
import { PanelChart } from './PanelChart';
import { PieChart } from './PieChart';
import { RadarChart } from './RadarChart';

const kinds: Readonly<Record<ChartData['kind'], ComponentType<ChartDrawingProps>>> = {
  line: PanelChart,
  area: PanelChart,
  'stacked-area': PanelChart,
  bar: HorizontalBarChart,
  combined: PanelChart,
  pie: PieChart,
  radar: RadarChart,
};

/**
 * A wide and a compact drawing, of which a container query shows one. nivo draws both at build
 * time, so the browser loads no chart library.
 */
export function ResponsiveChart({
  id,
  data,
  notes,
  ...props
}: Omit<ChartDrawingProps, 'size' | 'notes'> & { notes: readonly DatasetFootnote[] }) {
  const Kind = kinds[data.kind];
  for (const { id: series, values } of data.series)
    if (values.length !== data.x.values.length)
      throw new Error(
        `The series "${series}" of ${id} has ${values.length} values for ${data.x.values.length} x values. In content/datasets, give it a value for each “${data.x.label}”, or null where there is none.`,
      );
  return (['wide', 'compact'] as const).map((form) => {
    const size = computeChartSize(data, form === 'compact');
    return (
      <svg
        key={form}
        className={styles[form]}
        viewBox={`0 0 ${size.width} ${Math.round(size.height)}`}
      >
        <Kind
          id={`${id}-${form}`}
          data={data}
          notes={placeNotes(id, notes)}
          size={size}
          {...props}
        />
      </svg>
    );
  });
}
