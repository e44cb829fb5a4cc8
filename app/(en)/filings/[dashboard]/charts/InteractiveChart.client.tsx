'use client';

import { lazy, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChartData, DatasetFootnote } from '@/content/charts';
import { getServerMarkup } from '@/components/getServerMarkup.client';
import layout from './ChartFigure.module.css';
import styles from './InteractiveChart.module.css';
import { ChartReadout } from './ChartReadout';
import { computeReadout } from './computeReadout';

/**
 * Server only: the bundler knows `typeof window` and leaves the import out, and with it nivo and
 * d3.
 */
const ServerDrawnChart =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./ResponsiveChart')).ResponsiveChart }))
    : undefined;

interface InteractiveChartProps {
  id: string;
  title: string;
  data: ChartData;
  notes: readonly DatasetFootnote[];
  /** The text alternative of the drawing. */
  summary: string;
  /** Index of the x value shown until the visitor chooses one. */
  restingIndex: number;
  rowWidth: string;
  words: { total: string };
  head: ReactNode;
  noteList: ReactNode;
  children: ReactNode;
}

/**
 * A chart drawn on the server, and a readout of the values at the x value that the visitor chooses
 * by pointer, touch or slider. Of the slider only the focus is visible.
 */
export function InteractiveChart({
  id,
  title,
  data,
  notes,
  summary,
  restingIndex,
  rowWidth,
  words,
  head,
  noteList,
  children,
}: InteractiveChartProps) {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number>();
  const rest = () => setChosen(undefined);
  const index = chosen ?? restingIndex;
  const readout = computeReadout(data, index);

  // No event tells of a pointer already on the plot, or of keys pressed before hydration.
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
    // A sliding touch keeps its first target, so look up what is under the finger.
    const hit = document.elementFromPoint(clientX, clientY)?.closest('[data-index]');
    if (!(hit instanceof SVGElement) || !root.current?.contains(hit)) return;
    setChosen(Number(hit.dataset.index));
  };

  return (
    <div className={layout.layout}>
      {head}
      <ChartReadout
        id={id}
        data={data}
        readout={readout}
        isChosen={chosen !== undefined}
        rowWidth={rowWidth}
        words={words}
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
            // With aria-labelledby, Orca skips the heading itself when it reads on.
            aria-label={title}
            aria-valuetext={formatReadout(readout, words.total)}
            // Otherwise Firefox restores the slider's position.
            autoComplete="off"
            onChange={({ target }) => setChosen(target.valueAsNumber)}
            onFocus={({ target }) => setChosen(target.valueAsNumber)}
            onBlur={rest}
            onKeyDown={({ key }) => key === 'Escape' && rest()}
          />
          <div className={styles.picture} role="img" aria-label={summary}>
            {ServerDrawnChart ? (
              <div id={`${id}-picture`} aria-hidden="true">
                <ServerDrawnChart id={id} data={data} notes={notes} restingIndex={restingIndex} />
              </div>
            ) : (
              // Reuses the server's markup, which React does not compare during hydration.
              <div
                id={`${id}-picture`}
                aria-hidden="true"
                suppressHydrationWarning
                dangerouslySetInnerHTML={{ __html: getServerMarkup(`${id}-picture`) }}
              />
            )}
          </div>
        </div>
        {noteList}
      </div>
      {children}
    </div>
  );
}

function formatReadout(
  { heading, rows, sum }: ReturnType<typeof computeReadout>,
  total: string,
): string {
  const values = rows.map(({ label, value }) => `${label} ${value}`);
  return `${heading}: ${[...values, ...(sum ? [`${total} ${sum}`] : [])].join(', ')}`;
}
