import type { ChartData } from '@/content/charts';
import drawing from './Chart.module.css';
import { hasNames } from './frame';
import styles from './Legend.module.css';
import { Sample } from './Sample';

/** Which mark is which series, or which slice; only where the marks do not carry their names. */
export function Legend({ id, data, label }: { id: string; data: ChartData; label: string }) {
  const names = data.kind === 'pie' ? data.x.values : data.series.map((series) => series.label);
  const isNamed = hasNames(data, { compact: false });
  return (
    <div className={isNamed ? drawing.compactOnly : undefined}>
      <ul className={styles.legend} role="list" aria-label={label}>
        {names.map((name, i) => (
          <li className={styles.item} key={name}>
            <Sample data={data} index={i} id={`${id}-legend`} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
