'use client';

import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ChartData, ChartNote } from '@/content/charts';
import { getServerMarkup } from '@/components/getServerMarkup.client';
import layout from './ChartFigure.module.css';
import styles from './InteractiveChart.module.css';
import { ChartReadout } from './ChartReadout';
import { computeReadout } from './computeReadout';

/**
 * Only the server draws. The condition is constant when the browser's files are built, so none of
 * them contains nivo or d3.
 */
const Picture =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./ChartPicture')).ChartPicture }))
    : undefined;

interface InteractiveChartProps {
  id: string;
  data: ChartData;
  notes: readonly ChartNote[];
  /** The text alternative. */
  summary: string;
  /** Index of the x value that the readout shows at rest. */
  restingIndex: number;
  rowWidth: string;
  words: { chart: string; keys: string; readout: string; total: string };
  head: ReactNode;
  /** Numbered, below a compact plot. */
  noteList: ReactNode;
  /** What follows plot and readout. */
  children: ReactNode;
}

interface State {
  /** Index of the x value last chosen by pointer or key. */
  index?: number;
  /** Escape returns the readout to rest and keeps the index for the next arrow key. */
  isChosen: boolean;
}

const atRest: State = { isChosen: false };

const steps: Readonly<Record<string, (index: number | undefined, last: number) => number>> = {
  ArrowRight: (index = -1, last) => Math.min(index + 1, last),
  ArrowLeft: (index, last) => (index === undefined ? last : Math.max(index - 1, 0)),
  Home: () => 0,
  End: (_, last) => last,
};

/** A chart drawn by the server, and a readout of the values that pointer, touch or arrow keys choose. */
export function InteractiveChart({
  id,
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
  const [{ index, isChosen }, setState] = useState<State>(atRest);
  const last = data.x.values.length - 1;
  const chosen = isChosen ? index : undefined;
  const readout = computeReadout(data, chosen ?? restingIndex);

  // A pointer that was over the plot before hydration moves no more, but chooses as well.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const hovered = root.current?.querySelector('[data-index]:hover');
      if (hovered instanceof SVGElement)
        setState({ index: Number(hovered.dataset.index), isChosen: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [root]);

  useEffect(() => {
    if (chosen === undefined) return;
    const highlights = [...(root.current?.querySelectorAll(`[data-highlight="${chosen}"]`) ?? [])];
    for (const highlight of highlights) highlight.toggleAttribute('data-active', true);
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setState((state) => ({ ...state, isChosen: false }));
    };
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setState(atRest);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      for (const highlight of highlights) highlight.toggleAttribute('data-active', false);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [root, chosen]);

  const onPoint = ({ clientX, clientY }: PointerEvent) => {
    // The target of a sliding touch stays the element that it started on.
    const hit = document.elementFromPoint(clientX, clientY)?.closest('[data-index]');
    if (!(hit instanceof SVGElement) || !root.current?.contains(hit)) return;
    setState({ index: Number(hit.dataset.index), isChosen: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    setState((state) => ({ index: step(state.index, last), isChosen: true }));
  };

  /** The chart's one tab stop; screen readers pass the arrow keys on to an application. */
  const tabStop = {
    role: 'application',
    tabIndex: 0,
    onKeyDown,
    onBlur: () => setState(atRest),
  };

  return (
    <div className={layout.layout}>
      {head}
      <ChartReadout
        id={id}
        data={data}
        readout={readout}
        isChosen={isChosen}
        rowWidth={rowWidth}
        words={words}
      />
      <div className={styles.column} ref={root}>
        <div
          className={styles.plot}
          onPointerMove={onPoint}
          onPointerDown={onPoint}
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setState(atRest)}
          onPointerCancel={() => setState(atRest)}
        >
          <div role="img" aria-label={summary}>
            {Picture ? (
              <div id={`${id}-picture`} aria-hidden="true">
                <Picture id={id} data={data} notes={notes} />
              </div>
            ) : (
              // React keeps the server's markup and does not compare it.
              <div
                id={`${id}-picture`}
                aria-hidden="true"
                suppressHydrationWarning
                dangerouslySetInnerHTML={{ __html: getServerMarkup(`${id}-picture`) }}
              />
            )}
          </div>
          <div
            className={styles.tabStop}
            aria-roledescription={words.chart}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-keys`}
            {...tabStop}
          />
          <p className={styles.hint} id={`${id}-keys`} aria-hidden="true">
            {words.keys}
          </p>
          <p className={styles.announcement} role="status">
            {isChosen && textOf(readout, words.total)}
          </p>
        </div>
        {noteList}
      </div>
      {children}
    </div>
  );
}

function textOf({ heading, rows, sum }: ReturnType<typeof computeReadout>, total: string): string {
  const values = rows.map(({ label, value }) => `${label} ${value}`);
  return `${heading}: ${[...values, ...(sum ? [`${total} ${sum}`] : [])].join(', ')}`;
}
