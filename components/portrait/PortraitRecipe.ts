import { type PortraitColorNames } from './palette';
import type {
  drawBrows,
  drawCheeks,
  drawEyes,
  drawEyewear,
  drawFacialHair,
  drawMouth,
  drawNose,
  EarStyle,
  HeadShape,
} from './face';
import type { drawGarment, drawHeadwear, shoulderPaths } from './clothes';
import { type drawHair } from './hair';
import { type PortraitBadge } from './drawPortraitBadge';
import { type PetalCount, type RosettePattern } from './drawRosette';

/** What a portrait is drawn from. A test checks that no two portraits are alike. */
export interface PortraitRecipe extends PortraitColorNames {
  /** 'solid' is for commissioners, who also wear a moth-shaped pin. */
  pattern: RosettePattern;
  petals: PetalCount;
  head: HeadShape;
  ears: EarStyle;
  hair: keyof typeof drawHair;
  brows: keyof typeof drawBrows;
  eyes: keyof typeof drawEyes;
  nose: keyof typeof drawNose;
  mouth: keyof typeof drawMouth;
  cheeks: keyof typeof drawCheeks;
  facialHair: keyof typeof drawFacialHair;
  eyewear: keyof typeof drawEyewear;
  headwear: keyof typeof drawHeadwear;
  posture: keyof typeof shoulderPaths;
  garment: keyof typeof drawGarment;
  /** Tilt of the head in degrees. */
  tilt: number;
  badge: PortraitBadge;
}

export function rosetteFields(pattern: RosettePattern, petals: PetalCount) {
  return { pattern, petals };
}

export function colorFields(
  paper: PortraitRecipe['paper'],
  skin: PortraitRecipe['skin'],
  hairColor: PortraitRecipe['hairColor'],
  coat: PortraitRecipe['coat'],
  trim: PortraitRecipe['trim'],
) {
  return { paper, skin, hairColor, coat, trim };
}

export function faceFields(
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

/**
 * Hair, clothes and tilt of the head. Facial hair, eyewear, headwear and badge are 'none' here;
 * most recipes override some of them.
 */
export function appearanceFields(
  hair: PortraitRecipe['hair'],
  garment: PortraitRecipe['garment'],
  posture: PortraitRecipe['posture'],
  tilt: number,
) {
  const bare = { facialHair: 'none', eyewear: 'none', headwear: 'none', badge: 'none' } as const;
  return { hair, garment, posture, tilt, ...bare };
}

export const defaultPortraitRecipe: PortraitRecipe = {
  ...rosetteFields('lens', 15),
  ...colorFields('manila', 'sage', 'black', 'plum', 'white'),
  ...faceFields('oval', 'plain', 'flat', 'dots', 'drop', 'flat', 'none'),
  ...appearanceFields('crop', 'crew', 'even', 0),
};
