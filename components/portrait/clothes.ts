import {
  type DrawPortraitPart,
  black,
  navy,
  lightNavy,
  gold,
  crimson,
  white,
  drawFilledPath,
  drawStrokedPath,
  drawOutlinedPath,
} from './palette';
import { drawWithMirrorImage } from './face';

export const shoulderPaths = {
  even: 'M7 103C8 86 20 81 33 78C40 76.3 42 75 43 71H57C58 75 60 76.3 67 78C80 81 92 86 93 103Z',
  sloping:
    'M14 103C15 89 26 83.5 35 79.5C41 77 42.5 75 43 71H57C57.5 75 59 77 65 79.5C74 83.5 85 89 86 103Z',
  square:
    'M5 103V90C5 83 10 80.5 17 79.5L34 77.5C40 76.5 42 75 43 71H57C58 75 60 76.5 66 77.5L83 79.5C90 80.5 95 83 95 90V103Z',
  hunched: 'M5 103C4 83 15 75 31 73.5L43 69H57L69 73.5C85 75 96 83 95 103Z',
} as const;

/** Collar, pattern or other details of a garment, on top of coat and neck. */
export const drawGarment = {
  crew: ({ trim }) => drawStrokedPath(trim, 3.2, 'M41.5 75Q50 87.5 58.5 75'),
  stripes: ({ trim, coat }) =>
    drawStrokedPath(trim, 3, 'M25 84Q50 91 75 84M14 91.5Q50 96.5 86 91.5M11 98.5Q50 101 89 98.5') +
    drawStrokedPath(coat, 5, 'M40.5 75Q50 90.5 59.5 75') +
    drawStrokedPath(trim, 1.6, 'M41.5 75Q50 87.5 58.5 75'),
  shirt: ({ fold }) =>
    drawWithMirrorImage(
      'c',
      drawOutlinedPath(white, fold, 0.8, 'M42.5 70.5L36 76L42.5 88L50 81.5Z'),
    ) +
    drawStrokedPath(fold, 1.3, 'M50 83V100') +
    drawStrokedPath(white, 1.8, 'M53 89h.1M53 96h.1'),
  suit: ({ fold, trim, coat }) =>
    drawFilledPath(white, 'M42 74L50 84L58 74L62 77L50 100L38 77Z') +
    drawFilledPath(trim, 'M47.5 82.5H52.5L51.8 86L54 97L50 102L46 97L48.2 86Z') +
    drawWithMirrorImage(
      'c',
      drawOutlinedPath(white, fold, 0.7, 'M42.8 70.5L37.5 75.5L43.5 84.5L50 81.5Z') +
        drawOutlinedPath(coat, fold, 1, 'M37.5 75.5L31 80.5L33 86H29.5L48 101H51Z'),
    ),
  turtleneck: ({ trim, fold }) =>
    drawFilledPath(trim, 'M39.8 68Q50 73.5 60.2 68L62 78.5Q50 86.5 38 78.5Z') +
    drawStrokedPath(fold, 1.2, 'M43.5 73.5v5M50 75v5.5M56.5 73.5v5'),
  hoodie: ({ coat, fold, trim }) =>
    drawFilledPath(
      fold,
      'M42 69C32 71 28 77 30 82C36 79 43 83 50 91C57 83 64 79 70 82C72 77 68 71 58 69L57.5 74Q50 84 42.5 74Z',
    ) +
    drawFilledPath(coat, 'M30 82C36 79 43 83 50 91C57 83 64 79 70 82L62 88L50 94L38 88Z') +
    drawStrokedPath(trim, 1.7, 'M45 87v9M55 87v7'),
  cardigan: ({ trim, fold }) =>
    drawFilledPath(white, 'M42.5 73Q50 84 57.5 73L61 77L50 99L39 77Z') +
    drawStrokedPath(trim, 4.6, 'M40.5 73.5C38 82 44 92 49 101M59.5 73.5C62 82 56 92 51 101') +
    drawStrokedPath(fold, 1.1, 'M27 87l4 5.5-4 5.5-4-5.5zM73 87l4 5.5-4 5.5-4-5.5z'),
  pajamas: ({ trim, coat, fold }) =>
    drawStrokedPath(fold, 1.5, 'M22 88V100M29 84V100M36 90V100M64 90V100M71 84V100M78 88V100') +
    drawWithMirrorImage('c', drawOutlinedPath(coat, trim, 1.6, 'M42.8 70.5L33 76.5L36 87L50 88Z')) +
    drawStrokedPath(trim, 1.6, 'M50 88V100') +
    drawStrokedPath(trim, 2.4, 'M53.5 95h.1'),
  track: ({ trim, coat, fold }) =>
    drawFilledPath(coat, 'M40 69Q50 74.5 60 69L63 79.5Q50 87.5 37 79.5Z') +
    drawStrokedPath(trim, 2, 'M38.5 78.5Q50 86 61.5 78.5') +
    drawStrokedPath(fold, 1.3, 'M50 84V100') +
    drawStrokedPath(trim, 1.8, 'M37 80.5Q22 83 13 89.5T7 99M63 80.5Q78 83 87 89.5T93 99') +
    drawOutlinedPath(white, trim, 1, 'M48.8 84h2.4v4.5h-2.4z'),
  apron: ({ trim, fold }) =>
    drawStrokedPath(fold, 2.6, 'M41.5 75Q50 87.5 58.5 75') +
    drawFilledPath(trim, 'M31 90Q50 95 69 90V101H31Z') +
    drawStrokedPath(trim, 3.6, 'M38.5 77L34.5 92M61.5 77L65.5 92'),
  dungarees: ({ trim, fold }) =>
    drawStrokedPath(fold, 2.6, 'M41.5 75Q50 87.5 58.5 75') +
    drawFilledPath(trim, 'M33 91H67V101H33Z') +
    drawStrokedPath(trim, 4, 'M34 78.5L36 92M66 78.5L64 92') +
    drawStrokedPath(gold, 2.6, 'M36.5 92.5h.1M63.5 92.5h.1'),
  lace: () =>
    drawFilledPath(
      white,
      'M42.5 71Q50 84 57.5 71L66 76.5a4.5 4.5 0 0 1-4.5 6.5a4.5 4.5 0 0 1-6.5 4.5a4.5 4.5 0 0 1-10 0a4.5 4.5 0 0 1-6.5-4.5a4.5 4.5 0 0 1-4.5-6.5Z',
    ) +
    drawStrokedPath('#e5a4bd', 1.5, 'M39 80h.1M43.5 84.5h.1M50 87.3h.1M56.5 84.5h.1M61 80h.1') +
    drawFilledPath('#a81e52', 'M50 78.5a2.6 3 0 1 0 .1 0z'),
  neckerchief: ({ trim, fold }) =>
    drawFilledPath(trim, 'M39.5 71Q50 80.5 60.5 71L63.5 76.5Q50 87 36.5 76.5Z') +
    drawFilledPath(trim, 'M50 80L42.5 91L50 88L57.5 91Z') +
    drawStrokedPath(fold, 1.2, 'M50 80.5q-2.5 1.5-4 6M50 80.5q2.5 1.5 4 6'),
  pearls: ({ shade }) =>
    drawFilledPath(shade, 'M36.5 77.5Q38 92 50 92T63.5 77.5L57.5 71H42.5Z') +
    drawStrokedPath(
      white,
      3.2,
      'M40.5 77.5h.1M42.5 81.3h.1M45.9 84.3h.1M50 85.4h.1M54.1 84.3h.1M57.5 81.3h.1M59.5 77.5h.1',
    ),
  wrap: ({ shade, trim, fold }) =>
    drawFilledPath(shade, 'M41 73.5L50 92L59 73.5L57.5 70H42.5Z') +
    drawStrokedPath(trim, 1, 'M42 75.5Q50 86 58 75.5') +
    drawFilledPath(trim, 'M50 79.5a2.2 2.2 0 1 0 .1 0z') +
    drawStrokedPath(fold, 2, 'M40.5 74L56 101M59.5 74L50.5 91') +
    drawStrokedPath(fold, 1.2, 'M22 96q6-8 13-10M78 96q-6-8-13-10'),
  scarf: ({ trim, fold }) =>
    drawFilledPath(trim, 'M37 69Q50 77 63 69Q67.5 75 65.5 81Q50 89.5 34.5 81Q32.5 75 37 69Z') +
    drawFilledPath(trim, 'M38 80L36 101H46.5L47.5 83Z') +
    drawStrokedPath(fold, 1.2, 'M36.5 76Q50 83.5 63.5 76M40 90h5M39.5 95h5'),
  office: () =>
    drawWithMirrorImage(
      'c',
      drawOutlinedPath(gold, black, 0.9, 'M42.3 68.5L33.5 75.5L42 90L50 83.5Z'),
    ) + drawStrokedPath(lightNavy, 1, 'M50 84V100'),
  officeRuff: () =>
    drawWithMirrorImage(
      'c',
      drawOutlinedPath(
        gold,
        black,
        0.8,
        'M43 68.5Q34 70 31 77Q33.5 80 35.5 78.5Q36 83 40 82.5Q41.5 87.5 45.5 86Q47 89 50 88V82Z',
      ),
    ) + drawStrokedPath(lightNavy, 1, 'M50 88V100'),
  officeBow: () =>
    drawWithMirrorImage(
      'c',
      drawOutlinedPath(gold, black, 0.9, 'M42.3 68L36.5 70.5L41 79.5L50 83Z') +
        drawOutlinedPath(gold, black, 0.9, 'M50 82L39 77.5V90L50 85.5Z'),
    ) + drawOutlinedPath(gold, black, 0.9, 'M48 81.5h4v4.5h-4z'),
} satisfies Record<string, DrawPortraitPart>;

/** The moth-shaped pin on a commissioner's lapel. */
export const mothPinMarkup =
  drawFilledPath(
    gold,
    'M71.5 88C69 84 64.5 82 61.5 83C60.5 86.5 63 90.5 67 91C64.5 92.2 64.5 95.7 67 96.2C69.5 96.4 71 94.2 71.5 92.2C72 94.2 73.5 96.4 76 96.2C78.5 95.7 78.5 92.2 76 91C80 90.5 82.5 86.5 81.5 83C78.5 82 74 84 71.5 88Z',
  ) +
  drawStrokedPath(navy, 4, 'M71.5 88V93.5') +
  drawStrokedPath(gold, 2.3, 'M71.5 87.5V94') +
  drawStrokedPath(gold, 1.1, 'M70.8 86q-.5-3.2-3.2-3.9M72.2 86q.5-3.2 3.2-3.9') +
  drawFilledPath(crimson, 'M66 85.6a1.3 1.3 0 1 0 .1 0zM77 85.6a1.3 1.3 0 1 0 .1 0z');

export const drawHeadwear = {
  none: () => '',
  sleepMask: ({ trim }) =>
    drawStrokedPath(black, 2.2, 'M30.5 35.5Q33 31.5 37 30.5M69.5 35.5Q67 31.5 63 30.5') +
    drawOutlinedPath(
      trim,
      black,
      1.2,
      'M34 27Q50 20.5 66 27Q69.5 35 63 38.5Q54.5 41 50 35Q45.5 41 37 38.5Q30.5 35 34 27Z',
    ) +
    drawStrokedPath(
      black,
      1.6,
      'M38.5 31.5q3.6 3.5 7.2 0M54.3 31.5q3.6 3.5 7.2 0M39 33.8l-.8 1.3M42 34.8v1.5M45.2 33.8l.8 1.3M54.8 33.8l-.8 1.3M58 34.8v1.5M61.2 33.8l.8 1.3',
    ),
  bakerCap: () =>
    drawFilledPath(white, 'M31 34C25 30 26 19 35 19C37 10 63 10 65 19C74 19 75 30 69 34Z') +
    drawStrokedPath('#cfab79', 1.2, 'M40 21q-1 5 1 9M50 18.5v11M60 21q1 5-1 9') +
    drawOutlinedPath(white, '#cfab79', 1, 'M31 33Q50 27.5 69 33V38.5Q50 33 31 38.5Z'),
  sweatband: ({ trim }) =>
    drawFilledPath(trim, 'M32 38Q50 27 68 38L67 31Q50 21.5 33 31Z') +
    drawStrokedPath(white, 1.2, 'M32.6 34.6Q50 24.5 67.4 34.6'),
  bandana: ({ trim }) =>
    drawFilledPath(trim, 'M31 37C31 25 38 18.5 50 18.5S69 25 69 37Q50 28 31 37Z') +
    drawFilledPath(trim, 'M68 31L78 27L76 33L79.5 38L69 36Z') +
    drawStrokedPath(white, 2, 'M38 28h.1M44 24.5h.1M50 28h.1M56 24.5h.1M62 28h.1M50 21.8h.1'),
  cap: ({ trim, coat }) =>
    drawFilledPath(trim, 'M31 37C28.5 22 38 14.5 50 14.5S71.5 22 69 37Q50 30 31 37Z') +
    drawStrokedPath(coat, 1.1, 'M50 14.5Q41 19 40.5 32M50 14.5Q59 19 59.5 32') +
    drawFilledPath(
      coat,
      'M50 12.8a2.5 1.7 0 1 0 .1 0zM31 37.5Q29.5 34.5 32 33Q50 26.5 66 31Q80 33.5 86 40.5Q84 43.5 79 42Q56 33.5 31 37.5Z',
    ),
  headphones: ({ trim }) =>
    drawStrokedPath(trim, 3.4, 'M30 43C27.5 23 37 11.5 50 11.5S72.5 23 70 43') +
    drawWithMirrorImage(
      'w',
      drawFilledPath(black, 'M33 39.5V55.5Q25 56 25 47.5T33 39.5Z') +
        drawStrokedPath(trim, 1.8, 'M28.5 44.5v6'),
    ),
  sunHat: ({ trim }) =>
    drawFilledPath(trim, 'M33 30C33 14 40 10.5 50 10.5S67 14 67 30Z') +
    drawStrokedPath('#a81e52', 4, 'M33.5 27Q50 31 66.5 27') +
    drawFilledPath(trim, 'M9 36Q28 23.5 50 27.5Q72 23.5 91 36Q71 34.5 50 36Q29 34.5 9 36Z') +
    drawStrokedPath('#cfab79', 1, 'M18 33.5Q35 29.5 50 31.5Q65 29.5 82 33.5'),
  eyeshade: () =>
    drawStrokedPath(black, 3.2, 'M32.5 33.5Q50 26 67.5 33.5') +
    '<path fill="#0b6650" fill-opacity=".88" d="M31 34Q50 24.5 69 34L76 42.5Q50 30.5 24 42.5Z"/>' +
    drawStrokedPath('#3a9c80', 1.2, 'M28 40Q50 29.5 72 40'),
  visorPencil: () =>
    drawOutlinedPath(gold, black, 0.8, 'M66 36L83 24L85.5 23.8L84.6 26.2L67.5 38.2Z') +
    drawFilledPath('#f47c9b', 'M66 36l1.5 2.2-3 2-1.5-2.2z'),
} satisfies Record<string, DrawPortraitPart>;
