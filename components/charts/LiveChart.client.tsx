'use client';

import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { ChartProps } from './chart';
import { compactBelow, frameOf } from './frame';
import styles from './LiveChart.module.css';
// The charts' own style sheets, which a chart that is fetched later would fetch once more.
import './Chart.module.css';
import './Tooltip.module.css';
import { TooltipHost } from './TooltipHost.client';

type LiveChartProps = Pick<ChartProps, 'id' | 'data' | 'notes'> & {
  chart: ComponentType<ChartProps>;
};

/** The chart that answers, drawn at the width that it has. */
export function LiveChart({ chart: Chart, id, data, notes }: LiveChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);

  // Before the browser paints: the picture gives way to the chart in the same frame.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const compact = width < compactBelow;
  return (
    <div ref={root} className={styles.live}>
      <div ref={setHost} />
      <TooltipHost value={compact ? host : null}>
        {width > 0 && (
          <Chart
            id={`${id}-live`}
            data={data}
            notes={notes}
            frame={frameOf(data, compact, width)}
            live
          />
        )}
      </TooltipHost>
    </div>
  );
}
