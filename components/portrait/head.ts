import { type Inks, fill, gold, line } from './ink';

/** Outlines of the face, drawn about x = 50 with the eyes at y = 46. */
export const heads = {
  oval: 'M33 43C33 30 40 23 50 23S67 30 67 43C67 57 60 67 50 67S33 57 33 43Z',
  round: 'M31 45C31 32 39 24 50 24S69 32 69 45C69 58 61 66 50 66S31 58 31 45Z',
  square: 'M33 40C33 28 40 23 50 23S67 28 67 40V53C67 61 61 66 50 66S33 61 33 53Z',
  heart: 'M31.5 41C31.5 29 39 23 50 23S68.5 29 68.5 41C68.5 53 57 68 50 68S31.5 53 31.5 41Z',
  long: 'M34.5 41C34.5 28 41 22 50 22S65.5 28 65.5 41V51C65.5 63 58 70 50 70S34.5 63 34.5 51Z',
  pear: 'M35 40C35 29 41 23 50 23S65 29 65 40C65.5 45 70 48 70 54.5C70 63 61 67 50 67S30 63 30 54.5C30 48 34.5 45 35 40Z',
  chiseled: 'M33 40C33 28 40 23 50 23S67 28 67 40L66 54L56.5 66Q50 69 43.5 66L34 54Z',
} as const;

export type Head = keyof typeof heads;

/** Where the cheek meets the ear, left of the middle. */
const ears = {
  plain: 'M34 42.5C29.5 39.5 27.5 43.5 28.7 47.5S32.5 53 35 51.5Z',
  large: 'M34 40C27.5 36 24.5 41.5 26.3 47.5S32.5 54.5 35 52Z',
  small: 'M34 44.5C31 42 29.3 45 30 47.8S33 51.8 35 50.5Z',
} as const;

export type Ears = keyof typeof ears | 'studs' | 'hoops' | 'hidden';

/** A left half and its mirror image; `id` is a letter that the file uses once. */
export function mirrored(id: string, markup: string): string {
  return `<g id="${id}">${markup}</g><use href="#${id}" transform="matrix(-1 0 0 1 100 0)"/>`;
}

export function earsOf(kind: Ears, { skin, shade, trim }: Inks): string {
  if (kind === 'hidden') return '';
  const outline = kind === 'studs' || kind === 'hoops' ? ears.plain : ears[kind];
  const ear = fill(skin, outline) + line(shade, 1.3, 'M33 45.2q-2.4-.7-2 2.3');
  const jewel = {
    studs: line(gold, 3.4, 'M30.3 53h.1'),
    hoops: line(trim, 1.8, 'M30.4 52.8a4 4.6 0 1 0 .1 0z'),
  };
  return mirrored('e', ear + (kind === 'studs' || kind === 'hoops' ? jewel[kind] : ''));
}

/** Neck in the shade of the chin. */
export function neck({ shade }: Inks): string {
  return fill(shade, 'M42.5 55V74Q50 86 57.5 74V55Z');
}

/** The face with its side away from the light; `bloom`, on the cheeks, never leaves it. */
export function faceOf(head: Head, bloom: string, { skin, shade }: Inks): string {
  return (
    `<clipPath id="h"><path id="s" d="${heads[head]}"/></clipPath><use href="#s" fill="${skin}"/>` +
    `<g clip-path="url(#h)"><path fill="${shade}" fill-opacity=".4" d="M60 20Q68 46 52 72H75V20Z"/>${bloom}</g>`
  );
}
