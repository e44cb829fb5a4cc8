import type { ReactNode } from 'react';
import { coochieIndex } from '@/content/dashboards/coochie-index';
import { simpInvestmentAnalytics } from '@/content/dashboards/simp-investment-analytics';
import { sundressYieldCurve } from '@/content/dashboards/sundress-yield-curve';
import { thirstTrapDatabase } from '@/content/dashboards/thirst-trap-database';
import styles from './DashboardThumbnail.module.css';

const dressPath =
  'M8.8 3V6M15.2 3V6M8 5.5Q10.2 8 12 6.8 13.8 8 16 5.5C16 8 15.4 9.5 14.8 11.5H9.2C8.6 9.5 8 8 8 5.5ZM9.2 11.5C8.5 14.5 6.5 17.5 4.5 19.5 9 21.5 15 21.5 19.5 19.5 17.5 17.5 15.5 14.5 14.8 11.5';
const lampAngles = Array.from({ length: 12 }, (_, i) => (i * Math.PI) / 6);
const lamp = (angle: number) =>
  `M${(52 + 19 * Math.sin(angle)).toFixed(1)} ${(24 - 19 * Math.cos(angle)).toFixed(1)}a4 4 0 1 0 8 0 4 4 0 1 0-8 0`;

/** By dashboard slug: sundresses, a ring of lamps, a file drawer, a line with a peak. */
const thumbnails: Record<string, ReactNode> = {
  [sundressYieldCurve.slug]: [0, 22, 44, 66, 88].map((x) => (
    <path
      key={x}
      fill="var(--pinkcopy)"
      d={dressPath}
      transform={`translate(${x} ${22 - x / 5})`}
    />
  )),
  [coochieIndex.slug]: (
    <>
      <path d={lampAngles.slice(9).map(lamp).join('')} />
      <path fill="var(--rose)" d={lampAngles.slice(0, 9).map(lamp).join('')} />
    </>
  ),
  [thirstTrapDatabase.slug]: (
    <path
      fill="var(--canary)"
      d="M2 2H110V46H2ZM34 10H78V23H34ZM46 34a10 4 0 0 0 20 0ZM40 16.5H66"
    />
  ),
  [simpInvestmentAnalytics.slug]: (
    <path d="M2 40L14 38 24 39 34 36 46 37 58 35 70 36 82 33 94 32 106 2M2 46H110" />
  ),
};

/** For dashboards without a drawing of their own. */
const plainThumbnail = <path d="M2 38L38 28 74 32 110 8M2 46H110" />;

export function DashboardThumbnail({ id }: { id: string }) {
  return (
    <svg className={styles.miniature} viewBox="0 0 112 48" aria-hidden="true">
      <g stroke="var(--rose)" strokeWidth="1.75">
        {thumbnails[id] ?? plainThumbnail}
      </g>
    </svg>
  );
}
