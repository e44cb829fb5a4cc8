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
import type { ChartData, FootnoteWithTextPosition } from '@/content/charts';
import { getServerMarkup } from '@/components/getServerMarkup.client';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import layout from './ChartFigure.module.css';
import styles from './InteractiveChart.module.css';
import { ChartReadout } from './ChartReadout';
import { computeReadout } from './computeReadout';

/**
 * Draws the chart; defined on the server only. When the browser's scripts are bundled, `typeof
 * window` is a constant, so the import is left out and with it nivo and d3.
 */
const ServerDrawnChart =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./WideAndCompactChart')).WideAndCompactChart }))
    : undefined;

interface InteractiveChartProps {
  id: string;
  data: ChartData;
  notes: readonly FootnoteWithTextPosition[];
  /** Text alternative of the chart's image. */
  summary: string;
  /** Index of the x value that the readout shows while the visitor has chosen none. */
  restingIndex: number;
  rowWidth: string;
  words: { chart: string; keys: string; readout: string; total: string };
  head: ReactNode;
  /** The numbered list of notes below a compact chart. */
  noteList: ReactNode;
  /** The chart's text, source and display-only button, shown below or beside the plot. */
  children: ReactNode;
}

interface State {
  /** Index of the x value last chosen by pointer or key. */
  index?: number;
  /**
   * Whether the readout shows the x value at `index`. Escape sets it to false: the readout shows
   * `restingIndex` again, but the next arrow key continues from `index`.
   */
  isChosen: boolean;
}

const nothingChosen: State = { isChosen: false };

const steps: Readonly<Record<string, (index: number | undefined, last: number) => number>> = {
  ArrowRight: (index = -1, last) => Math.min(index + 1, last),
  ArrowLeft: (index, last) => (index === undefined ? last : Math.max(index - 1, 0)),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A chart that the server has drawn, with a readout of the values at the x value that the visitor
 * chooses by pointer, touch or arrow keys.
 */
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
  const [{ index, isChosen }, setState] = useState<State>(nothingChosen);
  const last = data.x.values.length - 1;
  const chosen = isChosen ? index : undefined;
  const readout = computeReadout(data, chosen ?? restingIndex);

  // A pointer that rests on the plot during hydration causes no pointer event, so the hovered x
  // value is chosen here.
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
      if (target instanceof Node && !root.current?.contains(target)) setState(nothingChosen);
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
    // The event target of a sliding touch stays the element on which the touch started, so the
    // element under the finger is looked up.
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

  /**
   * Props of the chart's only tab stop. With `role="application"`, screen readers pass arrow keys
   * to the page.
   */
  const tabStop = {
    role: 'application',
    tabIndex: 0,
    onKeyDown,
    onBlur: () => setState(nothingChosen),
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
          onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setState(nothingChosen)}
          onPointerCancel={() => setState(nothingChosen)}
        >
          <div role="img" aria-label={summary}>
            {ServerDrawnChart ? (
              <div id={`${id}-picture`} aria-hidden="true">
                <ServerDrawnChart id={id} data={data} notes={notes} restingIndex={restingIndex} />
              </div>
            ) : (
              // The browser reuses the server's markup of the drawing, which React does not compare during hydration.
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
          <VisuallyHidden role="status">{isChosen && textOf(readout, words.total)}</VisuallyHidden>
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
