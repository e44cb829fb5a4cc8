import { type Draw, fill, gold, ink, line, shape, white } from './ink';
import { mirrored } from './head';

export const headwear = {
  none: () => '',
  sleepMask: ({ trim }) =>
    line(ink, 2.2, 'M30.5 35.5Q33 31.5 37 30.5M69.5 35.5Q67 31.5 63 30.5') +
    shape(
      trim,
      ink,
      1.2,
      'M34 27Q50 20.5 66 27Q69.5 35 63 38.5Q54.5 41 50 35Q45.5 41 37 38.5Q30.5 35 34 27Z',
    ) +
    line(
      ink,
      1.6,
      'M38.5 31.5q3.6 3.5 7.2 0M54.3 31.5q3.6 3.5 7.2 0M39 33.8l-.8 1.3M42 34.8v1.5M45.2 33.8l.8 1.3M54.8 33.8l-.8 1.3M58 34.8v1.5M61.2 33.8l.8 1.3',
    ),
  bakerCap: () =>
    fill(white, 'M31 34C25 30 26 19 35 19C37 10 63 10 65 19C74 19 75 30 69 34Z') +
    line('#cfab79', 1.2, 'M40 21q-1 5 1 9M50 18.5v11M60 21q1 5-1 9') +
    shape(white, '#cfab79', 1, 'M31 33Q50 27.5 69 33V38.5Q50 33 31 38.5Z'),
  sweatband: ({ trim }) =>
    fill(trim, 'M32 38Q50 27 68 38L67 31Q50 21.5 33 31Z') +
    line(white, 1.2, 'M32.6 34.6Q50 24.5 67.4 34.6'),
  bandana: ({ trim }) =>
    fill(trim, 'M31 37C31 25 38 18.5 50 18.5S69 25 69 37Q50 28 31 37Z') +
    fill(trim, 'M68 31L78 27L76 33L79.5 38L69 36Z') +
    line(white, 2, 'M38 28h.1M44 24.5h.1M50 28h.1M56 24.5h.1M62 28h.1M50 21.8h.1'),
  cap: ({ trim, coat }) =>
    fill(trim, 'M31 37C28.5 22 38 14.5 50 14.5S71.5 22 69 37Q50 30 31 37Z') +
    line(coat, 1.1, 'M50 14.5Q41 19 40.5 32M50 14.5Q59 19 59.5 32') +
    fill(
      coat,
      'M50 12.8a2.5 1.7 0 1 0 .1 0zM31 37.5Q29.5 34.5 32 33Q50 26.5 66 31Q80 33.5 86 40.5Q84 43.5 79 42Q56 33.5 31 37.5Z',
    ),
  headphones: ({ trim }) =>
    line(trim, 3.4, 'M30 43C27.5 23 37 11.5 50 11.5S72.5 23 70 43') +
    mirrored(
      'w',
      fill(ink, 'M33 39.5V55.5Q25 56 25 47.5T33 39.5Z') + line(trim, 1.8, 'M28.5 44.5v6'),
    ),
  sunHat: ({ trim }) =>
    fill(trim, 'M33 30C33 14 40 10.5 50 10.5S67 14 67 30Z') +
    line('#a81e52', 4, 'M33.5 27Q50 31 66.5 27') +
    fill(trim, 'M9 36Q28 23.5 50 27.5Q72 23.5 91 36Q71 34.5 50 36Q29 34.5 9 36Z') +
    line('#cfab79', 1, 'M18 33.5Q35 29.5 50 31.5Q65 29.5 82 33.5'),
  eyeshade: () =>
    line(ink, 3.2, 'M32.5 33.5Q50 26 67.5 33.5') +
    '<path fill="#0b6650" fill-opacity=".88" d="M31 34Q50 24.5 69 34L76 42.5Q50 30.5 24 42.5Z"/>' +
    line('#3a9c80', 1.2, 'M28 40Q50 29.5 72 40'),
  beret: ({ trim, fold }) =>
    fill(trim, 'M30 32C20 29 24 16 44 14C64 12 80 20 74 29C70 34 60 29 50 29.5S34 33 30 32Z') +
    line(fold, 1.4, 'M31 31.5Q50 26 70 31') +
    line(trim, 2, 'M50 14.5l1.5-4'),
  visorPencil: () =>
    shape(gold, ink, 0.8, 'M66 36L83 24L85.5 23.8L84.6 26.2L67.5 38.2Z') +
    fill('#f47c9b', 'M66 36l1.5 2.2-3 2-1.5-2.2z'),
} satisfies Record<string, Draw>;

export type Headwear = keyof typeof headwear;
