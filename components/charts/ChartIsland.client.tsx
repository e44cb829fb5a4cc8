'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { useLive } from '../useLive.client';
import type { ChartProps } from './chart';
import styles from './ChartIsland.module.css';
import { ChartPicture } from './ChartPicture.client';
import { chartKinds } from './kinds.client';
import { LiveChart } from './LiveChart.client';

type ChartIslandProps = Pick<ChartProps, 'id' | 'data' | 'notes'>;

/** Lines and areas draw themselves in when they are first seen; until then they wait. */
type Drawing = 'drawn' | 'waiting' | 'running';

/**
 * A picture of a chart, until it is looked at; then the chart itself takes its place, at the same
 * size. The picture stays in the page for printing.
 */
export function ChartIsland({ id, data, notes }: ChartIslandProps) {
  const live = useLive();
  const [chart, setChart] = useState<ComponentType<ChartProps>>();
  const [drawing, setDrawing] = useState<Drawing>('drawn');

  const { kind } = data;
  useEffect(() => {
    const element = live.ref.current;
    if (!element) return;
    const drawsIn = kind === 'line' || kind === 'area' || kind === 'stacked-area';
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          if (drawsIn && !still) setDrawing('waiting');
          return;
        }
        observer.disconnect();
        const isDrawing = element.getAnimations({ subtree: true }).length > 0;
        setDrawing((now) => (now === 'waiting' || isDrawing ? 'running' : now));
        chartKinds[kind]().then(
          (module) => setChart(() => module.default),
          () => undefined, // The picture has everything but tooltips.
        );
      },
      { threshold: 0.2 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [live.ref, kind]);

  const isLive = chart !== undefined && drawing === 'drawn';
  return (
    <div
      {...live}
      className={styles.island}
      data-drawing={drawing}
      onAnimationEnd={() => setDrawing('drawn')}
    >
      <div className={isLive ? styles.replaced : undefined}>
        <ChartPicture id={id} data={data} notes={notes} />
      </div>
      {isLive && (
        <div className={styles.live}>
          <LiveChart chart={chart} id={id} data={data} notes={notes} />
        </div>
      )}
    </div>
  );
}
