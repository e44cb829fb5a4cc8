import { type Draw, gold, ink, line, shape } from './ink';

const arms = 'M33 45l3 .5M67 45l-3 .5';
/** Lenses lift the eyes a little from the face. */
const lens = (d: string, stroke: string, width: number) =>
  `<path fill="#fff" fill-opacity=".38" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;

export const eyewear = {
  none: () => '',
  round: () =>
    lens('M42 39.5a6.5 6.5 0 1 0 .1 0zM58 39.5a6.5 6.5 0 1 0 .1 0z', ink, 1.6) +
    line(ink, 1.6, `M48.3 45.2q1.7-1.7 3.4 0${arms}`),
  square: () =>
    lens('M35 41.5H48V51H35ZM52 41.5H65V51H52Z', ink, 2) +
    line(ink, 1.8, 'M48 45h4M33 44.5h2M65 44.5h2'),
  owl: ({ trim }) =>
    lens('M41 37a8.8 8.8 0 1 0 .1 0zM59 37a8.8 8.8 0 1 0 .1 0z', trim, 2.2) +
    line(trim, 2, 'M49.5 45h1'),
  cat: ({ trim }) =>
    lens(
      'M31.5 40.5Q40 40.5 48.5 44C48.5 50 45 52 41.5 52C36.5 52 35 48.5 34.5 45ZM68.5 40.5Q60 40.5 51.5 44C51.5 50 55 52 58.5 52C63.5 52 65 48.5 65.5 45Z',
      trim,
      2,
    ) + line(trim, 1.8, 'M48.5 44.5q1.5-1 3 0'),
  half: () =>
    lens(
      'M36.5 49.5H47.5A5.5 5 0 0 1 36.5 49.5ZM52.5 49.5H63.5A5.5 5 0 0 1 52.5 49.5Z',
      gold,
      1.5,
    ) + line(gold, 1.5, 'M47.5 50q2.5-2 5 0M36.5 49.5L33 46.5M63.5 49.5L67 46.5'),
  sunset: ({ trim }) =>
    shape('#5e3520', trim, 1.5, 'M40.5 38.5a8 8 0 1 0 .1 0zM59.5 38.5a8 8 0 1 0 .1 0z') +
    line(trim, 1.5, 'M48.5 45.5h3') +
    line('#e98f5b', 1.5, 'M36 47.5q3.5 3.5 8 1.5M55 47.5q3.5 3.5 8 1.5'),
  monocle: () =>
    lens('M58 39.5a6.8 6.8 0 1 0 .1 0z', gold, 1.8) + line(gold, 0.9, 'M64 49.5q5 10 1 20'),
} satisfies Record<string, Draw>;

export type Eyewear = keyof typeof eyewear;
