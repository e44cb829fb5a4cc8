import {
  createColorFields,
  createFaceFields,
  createHairAndClothesFields,
  type PortraitRecipe,
  createRosetteFields,
  defaultPortraitRecipe,
} from './PortraitRecipe';

/** Recipes of the people in the rating game, by handle without its @. */
const people: Record<string, PortraitRecipe> = {
  DocketDollyUnboxesMail: {
    ...createRosetteFields('woven', 16),
    ...createColorFields('canary', 'teal', 'rose', 'navy', 'gold'),
    ...createFaceFields('round', 'studs', 'fine', 'lashed', 'button', 'laugh', 'blush'),
    ...createHairAndClothesFields('beehive', 'pearls', 'sloping', -3),
    eyewear: 'cat',
    badge: 'envelope',
  },
  NapInfluencerNelson_Zzz: {
    ...createRosetteFields('woven', 20),
    ...createColorFields('periwinkle', 'lilac', 'brown', 'navy', 'rose'),
    ...createFaceFields('round', 'large', 'flat', 'asleep', 'broad', 'pursed', 'blush'),
    ...createHairAndClothesFields('bedhead', 'pajamas', 'sloping', 10),
    headwear: 'sleepMask',
    badge: 'pillow',
  },
  GaryReactsToGaryReacting: {
    ...createRosetteFields('lace', 20),
    ...createColorFields('lilac', 'gold', 'black', 'rose', 'white'),
    ...createFaceFields('square', 'large', 'lifted', 'startled', 'drop', 'gasp', 'none'),
    ...createHairAndClothesFields('quiff', 'crew', 'even', -5),
    badge: 'mirror',
  },
  SourdoughBarnabyBulletin: {
    ...createRosetteFields('woven', 18),
    ...createColorFields('pink', 'sage', 'brown', 'navy', 'white'),
    ...createFaceFields('round', 'plain', 'bushy', 'dots', 'broad', 'smile', 'blush'),
    ...createHairAndClothesFields('none', 'apron', 'square', 2),
    facialHair: 'beard',
    headwear: 'bakerCap',
    badge: 'jar',
  },
  HustleAtFourAMHenrietta: {
    ...createRosetteFields('lens', 12),
    ...createColorFields('mint', 'pink', 'navy', 'darkNavy', 'gold'),
    ...createFaceFields('chiseled', 'plain', 'stern', 'tired', 'wedge', 'grin', 'blush'),
    ...createHairAndClothesFields('ponytail', 'track', 'square', 0),
    headwear: 'sweatband',
    badge: 'clock',
  },
  SoftLaunchSienna_Part9of: {
    ...createRosetteFields('lace', 16),
    ...createColorFields('manila', 'periwinkle', 'black', 'rose', 'rose'),
    ...createFaceFields('heart', 'hidden', 'arched', 'sidelong', 'snub', 'smirk', 'blush'),
    ...createHairAndClothesFields('curtain', 'turtleneck', 'sloping', -6),
    badge: 'lamp',
  },
  TinyVanEnormousViewLou: {
    ...createRosetteFields('woven', 18),
    ...createColorFields('periwinkle', 'apricot', 'navy', 'green', 'gold'),
    ...createFaceFields('long', 'hidden', 'flat', 'happy', 'hooked', 'grin', 'freckles'),
    ...createHairAndClothesFields('shag', 'scarf', 'sloping', 4),
    headwear: 'bandana',
    badge: 'van',
  },
  AuntieMabelReadsCharts: {
    ...createRosetteFields('lens', 12),
    ...createColorFields('lilac', 'pink', 'grey', 'plum', 'white'),
    ...createFaceFields('round', 'hidden', 'arched', 'dots', 'button', 'smile', 'blush'),
    ...createHairAndClothesFields('perm', 'lace', 'sloping', -2),
    eyewear: 'half',
    badge: 'needle',
  },
  ApologyVideoAaron_Take7: {
    ...createRosetteFields('lace', 15),
    ...createColorFields('manila', 'teal', 'brown', 'navy', 'white'),
    ...createFaceFields('oval', 'large', 'worried', 'tearful', 'drop', 'wobble', 'none'),
    ...createHairAndClothesFields('sideParted', 'hoodie', 'hunched', 3),
    badge: 'tissue',
  },
  PlantDadPatricioRepots: {
    ...createRosetteFields('woven', 15),
    ...createColorFields('canary', 'lilac', 'green', 'navy', 'mint'),
    ...createFaceFields('long', 'plain', 'arched', 'dots', 'wedge', 'smile', 'freckles'),
    ...createHairAndClothesFields('foliage', 'dungarees', 'even', -3),
    eyewear: 'round',
    badge: 'pot',
  },
  SpreadsheetSerenaPivots: {
    ...createRosetteFields('woven', 20),
    ...createColorFields('mint', 'gold', 'navy', 'green', 'white'),
    ...createFaceFields('square', 'hidden', 'flat', 'bright', 'drop', 'gasp', 'none'),
    ...createHairAndClothesFields('bob', 'shirt', 'square', 0),
    eyewear: 'square',
    badge: 'grid',
  },
  CouponCodeCorey_TenOff: {
    ...createRosetteFields('lace', 12),
    ...createColorFields('pink', 'periwinkle', 'brown', 'navy', 'gold'),
    ...createFaceFields('chiseled', 'large', 'cocked', 'wink', 'wedge', 'grin', 'freckles'),
    ...createHairAndClothesFields('crop', 'crew', 'even', 5),
    headwear: 'cap',
    badge: 'coupon',
  },
  ThriftHaulThaddeus_1of1: {
    ...createRosetteFields('lens', 18),
    ...createColorFields('mint', 'apricot', 'rose', 'navy', 'gold'),
    ...createFaceFields('oval', 'hidden', 'fine', 'level', 'hooked', 'flat', 'none'),
    ...createHairAndClothesFields('mop', 'cardigan', 'sloping', -4),
    facialHair: 'moustache',
    eyewear: 'round',
    badge: 'hanger',
  },
  QuietQuitQuentinLoudly: {
    ...createRosetteFields('woven', 18),
    ...createColorFields('canary', 'pink', 'black', 'navy', 'red'),
    ...createFaceFields('square', 'hidden', 'stern', 'lidded', 'broad', 'sealed', 'none'),
    ...createHairAndClothesFields('flatTop', 'suit', 'square', 0),
    headwear: 'headphones',
    badge: 'megaphone',
  },
  SoloVloggerBroSaysWeGuys: {
    ...createRosetteFields('lens', 16),
    ...createColorFields('lilac', 'teal', 'navy', 'rose', 'white'),
    ...createFaceFields('heart', 'studs', 'lifted', 'bright', 'snub', 'speaking', 'blush'),
    ...createHairAndClothesFields('buns', 'stripes', 'even', 4),
    badge: 'chairs',
  },
  BoxReviewerImaniNoItem: {
    ...createRosetteFields('woven', 15),
    ...createColorFields('manila', 'sage', 'grey', 'darkNavy', 'red'),
    ...createFaceFields('chiseled', 'hoops', 'cocked', 'lidded', 'wedge', 'smirk', 'none'),
    ...createHairAndClothesFields('pixie', 'turtleneck', 'square', -2),
    eyewear: 'owl',
    badge: 'box',
  },
  transition_tutorial_tamika_pt_41: {
    ...createRosetteFields('lace', 15),
    ...createColorFields('periwinkle', 'gold', 'rose', 'plum', 'sky'),
    ...createFaceFields('oval', 'studs', 'arched', 'lashed', 'button', 'smile', 'freckles'),
    ...createHairAndClothesFields('wipe', 'hoodie', 'even', -7),
    badge: 'clapper',
  },
  'golden.hour.gwendolyn.is.running.late': {
    ...createRosetteFields('lace', 18),
    ...createColorFields('pink', 'lilac', 'brown', 'navy', 'gold'),
    ...createFaceFields('heart', 'hidden', 'fine', 'hidden', 'drop', 'lips', 'freckles'),
    ...createHairAndClothesFields('waves', 'wrap', 'sloping', 6),
    eyewear: 'sunset',
    headwear: 'sunHat',
    badge: 'sun',
  },
  flatlay_federico_moved_your_coffee_again: {
    ...createRosetteFields('lens', 16),
    ...createColorFields('mint', 'periwinkle', 'green', 'darkNavy', 'white'),
    ...createFaceFields('oval', 'small', 'flat', 'level', 'button', 'pursed', 'none'),
    ...createHairAndClothesFields('halves', 'neckerchief', 'even', 0),
    badge: 'cup',
  },
};

/** Recipes of the commissioners, by id. */
const commissioners: Record<string, PortraitRecipe> = {
  ledgerly: {
    ...createRosetteFields('solid', 12),
    ...createColorFields('manila', 'teal', 'grey', 'navy', 'gold'),
    ...createFaceFields('long', 'studs', 'flat', 'dots', 'wedge', 'flat', 'none'),
    ...createHairAndClothesFields('chignon', 'office', 'square', 0),
    eyewear: 'half',
    headwear: 'eyeshade',
  },
  stampwell: {
    ...createRosetteFields('solid', 16),
    ...createColorFields('canary', 'pink', 'grey', 'navy', 'rose'),
    ...createFaceFields('pear', 'large', 'bushy', 'dots', 'broad', 'flat', 'blush'),
    ...createHairAndClothesFields('tufts', 'officeBow', 'square', 0),
    facialHair: 'chops',
    eyewear: 'monocle',
  },
  'formas-addendum': {
    ...createRosetteFields('solid', 20),
    ...createColorFields('lilac', 'gold', 'rose', 'navy', 'navy'),
    ...createFaceFields('heart', 'hoops', 'arched', 'bright', 'hooked', 'speaking', 'none'),
    ...createHairAndClothesFields('cascade', 'officeRuff', 'even', -5),
    eyewear: 'owl',
  },
  redtapeson: {
    ...createRosetteFields('solid', 16),
    ...createColorFields('mint', 'periwinkle', 'brown', 'navy', 'mint'),
    ...createFaceFields('oval', 'large', 'worried', 'lidded', 'drop', 'frown', 'none'),
    ...createHairAndClothesFields('combOver', 'office', 'sloping', 4),
    headwear: 'visorPencil',
  },
  quorum: {
    ...createRosetteFields('solid', 15),
    ...createColorFields('pink', 'sage', 'black', 'navy', 'gold'),
    ...createFaceFields('round', 'hidden', 'fine', 'lidded', 'snub', 'lips', 'none'),
    ...createHairAndClothesFields('waved', 'officeRuff', 'sloping', -3),
  },
};

/** The handles of people and the ids of commissioners that have a recipe. */
export const handlesAndIdsWithRecipe = [...Object.keys(people), ...Object.keys(commissioners)];

/** Returns the recipe of a person in the rating game, or the default recipe if there is none. */
export function getPersonRecipe(xHandle: string): PortraitRecipe {
  return people[xHandle] ?? defaultPortraitRecipe;
}

/** Returns the recipe of a commissioner, or the default recipe in office dress if there is none. */
export function getCommissionerRecipe(id: string): PortraitRecipe {
  return (
    commissioners[id] ?? {
      ...defaultPortraitRecipe,
      ...createRosetteFields('solid', 15),
      ...createHairAndClothesFields('crop', 'office', 'even', 0),
    }
  );
}
