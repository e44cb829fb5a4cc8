import { Fragment } from 'react';
import { SpotFrame } from '@/components/SpotIllustration';
import styles from '../courseDrawings.module.css';

/** What each post shows, its colored shapes first. The plain wall has none. */
const posts = [
  [
    'M22 12H36L41 26H17Z',
    'M29 26V52M21 52H37M52 52V36A5 5 0 0 1 62 36V41H78V36A5 5 0 0 1 88 36V52ZM57 31V20A6 6 0 0 1 63 14H77A6 6 0 0 1 83 20V31',
  ],
  [
    'M54 44C54 40 59 39 69 39S84 40 84 44 79 49 69 49 54 49 54 44ZM3 41C0 35 2 28 8 27 13 26 16 27 19 29 21 26 26 26 28 30 29 32 33 33 33 37S30 41 27 41Z',
    'M46 45C46 36 53 33 69 33S92 36 92 45 85 55 69 55 46 55 46 45ZM61 43C64 45 74 45 77 43M22 29C19 31 18 36 21 38 24 37 25 33 25 30M28 35L30 35.5M2 36C-1 32 0 26 4 23M0 41H34M0 13H28A6 6 0 0 1 34 19V31M34 54V35A4 4 0 0 1 42 35V54ZM0 54H34',
  ],
  [
    'M20 20H46V26H20ZM70 20H77V40H70Z',
    'M13 13H83V47H13ZM63 14V17M63 22V25M63 30V33M63 38V41M20 33H32M20 40H50',
  ],
  [],
];

const times = ['before', '4 s', '1 min'];
const x = (i: number) => 14 + i * 34;
/** One scale for all cases. */
const y = (beats: number) => 44 - (beats - 70) * 0.9;

/** Hidden from screen readers: the text describes the post, and the table has the pulse. */
export function CaseDrawings({ index, pulse }: { index: number; pulse: readonly number[] }) {
  const post = posts[index];
  if (!post)
    throw new Error(`Case ${index + 1} has no drawing. Add one to posts in CaseDrawings.tsx.`);
  const [colored, lines] = post;
  return (
    <div className={styles.drawings} aria-hidden="true">
      <SpotFrame viewBox="0 0 96 60">
        <path fill={colored ? 'var(--canary)' : 'var(--paper)'} stroke="none" d="M0 0H96V60H0Z" />
        <g strokeWidth="1.8">
          {colored && <path fill="var(--gold)" d={colored} />}
          {lines && <path d={lines} />}
        </g>
      </SpotFrame>
      <svg viewBox="0 0 96 74" fontSize="11" fontWeight="600" textAnchor="middle">
        <path stroke="var(--line)" d="M0 62H96" />
        <path
          fill="none"
          stroke="var(--rose)"
          strokeWidth=".18em"
          d={`M${pulse.map((beats, i) => `${x(i)},${y(beats)}`).join('L')}`}
        />
        {pulse.map((beats, i) => (
          <Fragment key={i}>
            <circle fill="var(--rose)" cx={x(i)} cy={y(beats)} r=".27em" />
            <text
              fill="var(--ink)"
              textAnchor={i === 0 ? 'start' : 'middle'}
              x={i === 0 ? 8 : x(i)}
              y={y(beats)}
              dy={i === 0 ? '1.3em' : '-0.55em'}
            >
              {i === 0 ? `${beats} beats/min` : beats}
            </text>
            <text fill="var(--ink-2)" fontSize=".82em" fontWeight="400" x={x(i)} y="71">
              {times[i]}
            </text>
          </Fragment>
        ))}
      </svg>
    </div>
  );
}
