import { type Recipe } from './recipe';

/** What is settled for a sitter; the seed draws the rest. */
export type Cast = Record<string, Partial<Recipe>>;

export function colors(
  paper: Recipe['paper'],
  skin: Recipe['skin'],
  hairColor: Recipe['hairColor'],
  coat: Recipe['coat'],
  trim: Recipe['trim'],
) {
  return { paper, skin, hairColor, coat, trim };
}

export function face(
  head: Recipe['head'],
  ears: Recipe['ears'],
  brows: Recipe['brows'],
  eyes: Recipe['eyes'],
  nose: Recipe['nose'],
  mouth: Recipe['mouth'],
  cheeks: Recipe['cheeks'],
) {
  return { head, ears, brows, eyes, nose, mouth, cheeks };
}

/** Nothing is worn on face and head unless the sitter says so after this. */
export function look(
  hair: Recipe['hair'],
  garment: Recipe['garment'],
  posture: Recipe['posture'],
  tilt: number,
) {
  const bare = { whiskers: 'none', eyewear: 'none', headwear: 'none' } as const;
  return { hair, garment, posture, tilt, ...bare };
}
