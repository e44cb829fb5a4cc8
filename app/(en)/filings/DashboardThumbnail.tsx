import type { ReactNode } from 'react';
import { coochieIndex } from '@/content/dashboards/coochie-index';
import { lampRings } from '@/content/dashboards/coochie-index/lampRings';
import { simpInvestmentAnalytics } from '@/content/dashboards/simp-investment-analytics';
import { sundressYieldCurve } from '@/content/dashboards/sundress-yield-curve';
import { thirstTrapDatabase } from '@/content/dashboards/thirst-trap-database';

const dressPath =
  'M8.8 3V6M15.2 3V6M8 5.5Q10.2 8 12 6.8 13.8 8 16 5.5C16 8 15.4 9.5 14.8 11.5H9.2C8.6 9.5 8 8 8 5.5ZM9.2 11.5C8.5 14.5 6.5 17.5 4.5 19.5 9 21.5 15 21.5 19.5 19.5 17.5 17.5 15.5 14.5 14.8 11.5';
const lampAngles = Array.from({ length: 10 }, (_, i) => (i * Math.PI) / 5);
const litLamps = Math.round(lampRings.highest.value);
const lamp = (angle: number) =>
  `M${(59.5 + 24 * Math.sin(angle)).toFixed(1)} ${(36 - 24 * Math.cos(angle)).toFixed(1)}a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0`;

const lineWithPeak =
  'M-72 59L-60 60 -48 58 -36 59 -24 57 -12 59 1 58 13 56 24 57 36 54 47 55 58 53 70 54 81 50 92 52 104 50 124 10';

/** Horizontal lines behind a curve. They extend beyond the `viewBox`, to the edges of the widest card. */
const gridLines = (
  <path stroke="var(--line)" strokeWidth="1" d="M-200 5H328M-200 21H328M-200 37H328M-200 53H328" />
);

/** By dashboard slug. As many of the ten lamps are lit as the index's highest value. */
const thumbnails: Record<string, ReactNode> = {
  [sundressYieldCurve.slug]: (
    <>
      {gridLines}
      {[0, 1, 2, 3, 4].map((n) => (
        <path
          key={n}
          fill="var(--pinkcopy)"
          d={dressPath}
          transform={`translate(${n * 24.5 - 1} ${37.5 - n * (12 - n)}) scale(1.35)`}
          strokeWidth="1.1"
        />
      ))}
    </>
  ),
  [coochieIndex.slug]: (
    <>
      <path fill="var(--paper)" d={lampAngles.slice(litLamps).map(lamp).join('')} />
      <path fill="var(--rose)" d={lampAngles.slice(0, litLamps).map(lamp).join('')} />
      <text stroke="none" fill="var(--rose)" x="64" y="40.5" fontSize="12.6">
        {lampRings.highest.text}
      </text>
    </>
  ),
  [thirstTrapDatabase.slug]: (
    <>
      <g stroke="var(--line-strong)">
        <path fill="var(--pinkcopy)" d="M14 42V5H42L46 10H114V42" />
        <path fill="var(--canary)" d="M10 42V15H62L66 20H118V42" />
        <path fill="var(--paper)" d="M6 42V25H82L86 30H122V42" />
        <path fill="var(--brand)" d="M1 40H127V69H1Z" />
      </g>
      <path fill="var(--canary)" stroke="var(--gold)" d="M40 45H88V59H40ZM54 64H74" />
      <text stroke="none" fill="var(--ink)" x="64" y="56.6" fontSize="12.8">
        TTD
      </text>
    </>
  ),
  [simpInvestmentAnalytics.slug]: (
    <>
      {gridLines}
      <path fill="var(--pinkcopy)" stroke="none" d={`${lineWithPeak}V69H-72Z`} />
      <path d={lineWithPeak} />
      <path fill="var(--rose)" d="M121 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
    </>
  ),
};

/** For dashboards without a drawing of their own. */
const plainThumbnail = <path d="M2 56L44 40 86 46 126 12" />;

export function DashboardThumbnail({ id }: { id: string }) {
  return (
    <svg
      viewBox="0 0 128 70"
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      fontWeight="700"
      textAnchor="middle"
      aria-hidden="true"
    >
      <g stroke="var(--rose)">{thumbnails[id] ?? plainThumbnail}</g>
      <path stroke="var(--line-strong)" d="M-200 69H328" />
    </svg>
  );
}
