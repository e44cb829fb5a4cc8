import { type Palette } from './ink';
import { type Brows, type Cheeks, type Eyes, type Mouth, type Nose } from './face';
import { type Eyewear } from './eyewear';
import { type Garment, type Posture } from './garment';
import { type hair } from './hair';
import { type Ears, type Head } from './head';
import { type Headwear } from './headwear';
import { type Prop } from './props';
import { type Petals, type Weave } from './rosette';
import { type Whiskers } from './whiskers';

/** Everything that decides a portrait. Two people share no recipe. */
export interface Recipe extends Palette {
  /** A solid rosette is for those who hold office, who wear the moth pin as well. */
  weave: Weave;
  petals: Petals;
  head: Head;
  ears: Ears;
  hair: keyof typeof hair;
  brows: Brows;
  eyes: Eyes;
  nose: Nose;
  mouth: Mouth;
  cheeks: Cheeks;
  whiskers: Whiskers;
  eyewear: Eyewear;
  headwear: Headwear;
  posture: Posture;
  garment: Garment;
  /** Degrees by which the head leans. */
  tilt: number;
  prop: Prop;
}

export function rosetteOf(weave: Weave, petals: Petals) {
  return { weave, petals };
}

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

/** Nothing is worn on face and head, or held, unless the sitter says so after this. */
export function look(
  hair: Recipe['hair'],
  garment: Recipe['garment'],
  posture: Recipe['posture'],
  tilt: number,
) {
  const bare = { whiskers: 'none', eyewear: 'none', headwear: 'none', prop: 'none' } as const;
  return { hair, garment, posture, tilt, ...bare };
}

/** Sits for whoever has no look yet. */
export const standIn: Recipe = {
  ...rosetteOf('lens', 15),
  ...colors('manila', 'sage', 'ink', 'plum', 'white'),
  ...face('oval', 'plain', 'flat', 'dots', 'drop', 'flat', 'none'),
  ...look('crop', 'crew', 'even', 0),
};
