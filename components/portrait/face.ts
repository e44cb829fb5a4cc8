import {
  type DrawPortraitPart,
  type PortraitColors,
  black,
  gold,
  crimson,
  white,
  drawFilledPath,
  drawStrokedPath,
  drawOutlinedPath,
} from './palette';

/** Outlines of heads, symmetric about x = 50, for eyes at y = 46. */
const headOutlines = {
  oval: 'M33 43C33 30 40 23 50 23S67 30 67 43C67 57 60 67 50 67S33 57 33 43Z',
  round: 'M31 45C31 32 39 24 50 24S69 32 69 45C69 58 61 66 50 66S31 58 31 45Z',
  square: 'M33 40C33 28 40 23 50 23S67 28 67 40V53C67 61 61 66 50 66S33 61 33 53Z',
  heart: 'M31.5 41C31.5 29 39 23 50 23S68.5 29 68.5 41C68.5 53 57 68 50 68S31.5 53 31.5 41Z',
  long: 'M34.5 41C34.5 28 41 22 50 22S65.5 28 65.5 41V51C65.5 63 58 70 50 70S34.5 63 34.5 51Z',
  pear: 'M35 40C35 29 41 23 50 23S65 29 65 40C65.5 45 70 48 70 54.5C70 63 61 67 50 67S30 63 30 54.5C30 48 34.5 45 35 40Z',
  chiseled: 'M33 40C33 28 40 23 50 23S67 28 67 40L66 54L56.5 66Q50 69 43.5 66L34 54Z',
} as const;

export type HeadShape = keyof typeof headOutlines;

/** Left ears; the right one is the mirror image. */
const ears = {
  plain: 'M34 42.5C29.5 39.5 27.5 43.5 28.7 47.5S32.5 53 35 51.5Z',
  large: 'M34 40C27.5 36 24.5 41.5 26.3 47.5S32.5 54.5 35 52Z',
  small: 'M34 44.5C31 42 29.3 45 30 47.8S33 51.8 35 50.5Z',
} as const;

export type EarStyle = keyof typeof ears | 'studs' | 'hoops' | 'hidden';

/**
 * Draws the left half of a part, and its mirror image on the right of x = 50. `id` is a letter that
 * no other part of the portrait uses.
 */
export function drawWithMirrorImage(id: string, markup: string): string {
  return `<g id="${id}">${markup}</g><use href="#${id}" transform="matrix(-1 0 0 1 100 0)"/>`;
}

export function drawEars(kind: EarStyle, { skin, shade, trim }: PortraitColors): string {
  if (kind === 'hidden') return '';
  const outline = kind === 'studs' || kind === 'hoops' ? ears.plain : ears[kind];
  const ear = drawFilledPath(skin, outline) + drawStrokedPath(shade, 1.3, 'M33 45.2q-2.4-.7-2 2.3');
  const earring = {
    studs: drawStrokedPath(gold, 3.4, 'M30.3 53h.1'),
    hoops: drawStrokedPath(trim, 1.8, 'M30.4 52.8a4 4.6 0 1 0 .1 0z'),
  };
  return drawWithMirrorImage(
    'e',
    ear + (kind === 'studs' || kind === 'hoops' ? earring[kind] : ''),
  );
}

/** The neck is in the darker shade of the skin, so that the chin stands out. */
export function drawNeck({ shade }: PortraitColors): string {
  return drawFilledPath(shade, 'M42.5 55V74Q50 86 57.5 74V55Z');
}

/** The head with its right side in shade. `cheeks` is clipped to the head's outline. */
export function drawHead(head: HeadShape, cheeks: string, { skin, shade }: PortraitColors): string {
  return (
    `<clipPath id="h"><path id="s" d="${headOutlines[head]}"/></clipPath><use href="#s" fill="${skin}"/>` +
    `<g clip-path="url(#h)"><path fill="${shade}" fill-opacity=".4" d="M60 20Q68 46 52 72H75V20Z"/>${cheeks}</g>`
  );
}

const eyeWhites = 'M42.5 41.5a4.5 4.5 0 1 0 .1 0zM57.5 41.5a4.5 4.5 0 1 0 .1 0z';
const lids = 'M37.6 46.2A4.9 4.9 0 0 1 47.4 46.2ZM52.6 46.2A4.9 4.9 0 0 1 62.4 46.2Z';
const dots = (y: number, width: number, shift = 0) =>
  drawStrokedPath(black, width, `M${42.5 + shift} ${y}h.1M${57.5 + shift} ${y}h.1`);

export const drawBrows = {
  flat: ({ hair }) => drawStrokedPath(hair, 2.2, 'M38.5 39h8M53.5 39h8'),
  arched: ({ hair }) => drawStrokedPath(hair, 2, 'M38 39.5q4-4 8.5-1.2M62 39.5q-4-4-8.5-1.2'),
  worried: ({ hair }) => drawStrokedPath(hair, 2.2, 'M38 40.5q4-.5 8-3.5M62 40.5q-4-.5-8-3.5'),
  stern: ({ hair }) => drawStrokedPath(hair, 2.6, 'M38.5 37.8l8 3M61.5 37.8l-8 3'),
  cocked: ({ hair }) => drawStrokedPath(hair, 2.2, 'M38.5 40.2q4-2 8-.8M53.5 37q4-3.6 8.2-.4'),
  lifted: ({ hair }) => drawStrokedPath(hair, 2, 'M38 37q4.3-4.2 8.6-.8M62 37q-4.3-4.2-8.6-.8'),
  bushy: ({ hair }) => drawStrokedPath(hair, 4, 'M39.5 39.5q3-2.4 6-.8M60.5 39.5q-3-2.4-6-.8'),
  fine: ({ hair }) => drawStrokedPath(hair, 1.3, 'M38 38.5q4-3 8.5-.6M62 38.5q-4-3-8.5-.6'),
} satisfies Record<string, DrawPortraitPart>;

export const drawEyes = {
  hidden: () => '',
  dots: () => dots(46, 4.2),
  bright: () => drawFilledPath(white, eyeWhites) + dots(46, 4.4),
  startled: () =>
    drawFilledPath(white, 'M42.5 40a5.8 5.8 0 1 0 .1 0zM57.5 40a5.8 5.8 0 1 0 .1 0z') + dots(46, 3),
  lidded: ({ shade }) =>
    drawFilledPath(white, eyeWhites) +
    dots(47, 4) +
    drawFilledPath(shade, lids) +
    drawStrokedPath(black, 1.5, 'M37.6 46.2h9.8M52.6 46.2h9.8'),
  sidelong: () =>
    drawFilledPath(white, eyeWhites) +
    dots(46.4, 4.2, 2) +
    drawStrokedPath(black, 1.6, 'M37.8 45q4.6-6 9.4-.4M52.8 45q4.6-6 9.4-.4'),
  happy: () => drawStrokedPath(black, 2.1, 'M38.5 47.5q4-5 8 0M53.5 47.5q4-5 8 0'),
  asleep: () =>
    drawStrokedPath(
      black,
      2,
      'M38 45.5q4.5 4.5 9 0M53 45.5q4.5 4.5 9 0M39.2 48l-1 1.6M60.8 48l1 1.6',
    ),
  wink: () =>
    drawFilledPath(white, 'M42.5 41.5a4.5 4.5 0 1 0 .1 0z') +
    drawStrokedPath(black, 4.2, 'M42.5 46h.1') +
    drawStrokedPath(black, 2.1, 'M53.5 47q4-4 8 0'),
  tearful: () =>
    drawFilledPath(white, eyeWhites) +
    dots(46.3, 5) +
    drawStrokedPath(white, 1.5, 'M43.6 45h.1M58.6 45h.1') +
    drawOutlinedPath(white, '#6fb9c9', 0.8, 'M61.5 50.5c2.2 3 2.4 5.6 0 5.6s-2.2-2.6 0-5.6z'),
  level: () =>
    drawFilledPath(white, 'M38 45.2H47A4.5 3.6 0 0 1 38 45.2ZM53 45.2H62A4.5 3.6 0 0 1 53 45.2Z') +
    drawStrokedPath(black, 3.2, 'M42.5 46.3h.1M57.5 46.3h.1') +
    drawStrokedPath(black, 1.7, 'M37.5 44.8h10M52.5 44.8h10'),
  lashed: () =>
    drawFilledPath(white, eyeWhites) +
    dots(46, 4.4) +
    drawStrokedPath(
      black,
      1.7,
      'M37 44.4q5.4-6 10-.6M63 44.4q-5.4-6-10-.6M37 44.4l-2-1.6M63 44.4l2-1.6',
    ),
  tired: ({ shade }) =>
    drawFilledPath(white, eyeWhites) +
    dots(46, 3.6) +
    drawStrokedPath(shade, 1.6, 'M38.5 52.5q4 2.6 8 .4M61.5 52.5q-4 2.6-8 .4'),
} satisfies Record<string, DrawPortraitPart>;

export const drawCheeks = {
  none: () => '',
  blush: ({ shade }) =>
    `<path fill="${shade}" fill-opacity=".45" d="M38.5 51.5a4 3.3 0 1 0 .1 0zM61.5 51.5a4 3.3 0 1 0 .1 0z"/>`,
  freckles: ({ shade }) =>
    drawStrokedPath(
      shade,
      1.3,
      'M37.5 53h.1M40.5 55h.1M41.5 52h.1M62.5 53h.1M59.5 55h.1M58.5 52h.1',
    ),
} satisfies Record<string, DrawPortraitPart>;

export const drawNose = {
  drop: ({ shade }) => drawStrokedPath(shade, 2, 'M50.5 45.5l3 8.2q.3 2-3.8 1.7'),
  button: ({ shade }) => drawFilledPath(shade, 'M50 49.7a2.9 2.7 0 1 0 .1 0z'),
  wedge: ({ shade }) => drawFilledPath(shade, 'M49.6 43.5L54.8 54Q55 56 50 56T46.3 54.6Z'),
  broad: ({ shade }) =>
    drawFilledPath(
      shade,
      'M50 47c2 0 2 3 4.4 4.6s.6 4-1.6 3.4q-2.8-.8-5.6 0c-2.2.6-4-1.8-1.6-3.4S48 47 50 47Z',
    ),
  hooked: ({ shade }) =>
    drawFilledPath(shade, 'M48.5 42.5C54 45 57.5 50 55.5 53.5Q53.5 55 50.5 57Q49.5 54.5 47.5 54Z'),
  snub: ({ shade }) => drawStrokedPath(shade, 2.2, 'M46.8 54.2q.4-3.4 3.2-3.4t3.2 3.4'),
} satisfies Record<string, DrawPortraitPart>;

export const drawMouth = {
  flat: () => drawStrokedPath(black, 2, 'M45 60.5h10'),
  smile: () => drawStrokedPath(black, 2, 'M43.5 59q6.5 5.5 13 0'),
  smirk: () => drawStrokedPath(black, 2, 'M45 61q7 .6 10.5-3.4'),
  grin: () => drawOutlinedPath(white, black, 1.6, 'M42 58.2Q50 60 58 58.2Q57 65 50 65T42 58.2Z'),
  gasp: () =>
    drawFilledPath(black, 'M50 57.5a3.2 4 0 1 0 .1 0z') +
    drawFilledPath('#d2557b', 'M48 63.8q2-2 4 0-2 2.6-4 0z'),
  laugh: () =>
    drawFilledPath(black, 'M42.5 58H57.5Q57 66 50 66T42.5 58Z') +
    drawFilledPath(white, 'M43.3 58H56.7L56 60.3H44Z') +
    drawFilledPath('#f47c9b', 'M46.5 64.7q3.5-2.4 7 0-3.5 2.3-7 0z'),
  frown: () => drawStrokedPath(black, 2, 'M44.5 61.8q5.5-4 11 0'),
  wobble: () => drawStrokedPath(black, 1.9, 'M43.5 60.5q2.2-2.4 4.3 0t4.3 0 4.3 0'),
  pursed: () => drawStrokedPath(black, 2.2, 'M48 60.3q2 1.5 4 0'),
  sealed: () => drawStrokedPath(black, 2, 'M44.5 60.5h11M44.5 59v3M55.5 59v3'),
  lips: () =>
    drawFilledPath(crimson, 'M44 60Q47.5 57 50 58.6Q52.5 57 56 60Q50 65.5 44 60Z') +
    drawStrokedPath('#f47c9b', 0.9, 'M45.5 60.2h9'),
  speaking: () =>
    drawFilledPath(black, 'M44.5 59Q50 56.5 55.5 59Q54.5 64.5 50 64.5T44.5 59Z') +
    drawFilledPath('#f47c9b', 'M47.3 63.2q2.7-2.2 5.4 0-2.7 2.2-5.4 0z'),
} satisfies Record<string, DrawPortraitPart>;

const arms = 'M33 45l3 .5M67 45l-3 .5';
/** A lens is translucent, so that the eye behind it stays visible. */
const lens = (d: string, stroke: string, width: number) =>
  `<path fill="#fff" fill-opacity=".38" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;

export const drawEyewear = {
  none: () => '',
  round: () =>
    lens('M42 39.5a6.5 6.5 0 1 0 .1 0zM58 39.5a6.5 6.5 0 1 0 .1 0z', black, 1.6) +
    drawStrokedPath(black, 1.6, `M48.3 45.2q1.7-1.7 3.4 0${arms}`),
  square: () =>
    lens('M35 41.5H48V51H35ZM52 41.5H65V51H52Z', black, 2) +
    drawStrokedPath(black, 1.8, 'M48 45h4M33 44.5h2M65 44.5h2'),
  owl: ({ trim }) =>
    lens('M41 37a8.8 8.8 0 1 0 .1 0zM59 37a8.8 8.8 0 1 0 .1 0z', trim, 2.2) +
    drawStrokedPath(trim, 2, 'M49.5 45h1'),
  cat: ({ trim }) =>
    lens(
      'M31.5 40.5Q40 40.5 48.5 44C48.5 50 45 52 41.5 52C36.5 52 35 48.5 34.5 45ZM68.5 40.5Q60 40.5 51.5 44C51.5 50 55 52 58.5 52C63.5 52 65 48.5 65.5 45Z',
      trim,
      2,
    ) + drawStrokedPath(trim, 1.8, 'M48.5 44.5q1.5-1 3 0'),
  half: () =>
    lens(
      'M36.5 49.5H47.5A5.5 5 0 0 1 36.5 49.5ZM52.5 49.5H63.5A5.5 5 0 0 1 52.5 49.5Z',
      gold,
      1.5,
    ) + drawStrokedPath(gold, 1.5, 'M47.5 50q2.5-2 5 0M36.5 49.5L33 46.5M63.5 49.5L67 46.5'),
  sunset: ({ trim }) =>
    drawOutlinedPath('#5e3520', trim, 1.5, 'M40.5 38.5a8 8 0 1 0 .1 0zM59.5 38.5a8 8 0 1 0 .1 0z') +
    drawStrokedPath(trim, 1.5, 'M48.5 45.5h3') +
    drawStrokedPath('#e98f5b', 1.5, 'M36 47.5q3.5 3.5 8 1.5M55 47.5q3.5 3.5 8 1.5'),
  monocle: () =>
    lens('M58 39.5a6.8 6.8 0 1 0 .1 0z', gold, 1.8) +
    drawStrokedPath(gold, 0.9, 'M64 49.5q5 10 1 20'),
} satisfies Record<string, DrawPortraitPart>;

/** The mouth is drawn on top of beards and moustaches. */
export const drawFacialHair = {
  none: () => '',
  beard: ({ hair, strand }) =>
    drawFilledPath(
      hair,
      'M32 43C33 50 35 54 41 54.5Q50 52 59 54.5C65 54 67 50 68 43C72 60 66 75 50 77S28 60 32 43Z',
    ) + drawStrokedPath(strand, 1.1, 'M38 62q1 6 5 9M62 62q-1 6-5 9M50 68v5'),
  moustache: ({ hair }) =>
    drawFilledPath(
      hair,
      'M50 56.2C46.5 54 41.5 55 39.5 59.5C43.5 61 47.5 60.5 50 58.5C52.5 60.5 56.5 61 60.5 59.5C58.5 55 53.5 54 50 56.2Z',
    ),
  chops: ({ hair }) =>
    drawFilledPath(
      hair,
      'M32 42C30 52 28 60 37 65C41 66.5 44 64 45 60.5Q50 58 55 60.5C56 64 59 66.5 63 65C72 60 70 52 68 42C67 48 65.5 52 62 54.5C56 56 53 54.5 50 56.5C47 54.5 44 56 38 54.5C34.5 52 33 48 32 42Z',
    ),
} satisfies Record<string, DrawPortraitPart>;
