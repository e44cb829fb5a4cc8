import { sealLampCircle } from './sealLamps';

/** Custom properties of `globals.css`, without the leading dashes. */
export type SealColor =
  'paper' | 'seal-ring' | 'seal-lamp' | 'seal-lamp-off' | 'seal-moth' | 'seal-heart';

/** A path with round line caps and joins. */
export interface SealPath {
  d: string;
  fill?: SealColor;
  stroke?: SealColor;
  /** The stroke width in SVG units; 1 by default. */
  width?: number;
}

const circle = (r: number) =>
  `M${60 - r} 56a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0Z`;

/** The moth of the largest seal (72 px or more), by parts of the body. */
export const sealMothPaths = {
  wings:
    'M58.3 50.3C55.8 41.9 46.4 32.5 34.9 31.2 30.3 30.6 28 34 29.4 37.8 30.4 40.6 29.9 42.7 31.4 45.8 32.8 48.4 34.5 49.3 35.7 52.2 37.2 55.9 41 59.1 46.8 59.1 51.9 59.1 56.2 57.5 58.3 54.8ZM58 57.5C53.6 59.8 48.1 61.1 42.8 61.1 39.9 63.2 38.8 66.2 39.9 69.1 39.6 71.9 41.3 73.4 42.7 75.3 45 78.7 49.3 78.3 51.8 75.7 55.2 72.1 57.6 66.8 58.5 60.5ZM61.7 50.3C64.2 41.9 73.6 32.5 85.1 31.2 89.7 30.6 92 34 90.6 37.8 89.6 40.6 90.1 42.7 88.6 45.8 87.2 48.4 85.5 49.3 84.3 52.2 82.8 55.9 79 59.1 73.2 59.1 68.1 59.1 63.8 57.5 61.7 54.8ZM62 57.5C66.4 59.8 71.9 61.1 77.2 61.1 80.1 63.2 81.2 66.2 80.1 69.1 80.4 71.9 78.7 73.4 77.3 75.3 75 78.7 70.7 78.3 68.2 75.7 64.8 72.1 62.4 66.8 61.5 60.5Z',
  hearts:
    'M46.1 49.8C43.7 48.8 40.5 47.7 39.9 45.2 39.4 43.7 40.3 42.3 41.6 41.9 42.6 41.6 43.6 42 44.3 42.9 44.4 41.8 45 40.9 46.1 40.5 47.3 40.2 48.8 40.9 49.2 42.5 49.9 44.9 47.7 47.6 46.1 49.8ZM73.9 49.8C76.3 48.8 79.5 47.7 80.1 45.2 80.6 43.7 79.7 42.3 78.4 41.9 77.4 41.6 76.4 42 75.7 42.9 75.6 41.8 75 40.9 73.9 40.5 72.7 40.2 71.2 40.9 70.8 42.5 70.1 44.9 72.3 47.6 73.9 49.8Z',
  antennae: 'M58.8 43.3C58 34.7 53.2 28.5 46.9 26.4M61.2 43.3C62 34.7 66.8 28.5 73.1 26.4',
  barbs:
    'M55.2 37.2l2.5.8 1.5-2.3M53.4 35l3.3.5 1.6-3.1M51.7 33.2l3.8.1 1.3-3.7M50.2 31.8l3.9-.5.8-4M48.9 30.5l3.5-.9.3-3.8M47.7 29.4l2.9-1.2-.2-3.2M46.7 28.2l1.9-1.2-.5-2.2M64.8 37.2l-2.5.8-1.5-2.3M66.6 35l-3.3.5-1.6-3.1M68.3 33.2l-3.8.1-1.3-3.7M69.8 31.8l-3.9-.5-.8-4M71.1 30.5l-3.5-.9-.3-3.8M72.3 29.4l-2.9-1.2.2-3.2M73.3 28.2l-1.9-1.2.5-2.2',
  receipt: 'M54.6 74.8H65.4V89l-1.8-1.6-1.8 1.6-1.8-1.6-1.8 1.6-1.8-1.6-1.8 1.6Z',
  print: 'M56.9 79.2h6.2M56.9 82.1h6.2M56.9 84.9h3.6',
  legs: 'M57.3 68.6Q55.2 71.2 56.4 75.7M62.7 68.6Q64.8 71.2 63.6 75.7',
  body: 'M60 41.6C63.1 41.6 64.8 43.4 64.3 45.4 66.9 46.9 67.7 49.9 66.6 52.8 66.2 54.7 65.4 55.6 64.8 56.5 66.5 62.5 65.3 69.9 60 76.4 54.7 69.9 53.5 62.5 55.2 56.5 54.6 55.6 53.8 54.7 53.4 52.8 52.4 49.9 53.1 46.9 55.8 45.4 55.2 43.4 56.9 41.6 60 41.6Z',
  wingLines:
    'M35.7 36C37.1 39.7 36.2 42.7 38.4 46.5 39.6 49 41 50 42 52 43.7 54.8 47.3 55.6 51.5 54.8M44.2 64.6C42.8 66.6 42.8 68.2 44 70.3 44.2 72.5 45.9 74.2 48.3 74.1M84.3 36C82.9 39.7 83.8 42.7 81.6 46.5 80.4 49 79 50 78 52 76.3 54.8 72.7 55.6 68.5 54.8M75.8 64.6C77.2 66.6 77.2 68.2 76 70.3 75.8 72.5 74.1 74.2 71.7 74.1M55.8 60H64.3M55.7 63.7H64.3M56.3 67.5H63.7M57.8 71.2H62.2M55.1 47Q60 51.3 64.9 47M54.7 51.8Q60 56.1 65.3 51.8',
};

/** The seal for sizes from 72 px, in drawing order. The lamps come between `ring` and `moth`. */
export const fullSealPaths: Record<'ring' | 'moth', readonly SealPath[]> = {
  ring: [
    { d: 'M60 107V126M44 126H76', stroke: 'seal-ring', width: 4 },
    { d: circle(sealLampCircle.r), fill: 'paper', stroke: 'seal-ring', width: 11 },
  ],
  moth: [
    { d: circle(39.5), stroke: 'seal-moth' },
    {
      d: sealMothPaths.receipt + sealMothPaths.print + sealMothPaths.legs + sealMothPaths.barbs,
      stroke: 'seal-moth',
    },
    { d: sealMothPaths.antennae, stroke: 'seal-moth', width: 1.4 },
    { d: sealMothPaths.wings, fill: 'seal-moth' },
    { d: sealMothPaths.hearts, fill: 'seal-heart' },
    { d: sealMothPaths.body, fill: 'seal-moth', stroke: 'paper', width: 1.6 },
    { d: sealMothPaths.wingLines, stroke: 'paper', width: 1.1 },
  ],
};

/**
 * The seal for sizes from 25 to 71 px. Every page contains it, so only half of the moth is stored;
 * SmallSeal mirrors it.
 */
export const smallSealPaths: Record<'ring' | 'halfMoth' | 'body', readonly SealPath[]> = {
  ring: [
    { d: 'M60 108V126M42 126H78', stroke: 'seal-ring', width: 6 },
    { d: circle(sealLampCircle.r), fill: 'paper', stroke: 'seal-ring', width: 13 },
  ],
  halfMoth: [
    { d: 'M58.5 44C58 35 53 28 46 26', stroke: 'seal-moth', width: 2.6 },
    {
      d: 'M58 51C55 42 45 32 33 31 27 31 25 34 26.5 38.5 27 45 32 49 33.5 54 36 60 41 61 46 61 51 61 56 59 58 56ZM58 59C53 62 47 63 41 63 38 66 37 69 38 72 38 77 42 82 47 81.5 54 80 57 70 58 63Z',
      fill: 'seal-moth',
    },
    {
      d: 'M45.5 52C42 51 38 49 37.5 46 37 43 41 41 43.5 44 44 40 48 40 49 43 50 46 48 49 45.5 52Z',
      fill: 'seal-heart',
    },
  ],
  body: [
    {
      d: 'M60 42C63 42 65 44 65 46.5 68 48 68.5 52 67 54.5 66.5 56 66 57 65 58.5 67 65 66 73 60 80 54 73 53 65 55 58.5 54 57 53.5 56 53 54.5 51.5 52 52 48 55 46.5 55 44 57 42 60 42Z',
      fill: 'seal-moth',
      stroke: 'paper',
      width: 2.4,
    },
  ],
};

/** The seal for sizes below 25 px, without lamps, in the viewBox 0 0 24 24. */
export const tinySealPaths: readonly SealPath[] = [
  { d: 'M8.1 21.8A10.5 10.5 0 1 1 15.9 21.8', stroke: 'seal-ring', width: 2.2 },
  {
    d: 'M12 10.4C11 7.6 8.4 5.9 5.4 6.2 4.3 6.4 4.1 7.6 4.5 8.9 5.1 11.6 8 13.2 10.8 13 9 13.8 7 15 6.6 16.6 6.5 18.2 8 18.9 9.3 18.3 10.2 17.9 10.9 17.1 11.2 16.4 11.2 17.6 11.5 18.4 12 18.8 12.5 18.4 12.8 17.6 12.8 16.4 13.1 17.1 13.8 17.9 14.7 18.3 16 18.9 17.5 18.2 17.4 16.6 17 15 15 13.8 13.2 13 16 13.2 18.9 11.6 19.5 8.9 19.9 7.6 19.7 6.4 18.6 6.2 15.6 5.9 13 7.6 12 10.4Z',
    fill: 'seal-moth',
  },
  { d: 'M11.8 10.5Q11.3 6.6 9.1 5M12.2 10.5Q12.7 6.6 14.9 5', stroke: 'seal-moth' },
];
