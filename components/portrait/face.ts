import { type Draw, fill, ink, line, rose, shape, white } from './ink';

const eyeWhites = 'M42.5 41.5a4.5 4.5 0 1 0 .1 0zM57.5 41.5a4.5 4.5 0 1 0 .1 0z';
const lids = 'M37.6 46.2A4.9 4.9 0 0 1 47.4 46.2ZM52.6 46.2A4.9 4.9 0 0 1 62.4 46.2Z';
const dots = (y: number, width: number, shift = 0) =>
  line(ink, width, `M${42.5 + shift} ${y}h.1M${57.5 + shift} ${y}h.1`);

export const brows = {
  flat: ({ hair }) => line(hair, 2.2, 'M38.5 39h8M53.5 39h8'),
  arched: ({ hair }) => line(hair, 2, 'M38 39.5q4-4 8.5-1.2M62 39.5q-4-4-8.5-1.2'),
  worried: ({ hair }) => line(hair, 2.2, 'M38 40.5q4-.5 8-3.5M62 40.5q-4-.5-8-3.5'),
  stern: ({ hair }) => line(hair, 2.6, 'M38.5 37.8l8 3M61.5 37.8l-8 3'),
  cocked: ({ hair }) => line(hair, 2.2, 'M38.5 40.2q4-2 8-.8M53.5 37q4-3.6 8.2-.4'),
  lifted: ({ hair }) => line(hair, 2, 'M38 37q4.3-4.2 8.6-.8M62 37q-4.3-4.2-8.6-.8'),
  bushy: ({ hair }) => line(hair, 4, 'M39.5 39.5q3-2.4 6-.8M60.5 39.5q-3-2.4-6-.8'),
  fine: ({ hair }) => line(hair, 1.3, 'M38 38.5q4-3 8.5-.6M62 38.5q-4-3-8.5-.6'),
} satisfies Record<string, Draw>;

export const eyes = {
  hidden: () => '',
  dots: () => dots(46, 4.2),
  bright: () => fill(white, eyeWhites) + dots(46, 4.4),
  startled: () =>
    fill(white, 'M42.5 40a5.8 5.8 0 1 0 .1 0zM57.5 40a5.8 5.8 0 1 0 .1 0z') + dots(46, 3),
  lidded: ({ shade }) =>
    fill(white, eyeWhites) +
    dots(47, 4) +
    fill(shade, lids) +
    line(ink, 1.5, 'M37.6 46.2h9.8M52.6 46.2h9.8'),
  sidelong: () =>
    fill(white, eyeWhites) +
    dots(46.4, 4.2, 2) +
    line(ink, 1.6, 'M37.8 45q4.6-6 9.4-.4M52.8 45q4.6-6 9.4-.4'),
  happy: () => line(ink, 2.1, 'M38.5 47.5q4-5 8 0M53.5 47.5q4-5 8 0'),
  asleep: () =>
    line(ink, 2, 'M38 45.5q4.5 4.5 9 0M53 45.5q4.5 4.5 9 0M39.2 48l-1 1.6M60.8 48l1 1.6'),
  wink: () =>
    fill(white, 'M42.5 41.5a4.5 4.5 0 1 0 .1 0z') +
    line(ink, 4.2, 'M42.5 46h.1') +
    line(ink, 2.1, 'M53.5 47q4-4 8 0'),
  tearful: () =>
    fill(white, eyeWhites) +
    dots(46.3, 5) +
    line(white, 1.5, 'M43.6 45h.1M58.6 45h.1') +
    shape(white, '#6fb9c9', 0.8, 'M61.5 50.5c2.2 3 2.4 5.6 0 5.6s-2.2-2.6 0-5.6z'),
  level: () =>
    fill(white, 'M38 45.2H47A4.5 3.6 0 0 1 38 45.2ZM53 45.2H62A4.5 3.6 0 0 1 53 45.2Z') +
    line(ink, 3.2, 'M42.5 46.3h.1M57.5 46.3h.1') +
    line(ink, 1.7, 'M37.5 44.8h10M52.5 44.8h10'),
  lashed: () =>
    fill(white, eyeWhites) +
    dots(46, 4.4) +
    line(ink, 1.7, 'M37 44.4q5.4-6 10-.6M63 44.4q-5.4-6-10-.6M37 44.4l-2-1.6M63 44.4l2-1.6'),
  tired: ({ shade }) =>
    fill(white, eyeWhites) +
    dots(46, 3.6) +
    line(shade, 1.6, 'M38.5 52.5q4 2.6 8 .4M61.5 52.5q-4 2.6-8 .4'),
} satisfies Record<string, Draw>;

export const cheeks = {
  none: () => '',
  blush: ({ shade }) =>
    `<path fill="${shade}" fill-opacity=".45" d="M38.5 51.5a4 3.3 0 1 0 .1 0zM61.5 51.5a4 3.3 0 1 0 .1 0z"/>`,
  freckles: ({ shade }) =>
    line(shade, 1.3, 'M37.5 53h.1M40.5 55h.1M41.5 52h.1M62.5 53h.1M59.5 55h.1M58.5 52h.1'),
} satisfies Record<string, Draw>;

export const noses = {
  drop: ({ shade }) => line(shade, 2, 'M50.5 45.5l3 8.2q.3 2-3.8 1.7'),
  button: ({ shade }) => fill(shade, 'M50 49.7a2.9 2.7 0 1 0 .1 0z'),
  wedge: ({ shade }) => fill(shade, 'M49.6 43.5L54.8 54Q55 56 50 56T46.3 54.6Z'),
  broad: ({ shade }) =>
    fill(
      shade,
      'M50 47c2 0 2 3 4.4 4.6s.6 4-1.6 3.4q-2.8-.8-5.6 0c-2.2.6-4-1.8-1.6-3.4S48 47 50 47Z',
    ),
  hooked: ({ shade }) =>
    fill(shade, 'M48.5 42.5C54 45 57.5 50 55.5 53.5Q53.5 55 50.5 57Q49.5 54.5 47.5 54Z'),
  snub: ({ shade }) => line(shade, 2.2, 'M46.8 54.2q.4-3.4 3.2-3.4t3.2 3.4'),
} satisfies Record<string, Draw>;

export const mouths = {
  flat: () => line(ink, 2, 'M45 60.5h10'),
  smile: () => line(ink, 2, 'M43.5 59q6.5 5.5 13 0'),
  smirk: () => line(ink, 2, 'M45 61q7 .6 10.5-3.4'),
  grin: () => shape(white, ink, 1.6, 'M42 58.2Q50 60 58 58.2Q57 65 50 65T42 58.2Z'),
  gasp: () =>
    fill(ink, 'M50 57.5a3.2 4 0 1 0 .1 0z') + fill('#d2557b', 'M48 63.8q2-2 4 0-2 2.6-4 0z'),
  laugh: () =>
    fill(ink, 'M42.5 58H57.5Q57 66 50 66T42.5 58Z') +
    fill(white, 'M43.3 58H56.7L56 60.3H44Z') +
    fill('#f47c9b', 'M46.5 64.7q3.5-2.4 7 0-3.5 2.3-7 0z'),
  frown: () => line(ink, 2, 'M44.5 61.8q5.5-4 11 0'),
  wobble: () => line(ink, 1.9, 'M43.5 60.5q2.2-2.4 4.3 0t4.3 0 4.3 0'),
  pursed: () => line(ink, 2.2, 'M48 60.3q2 1.5 4 0'),
  sealed: () => line(ink, 2, 'M44.5 60.5h11M44.5 59v3M55.5 59v3'),
  lips: () =>
    fill(rose, 'M44 60Q47.5 57 50 58.6Q52.5 57 56 60Q50 65.5 44 60Z') +
    line('#f47c9b', 0.9, 'M45.5 60.2h9'),
  speaking: () =>
    fill(ink, 'M44.5 59Q50 56.5 55.5 59Q54.5 64.5 50 64.5T44.5 59Z') +
    fill('#f47c9b', 'M47.3 63.2q2.7-2.2 5.4 0-2.7 2.2-5.4 0z'),
} satisfies Record<string, Draw>;

export type Brows = keyof typeof brows;
export type Cheeks = keyof typeof cheeks;
export type Eyes = keyof typeof eyes;
export type Nose = keyof typeof noses;
export type Mouth = keyof typeof mouths;
