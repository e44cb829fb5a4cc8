'use client';

import { type PointerEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { ChartData, DatasetFootnote } from '@/content/charts';
import { Slot } from '@/components/Slot.client';
import layout from './ChartFigure.module.css';
import styles from './InteractiveChart.module.css';
import { ChartReadout } from './ChartReadout';
import drawing from './ResponsiveChart.module.css';
import { computeReadout, type ReadoutContent } from './computeReadout';

interface InteractiveChartProps {
  /** The id of the chart in content/dashboards. */
  chart: string;
  title: string;
  data: ChartData;
  notes: readonly DatasetFootnote[];
  /** The text alternative of the drawing. */
  summary: string;
  /** Index of the x value shown until the visitor chooses one. */
  restingIndex: number;
  rowWidth: string;
  totalLabel: string;
  slots?: { head: ReactNode; notes: ReactNode; text: ReactNode; foot: ReactNode };
}

/**
 * Only the server draws charts. Both bundlers know the condition, so they leave the import, and
 * with it nivo and d3, out of the browser's code.
 */
const importedChart =
  !process.env.IS_ISLAND_BUNDLE && typeof window === 'undefined'
    ? import('./ResponsiveChart')
    : undefined;

/**
 * A chart drawn on the server, and a readout of the values at the x value that the visitor chooses
 * by pointer, touch or slider. The slider is invisible except for its focus ring.
 */
export function InteractiveChart({
  chart,
  title,
  data,
  notes,
  summary,
  restingIndex,
  rowWidth,
  totalLabel,
  slots,
}: InteractiveChartProps) {
  const ResponsiveChart = importedChart && use(importedChart).ResponsiveChart;
  const id = `chart-${chart}`;
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number>();
  const rest = () => setChosen(undefined);
  const index = chosen ?? restingIndex;
  const readout = computeReadout(data, index, totalLabel);

  // Catches up on what happened before hydration: a pointer on the plot, or keys on the slider.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const hovered = root.current?.querySelector('[data-index]:hover');
      if (hovered instanceof SVGElement) setChosen(Number(hovered.dataset.index));
      else if (slider.current && slider.current === document.activeElement)
        setChosen(slider.current.valueAsNumber);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  useEffect(() => {
    for (const highlight of root.current?.querySelectorAll('[data-highlight]') ?? [])
      highlight.toggleAttribute(
        'data-active',
        highlight.getAttribute('data-highlight') === `${index}`,
      );
  }, [index]);

  useEffect(() => {
    if (chosen === undefined) return;
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) rest();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [chosen]);

  const onPoint = ({ clientX, clientY }: PointerEvent) => {
    // The events of a touch keep the target where it began, so look up what is under the finger.
    const hit = document.elementFromPoint(clientX, clientY)?.closest('[data-index]');
    if (!(hit instanceof SVGElement) || !root.current?.contains(hit)) return;
    setChosen(Number(hit.dataset.index));
  };

  return (
    <div className={layout.layout}>
      <Slot id={`${id}-head`} className={layout.head}>
        {slots?.head}
      </Slot>
      <ChartReadout
        id={id}
        data={data}
        readout={readout}
        isChosen={chosen !== undefined}
        rowWidth={rowWidth}
      />
      <div className={styles.column} ref={root}>
        <div
          className={styles.plot}
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && rest()}
          onPointerCancel={rest}
        >
          <input
            className={styles.slider}
            data-print="no"
            data-show="with-scripts"
            type="range"
            ref={slider}
            min={0}
            max={data.x.values.length - 1}
            value={index}
            // With aria-labelledby, the screen reader Orca would skip the chart's heading.
            aria-label={title}
            aria-valuetext={describeReadout(readout)}
            // Without this, Firefox restores the slider's position after a reload.
            autoComplete="off"
            onChange={({ target }) => setChosen(target.valueAsNumber)}
            onFocus={({ target }) => setChosen(target.valueAsNumber)}
            onBlur={rest}
            onKeyDown={({ key }) => key === 'Escape' && rest()}
          />
          <div className={styles.picture} role="img" aria-label={summary}>
            <Slot id={`${id}-picture`} aria-hidden="true">
              {ResponsiveChart && (
                <ResponsiveChart id={chart} data={data} notes={notes} restingIndex={restingIndex} />
              )}
            </Slot>
          </div>
        </div>
        {notes.length > 0 && (
          <Slot as="ol" id={`${id}-notes`} className={drawing.notes}>
            {slots?.notes}
          </Slot>
        )}
      </div>
      <Slot id={`${id}-text`} className={layout.text}>
        {slots?.text}
      </Slot>
      <Slot id={`${id}-foot`} className={layout.foot}>
        {slots?.foot}
      </Slot>
    </div>
  );
}

function describeReadout({ heading, rows }: ReadoutContent): string {
  return `${heading}: ${rows.map(({ label, value }) => `${label} ${value}`).join(', ')}`;
}
