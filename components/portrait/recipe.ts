import { type Palette } from './palette';
import {
  type Brows,
  type Cheeks,
  type Ears,
  type Eyes,
  type Eyewear,
  type Head,
  type Mouth,
  type Nose,
  type FacialHair,
} from './face';
import { type Garment, type Headwear, type Posture } from './clothes';
import { type hair } from './hair';
import { type Badge } from './badge';
import { type Petals, type RosettePattern } from './rosette';

/** Every choice that makes a portrait. A test checks that no two recipes are alike. */
export interface PortraitRecipe extends Palette {
  /** 'solid' is for commissioners, whose portrait also shows the moth pin. */
  pattern: RosettePattern;
  petals: Petals;
  head: Head;
  ears: Ears;
  hair: keyof typeof hair;
  brows: Brows;
  eyes: Eyes;
  nose: Nose;
  mouth: Mouth;
  cheeks: Cheeks;
  facialHair: FacialHair;
  eyewear: Eyewear;
  headwear: Headwear;
  posture: Posture;
  garment: Garment;
  /** Rotation of the head in degrees. */
  tilt: number;
  badge: Badge;
}

export function rosetteStyle(pattern: RosettePattern, petals: Petals) {
  return { pattern, petals };
}

export function colors(
  paper: PortraitRecipe['paper'],
  skin: PortraitRecipe['skin'],
  hairColor: PortraitRecipe['hairColor'],
  coat: PortraitRecipe['coat'],
  trim: PortraitRecipe['trim'],
) {
  return { paper, skin, hairColor, coat, trim };
}

export function faceParts(
  head: PortraitRecipe['head'],
  ears: PortraitRecipe['ears'],
  brows: PortraitRecipe['brows'],
  eyes: PortraitRecipe['eyes'],
  nose: PortraitRecipe['nose'],
  mouth: PortraitRecipe['mouth'],
  cheeks: PortraitRecipe['cheeks'],
) {
  return { head, ears, brows, eyes, nose, mouth, cheeks };
}

/** Sets no facial hair, eyewear, headwear and badge; a recipe sets its own after this. */
export function hairAndClothes(
  hair: PortraitRecipe['hair'],
  garment: PortraitRecipe['garment'],
  posture: PortraitRecipe['posture'],
  tilt: number,
) {
  const bare = { facialHair: 'none', eyewear: 'none', headwear: 'none', badge: 'none' } as const;
  return { hair, garment, posture, tilt, ...bare };
}

/** For a person without a recipe. */
export const defaultRecipe: PortraitRecipe = {
  ...rosetteStyle('lens', 15),
  ...colors('manila', 'sage', 'black', 'plum', 'white'),
  ...faceParts('oval', 'plain', 'flat', 'dots', 'drop', 'flat', 'none'),
  ...hairAndClothes('crop', 'crew', 'even', 0),
};
