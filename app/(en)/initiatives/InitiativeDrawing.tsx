import type { ReactNode } from 'react';
import styles from './InitiativeDrawing.module.css';

const heartPath =
  'M8 14C3.5 10.6 1 8.2 1 5.2A3.6 3.6 0 0 1 8 3.6 3.6 3.6 0 0 1 15 5.2C15 8.2 12.5 10.6 8 14Z';
const hearts = Array.from({ length: 12 }, (_, i) => i + 1);
const panes = Array.from(
  { length: 19 },
  (_, i) => `M${(i % 7) * 12 + 1} ${Math.floor(i / 7) * 16 + 1}h10v14h-10Z`,
);

function PaymentScreen() {
  return (
    <div className={styles.screen}>
      <span>To: somebody</span> <span className={styles.amount}>$4.99</span>{' '}
      <span className={styles.send}>Send</span>
    </div>
  );
}

/** Heart number 9 is only an outline, because it was given away. */
function NumberedHearts() {
  return (
    <svg className={styles.drawing} viewBox="0 0 104 36">
      {hearts.map((n, i) => (
        <g key={n} transform={`translate(${(i % 6) * 17 + 1} ${Math.floor(i / 6) * 18 + 1})`}>
          <path className={n === 9 ? styles.missing : styles.present} d={heartPath} />
          <text className={n === 9 ? undefined : styles.onHeart} x="8" y="10">
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The last screen is only an outline, because it is missing. */
function WindowScreens() {
  return (
    <svg className={styles.drawing} viewBox="0 0 86 48">
      <path className={styles.present} d={panes.slice(0, 18).join('')} />
      <path className={styles.missing} d={panes[18]} />
    </svg>
  );
}

const drawings: Record<string, () => ReactNode> = {
  'second-thought': PaymentScreen,
  'heart-numbering': NumberedHearts,
  'screens-for-windows': WindowScreens,
};

/** Hidden from screen readers, because the initiative's text says the same. */
export function InitiativeDrawing({ id }: { id: string }) {
  const Drawing = drawings[id];
  return (
    <div className={styles.evidence} aria-hidden="true">
      {Drawing && <Drawing />}
    </div>
  );
}
