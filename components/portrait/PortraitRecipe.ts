import { type PortraitColorNames } from './palette';
import {
  type BrowStyle,
  type CheekStyle,
  type EarStyle,
  type EyeStyle,
  type EyewearStyle,
  type HeadShapeName,
  type MouthStyle,
  type NoseStyle,
  type FacialHairStyle,
} from './face';
import { type GarmentName, type HeadwearName, type ShoulderShapeName } from './clothes';
import { type drawHairByStyle } from './hair';
import { type PortraitBadgeName } from './drawPortraitBadge';
import { type PetalCount, type RosettePatternName } from './drawRosette';

/**
 * The colors and parts that a portrait is drawn from. A test checks that no two recipes are alike.
 */
export interface PortraitRecipe extends PortraitColorNames {
  /**
   * Pattern of the rosette behind the head. 'solid' is for commissioners, whose portraits also show
   * a moth-shaped pin on the lapel.
   */
  pattern: RosettePatternName;
  petals: PetalCount;
  head: HeadShapeName;
  ears: EarStyle;
  hair: keyof typeof drawHairByStyle;
  brows: BrowStyle;
  eyes: EyeStyle;
  nose: NoseStyle;
  mouth: MouthStyle;
  cheeks: CheekStyle;
  facialHair: FacialHairStyle;
  eyewear: EyewearStyle;
  headwear: HeadwearName;
  posture: ShoulderShapeName;
  garment: GarmentName;
  /** Rotation of the head in degrees. */
  tilt: number;
  badge: PortraitBadgeName;
}

export function rosetteFields(pattern: RosettePatternName, petals: PetalCount) {
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
 * Returns the recipe's hair, clothes and tilt of the head, and 'none' for facial hair, eyewear,
 * headwear and badge: most recipes override some of these.
 */
export function hairAndClothesFields(
  hair: PortraitRecipe['hair'],
  garment: PortraitRecipe['garment'],
  posture: PortraitRecipe['posture'],
  tilt: number,
) {
  const bare = { facialHair: 'none', eyewear: 'none', headwear: 'none', badge: 'none' } as const;
  return { hair, garment, posture, tilt, ...bare };
}

/** The recipe for the portraits of people who have no recipe of their own. */
export const defaultPortraitRecipe: PortraitRecipe = {
  ...rosetteFields('lens', 15),
  ...colorFields('manila', 'sage', 'black', 'plum', 'white'),
  ...faceFields('oval', 'plain', 'flat', 'dots', 'drop', 'flat', 'none'),
  ...hairAndClothesFields('crop', 'crew', 'even', 0),
};
