import { Fragment } from 'react';
import styles from '../courseDrawings.module.css';

/** What each post shows, its colored shapes first. Of the plain wall there is only the frame. */
const posts = [
  [
    'M22 12H36L41 26H17Z',
    'M29 26V52M21 52H37M52 52V36A5 5 0 0 1 62 36V41H78V36A5 5 0 0 1 88 36V52ZM57 31V20A6 6 0 0 1 63 14H77A6 6 0 0 1 83 20V31',
  ],
  [
    'M22 30A26 6 0 0 1 74 30A26 6 0 0 1 22 30Z',
    'M22 30C22 44 32 50 48 50S74 44 74 30M36 54H60M40 19C36 15 44 12 40 7M56 19C52 15 60 12 56 7',
  ],
  [
    'M30 41C30 35 38 34 52 34S74 35 74 41 66 47 52 47 30 47 30 41Z',
    'M18 43C18 32 30 28 52 28S86 32 86 43 74 54 52 54 18 54 18 43ZM40 40C44 43 60 43 64 40M0 15H6A5 5 0 0 1 11 20V50H0M0 10C4 5 9 8 8 12S16 16 17 10',
  ],
  [
    'M20 20H46V26H20ZM70 20H77V40H70Z',
    'M13 13H83V47H13ZM63 14V17M63 22V25M63 30V33M63 38V41M20 33H32M20 40H50',
  ],
] as const;

const x = (i: number) => 12 + i * 36;
/** One scale for all cases. */
const y = (beats: number) => 44 - (beats - 70) * 0.9;

/** Hidden from screen readers: the text describes the post, and the table has the pulse. */
export function CaseDrawings({ index, pulse }: { index: number; pulse: readonly number[] }) {
  const [colored, lines] = posts[index] ?? [];
  return (
    <div className={styles.drawings} aria-hidden="true">
      <svg className={styles.post} viewBox="0 0 96 60">
        <path fill="var(--canary)" stroke="none" d="M0 0H96V60H0Z" />
        <g strokeWidth="1.8">
          {colored && <path fill="var(--gold)" d={colored} />}
          {lines && <path d={lines} />}
        </g>
      </svg>
      <svg viewBox="0 0 96 60" fontSize="11" fontWeight="600" textAnchor="middle">
        <path
          fill="none"
          stroke="var(--rose)"
          strokeWidth="2"
          d={`M${pulse.map((beats, i) => `${x(i)},${y(beats)}`).join('L')}`}
        />
        {pulse.map((beats, i) => (
          <Fragment key={i}>
            <circle fill="var(--rose)" cx={x(i)} cy={y(beats)} r="3" />
            <text fill="var(--ink)" x={x(i)} y={y(beats) + (i === 0 ? 14 : -6)}>
              {beats}
            </text>
          </Fragment>
        ))}
      </svg>
    </div>
  );
}
