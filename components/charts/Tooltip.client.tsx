'use client';

import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ChartData } from '@/content/charts';
import { axisOf, formatValue } from '@/content/format';
import { Sample } from './Sample';
import { TooltipHost } from './TooltipHost.client';
import styles from './Tooltip.module.css';

interface TooltipProps {
  data: ChartData;
  /** Place on the x axis, or the slice of a pie. */
  index: number;
}

/** All values at one place. Escape puts it away until another place is pointed at. */
export function Tooltip({ data, index }: TooltipProps) {
  const host = use(TooltipHost);
  const [dismissed, setDismissed] = useState<number>();

  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(index);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [index]);

  if (dismissed === index) return null;
  const tooltip = (
    <div className={host ? styles.above : styles.tooltip}>
      <p className={styles.place}>{data.x.values[index]}</p>
      <ul className={styles.rows} role="list">
        {data.series.map((series, i) => (
          <li className={styles.row} key={series.id}>
            <Sample data={data} index={data.kind === 'pie' ? index : i} />
            <span>{series.label}</span>
            <span className={styles.value}>
              {formatValue(series.values[index] ?? NaN, axisOf(data, series))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
  return host ? createPortal(tooltip, host) : tooltip;
}
