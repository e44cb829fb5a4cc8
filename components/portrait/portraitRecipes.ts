import {
  createColorRecipeFields,
  createFaceRecipeFields,
  createHairAndClothesRecipeFields,
  type PortraitRecipe,
  createRosetteRecipeFields,
  defaultPortraitRecipe,
} from './PortraitRecipe';

/** Recipes of the people in the rating game, by handle without its @. */
const people: Record<string, PortraitRecipe> = {
  DocketDollyUnboxesMail: {
    ...createRosetteRecipeFields('woven', 16),
    ...createColorRecipeFields('canary', 'teal', 'rose', 'navy', 'gold'),
    ...createFaceRecipeFields('round', 'studs', 'fine', 'lashed', 'button', 'laugh', 'blush'),
    ...createHairAndClothesRecipeFields('beehive', 'pearls', 'sloping', -3),
    eyewear: 'cat',
    badge: 'envelope',
  },
  NapInfluencerNelson_Zzz: {
    ...createRosetteRecipeFields('woven', 20),
    ...createColorRecipeFields('periwinkle', 'lilac', 'brown', 'navy', 'rose'),
    ...createFaceRecipeFields('round', 'large', 'flat', 'asleep', 'broad', 'pursed', 'blush'),
    ...createHairAndClothesRecipeFields('bedhead', 'pajamas', 'sloping', 10),
    headwear: 'sleepMask',
    badge: 'pillow',
  },
  GaryReactsToGaryReacting: {
    ...createRosetteRecipeFields('lace', 20),
    ...createColorRecipeFields('lilac', 'gold', 'black', 'rose', 'white'),
    ...createFaceRecipeFields('square', 'large', 'lifted', 'startled', 'drop', 'gasp', 'none'),
    ...createHairAndClothesRecipeFields('quiff', 'crew', 'even', -5),
    badge: 'mirror',
  },
  SourdoughBarnabyBulletin: {
    ...createRosetteRecipeFields('woven', 18),
    ...createColorRecipeFields('pink', 'sage', 'brown', 'navy', 'white'),
    ...createFaceRecipeFields('round', 'plain', 'bushy', 'dots', 'broad', 'smile', 'blush'),
    ...createHairAndClothesRecipeFields('none', 'apron', 'square', 2),
    facialHair: 'beard',
    headwear: 'bakerCap',
    badge: 'jar',
  },
  HustleAtFourAMHenrietta: {
    ...createRosetteRecipeFields('lens', 12),
    ...createColorRecipeFields('mint', 'pink', 'navy', 'darkNavy', 'gold'),
    ...createFaceRecipeFields('chiseled', 'plain', 'stern', 'tired', 'wedge', 'grin', 'blush'),
    ...createHairAndClothesRecipeFields('ponytail', 'track', 'square', 0),
    headwear: 'sweatband',
    badge: 'clock',
  },
  SoftLaunchSienna_Part9of: {
    ...createRosetteRecipeFields('lace', 16),
    ...createColorRecipeFields('manila', 'periwinkle', 'black', 'rose', 'rose'),
    ...createFaceRecipeFields('heart', 'hidden', 'arched', 'sidelong', 'snub', 'smirk', 'blush'),
    ...createHairAndClothesRecipeFields('curtain', 'turtleneck', 'sloping', -6),
    badge: 'lamp',
  },
  TinyVanEnormousViewLou: {
    ...createRosetteRecipeFields('woven', 18),
    ...createColorRecipeFields('periwinkle', 'apricot', 'navy', 'green', 'gold'),
    ...createFaceRecipeFields('long', 'hidden', 'flat', 'happy', 'hooked', 'grin', 'freckles'),
    ...createHairAndClothesRecipeFields('shag', 'scarf', 'sloping', 4),
    headwear: 'bandana',
    badge: 'van',
  },
  AuntieMabelReadsCharts: {
    ...createRosetteRecipeFields('lens', 12),
    ...createColorRecipeFields('lilac', 'pink', 'grey', 'plum', 'white'),
    ...createFaceRecipeFields('round', 'hidden', 'arched', 'dots', 'button', 'smile', 'blush'),
    ...createHairAndClothesRecipeFields('perm', 'lace', 'sloping', -2),
    eyewear: 'half',
    badge: 'needle',
  },
  ApologyVideoAaron_Take7: {
    ...createRosetteRecipeFields('lace', 15),
    ...createColorRecipeFields('manila', 'teal', 'brown', 'navy', 'white'),
    ...createFaceRecipeFields('oval', 'large', 'worried', 'tearful', 'drop', 'wobble', 'none'),
    ...createHairAndClothesRecipeFields('sideParted', 'hoodie', 'hunched', 3),
    badge: 'tissue',
  },
  PlantDadPatricioRepots: {
    ...createRosetteRecipeFields('woven', 15),
    ...createColorRecipeFields('canary', 'lilac', 'green', 'navy', 'mint'),
    ...createFaceRecipeFields('long', 'plain', 'arched', 'dots', 'wedge', 'smile', 'freckles'),
    ...createHairAndClothesRecipeFields('foliage', 'dungarees', 'even', -3),
    eyewear: 'round',
    badge: 'pot',
  },
  SpreadsheetSerenaPivots: {
    ...createRosetteRecipeFields('woven', 20),
    ...createColorRecipeFields('mint', 'gold', 'navy', 'green', 'white'),
    ...createFaceRecipeFields('square', 'hidden', 'flat', 'bright', 'drop', 'gasp', 'none'),
    ...createHairAndClothesRecipeFields('bob', 'shirt', 'square', 0),
    eyewear: 'square',
    badge: 'grid',
  },
  CouponCodeCorey_TenOff: {
    ...createRosetteRecipeFields('lace', 12),
    ...createColorRecipeFields('pink', 'periwinkle', 'brown', 'navy', 'gold'),
    ...createFaceRecipeFields('chiseled', 'large', 'cocked', 'wink', 'wedge', 'grin', 'freckles'),
    ...createHairAndClothesRecipeFields('crop', 'crew', 'even', 5),
    headwear: 'cap',
    badge: 'coupon',
  },
  ThriftHaulThaddeus_1of1: {
    ...createRosetteRecipeFields('lens', 18),
    ...createColorRecipeFields('mint', 'apricot', 'rose', 'navy', 'gold'),
    ...createFaceRecipeFields('oval', 'hidden', 'fine', 'level', 'hooked', 'flat', 'none'),
    ...createHairAndClothesRecipeFields('mop', 'cardigan', 'sloping', -4),
    facialHair: 'moustache',
    eyewear: 'round',
    badge: 'hanger',
  },
  QuietQuitQuentinLoudly: {
    ...createRosetteRecipeFields('woven', 18),
    ...createColorRecipeFields('canary', 'pink', 'black', 'navy', 'red'),
    ...createFaceRecipeFields('square', 'hidden', 'stern', 'lidded', 'broad', 'sealed', 'none'),
    ...createHairAndClothesRecipeFields('flatTop', 'suit', 'square', 0),
    headwear: 'headphones',
    badge: 'megaphone',
  },
  SoloVloggerBroSaysWeGuys: {
    ...createRosetteRecipeFields('lens', 16),
    ...createColorRecipeFields('lilac', 'teal', 'navy', 'rose', 'white'),
    ...createFaceRecipeFields('heart', 'studs', 'lifted', 'bright', 'snub', 'speaking', 'blush'),
    ...createHairAndClothesRecipeFields('buns', 'stripes', 'even', 4),
    badge: 'chairs',
  },
  BoxReviewerImaniNoItem: {
    ...createRosetteRecipeFields('woven', 15),
    ...createColorRecipeFields('manila', 'sage', 'grey', 'darkNavy', 'red'),
    ...createFaceRecipeFields('chiseled', 'hoops', 'cocked', 'lidded', 'wedge', 'smirk', 'none'),
    ...createHairAndClothesRecipeFields('pixie', 'turtleneck', 'square', -2),
    eyewear: 'owl',
    badge: 'box',
  },
  transition_tutorial_tamika_pt_41: {
    ...createRosetteRecipeFields('lace', 15),
    ...createColorRecipeFields('periwinkle', 'gold', 'rose', 'plum', 'sky'),
    ...createFaceRecipeFields('oval', 'studs', 'arched', 'lashed', 'button', 'smile', 'freckles'),
    ...createHairAndClothesRecipeFields('wipe', 'hoodie', 'even', -7),
    badge: 'clapper',
  },
  'golden.hour.gwendolyn.is.running.late': {
    ...createRosetteRecipeFields('lace', 18),
    ...createColorRecipeFields('pink', 'lilac', 'brown', 'navy', 'gold'),
    ...createFaceRecipeFields('heart', 'hidden', 'fine', 'hidden', 'drop', 'lips', 'freckles'),
    ...createHairAndClothesRecipeFields('waves', 'wrap', 'sloping', 6),
    eyewear: 'sunset',
    headwear: 'sunHat',
    badge: 'sun',
  },
  flatlay_federico_moved_your_coffee_again: {
    ...createRosetteRecipeFields('lens', 16),
    ...createColorRecipeFields('mint', 'periwinkle', 'green', 'darkNavy', 'white'),
    ...createFaceRecipeFields('oval', 'small', 'flat', 'level', 'button', 'pursed', 'none'),
    ...createHairAndClothesRecipeFields('halves', 'neckerchief', 'even', 0),
    badge: 'cup',
  },
};

/** Recipes of the commissioners, by id. */
const commissioners: Record<string, PortraitRecipe> = {
  ledgerly: {
    ...createRosetteRecipeFields('solid', 12),
    ...createColorRecipeFields('manila', 'teal', 'grey', 'navy', 'gold'),
    ...createFaceRecipeFields('long', 'studs', 'flat', 'dots', 'wedge', 'flat', 'none'),
    ...createHairAndClothesRecipeFields('chignon', 'office', 'square', 0),
    eyewear: 'half',
    headwear: 'eyeshade',
  },
  stampwell: {
    ...createRosetteRecipeFields('solid', 16),
    ...createColorRecipeFields('canary', 'pink', 'grey', 'navy', 'rose'),
    ...createFaceRecipeFields('pear', 'large', 'bushy', 'dots', 'broad', 'flat', 'blush'),
    ...createHairAndClothesRecipeFields('tufts', 'officeBow', 'square', 0),
    facialHair: 'chops',
    eyewear: 'monocle',
  },
  'formas-addendum': {
    ...createRosetteRecipeFields('solid', 20),
    ...createColorRecipeFields('lilac', 'gold', 'rose', 'navy', 'navy'),
    ...createFaceRecipeFields('heart', 'hoops', 'arched', 'bright', 'hooked', 'speaking', 'none'),
    ...createHairAndClothesRecipeFields('cascade', 'officeRuff', 'even', -5),
    eyewear: 'owl',
  },
  redtapeson: {
    ...createRosetteRecipeFields('solid', 16),
    ...createColorRecipeFields('mint', 'periwinkle', 'brown', 'navy', 'mint'),
    ...createFaceRecipeFields('oval', 'large', 'worried', 'lidded', 'drop', 'frown', 'none'),
    ...createHairAndClothesRecipeFields('combOver', 'office', 'sloping', 4),
    headwear: 'visorPencil',
  },
  quorum: {
    ...createRosetteRecipeFields('solid', 15),
    ...createColorRecipeFields('pink', 'sage', 'black', 'navy', 'gold'),
    ...createFaceRecipeFields('round', 'hidden', 'fine', 'lidded', 'snub', 'lips', 'none'),
    ...createHairAndClothesRecipeFields('waved', 'officeRuff', 'sloping', -3),
  },
};

/** The handles of people and the ids of commissioners that have a recipe. */
export const portraitRecipeKeys = [...Object.keys(people), ...Object.keys(commissioners)];

/** Returns the recipe of a person in the rating game, or the default recipe if there is none. */
export function getPersonRecipe(xHandle: string): PortraitRecipe {
  return people[xHandle] ?? defaultPortraitRecipe;
}

/** Returns the recipe of a commissioner, or the default recipe in office dress if there is none. */
export function getCommissionerRecipe(id: string): PortraitRecipe {
  return (
    commissioners[id] ?? {
      ...defaultPortraitRecipe,
      ...createRosetteRecipeFields('solid', 15),
      ...createHairAndClothesRecipeFields('crop', 'office', 'even', 0),
    }
  );
}
