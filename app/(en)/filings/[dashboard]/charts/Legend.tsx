import type { ChartData } from '@/content/charts';
import drawing from './Chart.module.css';
import { namesItsSeries } from './chartSize';
import styles from './Legend.module.css';
import { Swatch } from './Swatch';

/** Which mark is which series; only where the marks do not carry their names. */
export function Legend({ id, data, label }: { id: string; data: ChartData; label: string }) {
  if (namesItsSeries(data, { compact: true })) return null;
  return (
    <div className={namesItsSeries(data, { compact: false }) ? drawing.compactOnly : undefined}>
      <ul className={styles.legend} role="list" aria-label={label}>
        {data.series.map((series, i) => (
          <li className={styles.item} key={series.id}>
            <Swatch data={data} index={i} id={`${id}-legend`} />
            {series.label}
          </li>
        ))}
      </ul>
    </div>
  );
}
