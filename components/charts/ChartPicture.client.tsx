'use client';

import { lazy } from 'react';
import type { ChartProps } from './chart';
import styles from './ChartPicture.module.css';
import { frameOf } from './frame';
import { chartKinds } from './kinds.client';

const { line, bar, pie, radar, combined } = chartKinds;
const Line = lazy(line);
const charts = {
  line: Line,
  area: Line,
  'stacked-area': Line,
  bar: lazy(bar),
  pie: lazy(pie),
  radar: lazy(radar),
  combined: lazy(combined),
};

type ChartPictureProps = Pick<ChartProps, 'id' | 'data' | 'notes'>;

/**
 * The chart as the server draws it, in both forms; a container query shows one. In the browser it
 * renders as an empty element whose content is none of React's business, so that React keeps what
 * the server drew, and the code that draws is not fetched for it.
 */
export function ChartPicture({ id, data, notes }: ChartPictureProps) {
  if (typeof window !== 'undefined') {
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const Chart = charts[data.kind];
  const forms = { wide: frameOf(data, false), compact: frameOf(data, true) };
  return (
    <div>
      {(['wide', 'compact'] as const).map((form) => (
        <svg
          key={form}
          className={styles[form]}
          viewBox={`0 0 ${forms[form].width} ${Math.round(forms[form].height)}`}
        >
          <Chart id={`${id}-${form}`} data={data} notes={notes} frame={forms[form]} live={false} />
        </svg>
      ))}
    </div>
  );
}
