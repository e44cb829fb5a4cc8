import type { Sparkline as SparklineData } from '@/content/dashboards/dashboard';
import { roundToTenth } from './charts/seriesStyle';
import styles from './Sparkline.module.css';

const box = { width: 160, height: 140, pad: 5 };
const barWidth = 14;

/** The values behind a summary card's mean, as a tiny chart without axes. */
export function Sparkline({ kind, values, markedIndex }: Omit<SparklineData, 'note' | 'names'>) {
  const lowest = kind === 'bars' ? 0 : Math.min(...values);
  const share = (value: number) => (value - lowest) / (Math.max(...values) - lowest);
  const y = (value: number) =>
    roundToTenth(box.height - box.pad - share(value) * (box.height - 2 * box.pad));
  // Puts the outermost bars, or the line's ends, flush with the card's text.
  const inset = kind === 'bars' ? barWidth / 2 : 1;
  const step = (box.width - 2 * inset) / (values.length - 1);
  const x = (i: number) => roundToTenth(inset + i * step);
  const floor = box.height - box.pad;
  return (
    <svg className={styles.spark} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      {kind === 'line' ? (
        <>
          <path
            d={`M${values.map((each, i) => `${x(i)},${y(each)}`).join('L')}`}
            stroke="var(--chart-1)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <circle
            cx={x(markedIndex)}
            cy={y(values[markedIndex] ?? lowest)}
            r="4"
            fill="var(--chart-2)"
            stroke="var(--paper)"
            strokeWidth="1.5"
          />
        </>
      ) : (
        values.map((each, i) => (
          <path
            key={i}
            d={`M${x(i)},${floor}V${y(each)}`}
            stroke={i === markedIndex ? 'var(--chart-2)' : 'var(--line-strong)'}
            strokeWidth={barWidth}
          />
        ))
      )}
    </svg>
  );
}
