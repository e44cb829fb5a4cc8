import { type Palette } from './ink';
import { type Brows, type Cheeks, type Eyes, type Mouth, type Nose } from './face';
import { type Eyewear } from './eyewear';
import { type Garment, type Posture } from './garment';
import { type hair } from './hair';
import { type Ears, type Head } from './head';
import { type Headwear } from './headwear';
import { type Prop } from './props';
import { pickerOf } from './random';
import { type Petals, type Weave } from './rosette';
import { type Whiskers } from './whiskers';

/** Everything that decides a portrait. Two people share no recipe. */
export interface Recipe extends Palette {
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
  /** Holds office: solid rosette and moth pin. */
  office: boolean;
}

/**
 * A recipe from a seed. The draws are made in the order of the lines below, all of them every time,
 * so that an override changes its own slot and no other. Add new draws at the end.
 */
export function portraitOf(seed: string, overrides: Partial<Recipe> = {}): Recipe {
  const pick = pickerOf(seed);
  return {
    paper: pick(['canary', 'pink', 'mint', 'periwinkle', 'manila', 'lilac']),
    weave: pick(['woven', 'lens', 'lace']),
    petals: pick([12, 15, 16, 18, 20]),
    skin: pick(['gold', 'pink', 'sage', 'periwinkle', 'lilac', 'teal', 'apricot']),
    head: pick(['oval', 'round', 'square', 'heart', 'long', 'pear', 'chiseled']),
    ears: pick(['plain', 'large', 'small']),
    hair: pick(['sideParted', 'crop', 'quiff', 'pixie', 'mop', 'bob', 'waves', 'halves']),
    hairColor: pick(['ink', 'navy', 'brown', 'rose', 'grey', 'green']),
    brows: pick(['flat', 'arched', 'lifted', 'fine', 'cocked']),
    eyes: pick(['dots', 'bright', 'lidded', 'sidelong', 'happy', 'level']),
    nose: pick(['drop', 'button', 'wedge', 'broad', 'hooked', 'snub']),
    mouth: pick(['flat', 'smile', 'smirk', 'frown', 'pursed']),
    cheeks: pick(['none', 'blush', 'freckles']),
    whiskers: pick(['none', 'none', 'none', 'moustache']),
    eyewear: pick(['none', 'none', 'round', 'square', 'half']),
    headwear: 'none',
    posture: pick(['even', 'sloping', 'square', 'hunched']),
    garment: pick(['crew', 'shirt', 'turtleneck', 'cardigan', 'hoodie']),
    coat: pick(['navy', 'deep', 'rose', 'green', 'plum']),
    trim: pick(['gold', 'white', 'rose', 'sky', 'mint']),
    tilt: pick([-4, -2, 0, 2, 4]),
    prop: 'none',
    office: false,
    ...overrides,
  };
}
