'use client';

import { useLayoutEffect, useRef } from 'react';
import type { ChartData } from '@/content/charts';
import { axisOf, formatValue } from '@/content/format';
import styles from './ChartReadout.module.css';
import { placeTooltip, type Rect } from './placeTooltip';
import { Swatch } from './Swatch';

interface ChartReadoutProps {
  id: string;
  data: ChartData;
  place: number;
  total: string;
  pointer?: number;
}

/** All values at one place. */
export function ChartReadout({ id, data, place, total, pointer }: ChartReadoutProps) {
  const box = useRef<HTMLDivElement>(null);
  const { kind, series, left, x } = data;
  const isStack = kind === 'stacked-area';
  const values = series.map((one, i) => ({
    index: kind === 'pie' ? place : i,
    label: one.label,
    value: one.values[place] ?? NaN,
    axis: axisOf(data, one),
  }));

  useLayoutEffect(() => {
    const element = box.current;
    const chart = element?.closest(`.${styles.chart}`);
    const card = element?.closest('figure');
    const mark = [
      ...(chart?.querySelectorAll<SVGGraphicsElement>(`[data-index="${place}"]`) ?? []),
    ].find((one) => one.getClientRects().length > 0);
    const title = document.getElementById(`${id}-title`);
    if (!element || !chart || !card || !mark || !title) return;
    const origin = chart.getBoundingClientRect();
    const sheet = inset(card.getBoundingClientRect());
    const spot = placeTooltip({
      width: element.offsetWidth,
      height: element.offsetHeight,
      subjects: subjectsOf(mark),
      keepClear: [title.getBoundingClientRect()],
      frames: [inSight(origin), inSight(sheet), sheet],
      pointer,
    });
    element.style.translate = `${Math.round(spot.left - origin.left)}px ${Math.round(spot.top - origin.top)}px`;
  });

  return (
    <div ref={box} className={styles.readout}>
      <p className={styles.place}>
        {x.unit
          ? formatValue(Number(x.values[place]), { unit: x.unit, decimals: 0 })
          : x.values[place]}
      </p>
      <ul className={styles.rows} role="list">
        {(isStack ? [...values].reverse() : values).map(({ index, label, value, axis }) => (
          <li className={styles.row} key={label}>
            <Swatch data={data} index={index} id={`${id}-readout`} />
            <span>{label}</span> <span className={styles.value}>{formatValue(value, axis)}</span>
          </li>
        ))}
        {isStack && (
          <li className={styles.total}>
            <span>{total}</span>{' '}
            <span className={styles.value}>
              {formatValue(
                values.reduce((sum, { value }) => sum + value, 0),
                left,
              )}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** How far a marker reaches around its point. */
const reach = 10;

/** Where on the screen the values of a place are drawn. */
function subjectsOf(mark: SVGGraphicsElement): Rect[] {
  const { points } = mark.dataset;
  const matrix = mark.getScreenCTM();
  if (!points || !matrix) return [mark.getBoundingClientRect()];
  return points.split(' ').map((point) => {
    const [px, py] = point.split(',').map(Number);
    const { x, y } = new DOMPoint(px, py).matrixTransform(matrix);
    return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
  });
}

const inset = ({ left, top, right, bottom }: Rect): Rect => ({
  left: left + 4,
  top: top + 4,
  right: right - 4,
  bottom: bottom - 4,
});

const inSight = ({ left, top, right, bottom }: Rect): Rect => ({
  left,
  top: Math.max(top, 0),
  right,
  bottom: Math.min(bottom, document.documentElement.clientHeight),
});
