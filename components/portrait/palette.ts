/** Returns the SVG markup of one part, such as the nose. */
export type DrawPortraitPart = (colors: PortraitColors) => string;

export interface PortraitColors {
  skin: string;
  shade: string;
  hair: string;
  strand: string;
  coat: string;
  fold: string;
  trim: string;
  paper: string;
  tint: string;
}

export const black = '#171a26';
export const navy = '#1b2a5e';
export const darkNavy = '#111b40';
/** A color for thin lines on navy clothes and rosettes. */
export const lightNavy = '#4a60ab';
export const gold = '#f2b632';
export const crimson = '#a81e52';
export const white = '#fff';

/** Skin colors, each with a darker shade. They are unnatural, so that they show no ethnicity. */
const skins = {
  gold: ['#f2b632', '#d38f1c'],
  pink: ['#f47c9b', '#d2557b'],
  sage: ['#7cc7a0', '#529d7b'],
  periwinkle: ['#8fa2e6', '#6a7ecb'],
  lilac: ['#b497dd', '#9273c2'],
  teal: ['#6fb9c9', '#4892a5'],
  apricot: ['#f4874b', '#cf6427'],
} as const;

const hairs = {
  black: ['#171a26', '#454b63'],
  navy: ['#1b2a5e', '#4a60ab'],
  brown: ['#5e3520', '#94603d'],
  rose: ['#a81e52', '#d9598a'],
  grey: ['#8d8996', '#bdbac4'],
  green: ['#0b6650', '#3a9c80'],
} as const;

const coats = {
  navy: ['#1b2a5e', '#33458a'],
  darkNavy: ['#111b40', '#2c3b75'],
  rose: ['#a81e52', '#c9497a'],
  green: ['#0b6650', '#2c8a72'],
  plum: ['#5a2482', '#7d4aa6'],
} as const;

const trims = {
  gold: '#f2b632',
  white: '#fff',
  rose: '#f47c9b',
  red: '#a81e52',
  sky: '#b9c9ff',
  mint: '#9fdcbd',
  navy: '#1b2a5e',
} as const;

const papers = {
  canary: ['#fff3c4', '#ead381'],
  pink: ['#fbe4ec', '#edb9cd'],
  mint: ['#e2f3e7', '#aad7b9'],
  periwinkle: ['#e6eaf6', '#b8c3e6'],
  manila: ['#f1e3cf', '#dabd93'],
  lilac: ['#e9e1f4', '#cbb8e4'],
} as const;

export interface PortraitColorNames {
  skin: keyof typeof skins;
  hairColor: keyof typeof hairs;
  coat: keyof typeof coats;
  trim: keyof typeof trims;
  paper: keyof typeof papers;
}

export function lookUpPortraitColors(palette: PortraitColorNames): PortraitColors {
  const [skin, shade] = skins[palette.skin];
  const [hair, strand] = hairs[palette.hairColor];
  const [coat, fold] = coats[palette.coat];
  const [paper, tint] = papers[palette.paper];
  return { skin, shade, hair, strand, coat, fold, trim: trims[palette.trim], paper, tint };
}

export function drawFilledPath(color: string, d: string): string {
  return `<path fill="${color}" d="${d}"/>`;
}

const withoutLeadingZero = (value: number) => String(value).replace(/^0/, '');

/** Strokes a path. The portrait's root element sets `fill="none"` and round line ends. */
export function drawStrokedPath(color: string, width: number, d: string): string {
  return `<path stroke="${color}" stroke-width="${withoutLeadingZero(width)}" d="${d}"/>`;
}

/** Draws a filled path with an outline of the given width. */
export function drawOutlinedPath(fill: string, stroke: string, width: number, d: string): string {
  return `<path fill="${fill}" stroke="${stroke}" stroke-width="${withoutLeadingZero(width)}" d="${d}"/>`;
}
