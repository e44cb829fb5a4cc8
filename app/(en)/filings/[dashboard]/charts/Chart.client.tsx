'use client';

import { type KeyboardEvent, lazy, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ChartData, ChartNote } from '@/content/charts';
import { serverMarkup } from '@/components/serverMarkup.client';
import { ChartReadout } from './ChartReadout.client';
import styles from './ChartReadout.module.css';

/**
 * Only the server draws. In the browser the condition is false when the site is built, so that of
 * what draws (nivo, d3) nothing comes into a file that a visitor could fetch.
 */
const Picture =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./ChartPicture')).ChartPicture }))
    : undefined;

interface ChartProps {
  id: string;
  data: ChartData;
  notes: readonly ChartNote[];
  /** The text alternative. */
  summary: string;
  words: { chart: string; keys: string; total: string };
}

interface State {
  /** The place last spoken of. */
  place?: number;
  /** Escape puts the answer away until another place is asked for. */
  isOpen: boolean;
  /** How high the pointer is that asked. */
  pointer?: number;
}

const nothing: State = { isOpen: false };

const steps: Readonly<Record<string, (place: number | undefined, last: number) => number>> = {
  ArrowRight: (place = -1, last) => Math.min(place + 1, last),
  ArrowLeft: (place, last) => (place === undefined ? last : Math.max(place - 1, 0)),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A chart: the picture that the server drew, and what it says about the place that is pointed at,
 * touched or reached by key.
 */
export function Chart({ id, data, notes, summary, words }: ChartProps) {
  const part = useRef<HTMLDivElement>(null);
  const [{ place, isOpen, pointer }, setState] = useState<State>(nothing);
  const last = data.x.values.length - 1;

  // Whoever was here before the script has an answer without asking twice.
  useEffect(() => {
    const size = requestAnimationFrame(() => {
      const asked = part.current?.querySelector('[data-index]:hover');
      if (asked instanceof SVGElement)
        setState({ place: Number(asked.dataset.index), isOpen: true });
    });
    return () => cancelAnimationFrame(size);
  }, [part]);

  useEffect(() => {
    if (!isOpen) return;
    const marks = [...(part.current?.querySelectorAll(`[data-index="${place}"]`) ?? [])];
    marks.forEach((mark) => mark.setAttribute('data-active', ''));
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') setState((state) => ({ ...state, isOpen: false }));
    };
    const onPress = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !part.current?.contains(target)) setState(nothing);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      marks.forEach((mark) => mark.removeAttribute('data-active'));
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [part, place, isOpen]);

  const onPoint = ({ clientX, clientY, pointerType }: PointerEvent) => {
    // A finger that slides keeps its first target; and it does not read what it touches.
    const under = document.elementsFromPoint(clientX, clientY);
    const mark = (pointerType === 'touch' ? under : under.slice(0, 1))
      .map((element) => element.closest('[data-index]'))
      .find((place) => place !== null);
    if (!(mark instanceof SVGElement) || !part.current?.contains(mark)) return;
    const next = Number(mark.dataset.index);
    setState((state) =>
      state.place === next ? state : { place: next, isOpen: true, pointer: clientY },
    );
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    setState((state) => ({ place: step(state.place, last), isOpen: true }));
  };

  /** The one stop for the keyboard; screen readers let an application have the arrow keys. */
  const stop = {
    role: 'application',
    tabIndex: 0,
    onKeyDown,
    onBlur: () => setState(nothing),
  };

  return (
    <div
      ref={part}
      className={styles.chart}
      onPointerMove={onPoint}
      onPointerDown={onPoint}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setState(nothing)}
      onPointerCancel={() => setState(nothing)}
    >
      <div role="img" aria-label={summary}>
        {Picture ? (
          <div id={`${id}-picture`} aria-hidden="true">
            <Picture id={id} data={data} notes={notes} />
          </div>
        ) : (
          // React keeps what the server drew, and makes none of it its business.
          <div
            id={`${id}-picture`}
            aria-hidden="true"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: serverMarkup(`${id}-picture`) }}
          />
        )}
      </div>
      <div
        className={styles.keys}
        aria-roledescription={words.chart}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-keys`}
        {...stop}
      />
      <p className={styles.hint} id={`${id}-keys`} aria-hidden="true">
        {words.keys}
      </p>
      <div role="status">
        {isOpen && place !== undefined && (
          <ChartReadout
            key={place}
            id={id}
            data={data}
            place={place}
            total={words.total}
            pointer={pointer}
          />
        )}
      </div>
    </div>
  );
}
