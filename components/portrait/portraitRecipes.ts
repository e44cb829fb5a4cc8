import {
  combineColorNames,
  combineFaceParts,
  combineHairAndClothes,
  type PortraitRecipe,
  combineRosetteParts,
  defaultPortraitRecipe,
} from './PortraitRecipe';

/** Recipes of the people in the rating game, by handle without its @. */
const people: Record<string, PortraitRecipe> = {
  DocketDollyUnboxesMail: {
    ...combineRosetteParts('woven', 16),
    ...combineColorNames('canary', 'teal', 'rose', 'navy', 'gold'),
    ...combineFaceParts('round', 'studs', 'fine', 'lashed', 'button', 'laugh', 'blush'),
    ...combineHairAndClothes('beehive', 'pearls', 'sloping', -3),
    eyewear: 'cat',
    badge: 'envelope',
  },
  NapInfluencerNelson_Zzz: {
    ...combineRosetteParts('woven', 20),
    ...combineColorNames('periwinkle', 'lilac', 'brown', 'navy', 'rose'),
    ...combineFaceParts('round', 'large', 'flat', 'asleep', 'broad', 'pursed', 'blush'),
    ...combineHairAndClothes('bedhead', 'pajamas', 'sloping', 10),
    headwear: 'sleepMask',
    badge: 'pillow',
  },
  GaryReactsToGaryReacting: {
    ...combineRosetteParts('lace', 20),
    ...combineColorNames('lilac', 'gold', 'black', 'rose', 'white'),
    ...combineFaceParts('square', 'large', 'lifted', 'startled', 'drop', 'gasp', 'none'),
    ...combineHairAndClothes('quiff', 'crew', 'even', -5),
    badge: 'mirror',
  },
  SourdoughBarnabyBulletin: {
    ...combineRosetteParts('woven', 18),
    ...combineColorNames('pink', 'sage', 'brown', 'navy', 'white'),
    ...combineFaceParts('round', 'plain', 'bushy', 'dots', 'broad', 'smile', 'blush'),
    ...combineHairAndClothes('none', 'apron', 'square', 2),
    facialHair: 'beard',
    headwear: 'bakerCap',
    badge: 'jar',
  },
  HustleAtFourAMHenrietta: {
    ...combineRosetteParts('lens', 12),
    ...combineColorNames('mint', 'pink', 'navy', 'darkNavy', 'gold'),
    ...combineFaceParts('chiseled', 'plain', 'stern', 'tired', 'wedge', 'grin', 'blush'),
    ...combineHairAndClothes('ponytail', 'track', 'square', 0),
    headwear: 'sweatband',
    badge: 'clock',
  },
  SoftLaunchSienna_Part9of: {
    ...combineRosetteParts('lace', 16),
    ...combineColorNames('manila', 'periwinkle', 'black', 'rose', 'rose'),
    ...combineFaceParts('heart', 'hidden', 'arched', 'sidelong', 'snub', 'smirk', 'blush'),
    ...combineHairAndClothes('curtain', 'turtleneck', 'sloping', -6),
    badge: 'lamp',
  },
  TinyVanEnormousViewLou: {
    ...combineRosetteParts('woven', 18),
    ...combineColorNames('periwinkle', 'apricot', 'navy', 'green', 'gold'),
    ...combineFaceParts('long', 'hidden', 'flat', 'happy', 'hooked', 'grin', 'freckles'),
    ...combineHairAndClothes('shag', 'scarf', 'sloping', 4),
    headwear: 'bandana',
    badge: 'van',
  },
  AuntieMabelReadsCharts: {
    ...combineRosetteParts('lens', 12),
    ...combineColorNames('lilac', 'pink', 'grey', 'plum', 'white'),
    ...combineFaceParts('round', 'hidden', 'arched', 'dots', 'button', 'smile', 'blush'),
    ...combineHairAndClothes('perm', 'lace', 'sloping', -2),
    eyewear: 'half',
    badge: 'needle',
  },
  ApologyVideoAaron_Take7: {
    ...combineRosetteParts('lace', 15),
    ...combineColorNames('manila', 'teal', 'brown', 'navy', 'white'),
    ...combineFaceParts('oval', 'large', 'worried', 'tearful', 'drop', 'wobble', 'none'),
    ...combineHairAndClothes('sideParted', 'hoodie', 'hunched', 3),
    badge: 'tissue',
  },
  PlantDadPatricioRepots: {
    ...combineRosetteParts('woven', 15),
    ...combineColorNames('canary', 'lilac', 'green', 'navy', 'mint'),
    ...combineFaceParts('long', 'plain', 'arched', 'dots', 'wedge', 'smile', 'freckles'),
    ...combineHairAndClothes('foliage', 'dungarees', 'even', -3),
    eyewear: 'round',
    badge: 'pot',
  },
  SpreadsheetSerenaPivots: {
    ...combineRosetteParts('woven', 20),
    ...combineColorNames('mint', 'gold', 'navy', 'green', 'white'),
    ...combineFaceParts('square', 'hidden', 'flat', 'bright', 'drop', 'gasp', 'none'),
    ...combineHairAndClothes('bob', 'shirt', 'square', 0),
    eyewear: 'square',
    badge: 'grid',
  },
  CouponCodeCorey_TenOff: {
    ...combineRosetteParts('lace', 12),
    ...combineColorNames('pink', 'periwinkle', 'brown', 'navy', 'gold'),
    ...combineFaceParts('chiseled', 'large', 'cocked', 'wink', 'wedge', 'grin', 'freckles'),
    ...combineHairAndClothes('crop', 'crew', 'even', 5),
    headwear: 'cap',
    badge: 'coupon',
  },
  ThriftHaulThaddeus_1of1: {
    ...combineRosetteParts('lens', 18),
    ...combineColorNames('mint', 'apricot', 'rose', 'navy', 'gold'),
    ...combineFaceParts('oval', 'hidden', 'fine', 'level', 'hooked', 'flat', 'none'),
    ...combineHairAndClothes('mop', 'cardigan', 'sloping', -4),
    facialHair: 'moustache',
    eyewear: 'round',
    badge: 'hanger',
  },
  QuietQuitQuentinLoudly: {
    ...combineRosetteParts('woven', 18),
    ...combineColorNames('canary', 'pink', 'black', 'navy', 'red'),
    ...combineFaceParts('square', 'hidden', 'stern', 'lidded', 'broad', 'sealed', 'none'),
    ...combineHairAndClothes('flatTop', 'suit', 'square', 0),
    headwear: 'headphones',
    badge: 'megaphone',
  },
  SoloVloggerBroSaysWeGuys: {
    ...combineRosetteParts('lens', 16),
    ...combineColorNames('lilac', 'teal', 'navy', 'rose', 'white'),
    ...combineFaceParts('heart', 'studs', 'lifted', 'bright', 'snub', 'speaking', 'blush'),
    ...combineHairAndClothes('buns', 'stripes', 'even', 4),
    badge: 'chairs',
  },
  BoxReviewerImaniNoItem: {
    ...combineRosetteParts('woven', 15),
    ...combineColorNames('manila', 'sage', 'grey', 'darkNavy', 'red'),
    ...combineFaceParts('chiseled', 'hoops', 'cocked', 'lidded', 'wedge', 'smirk', 'none'),
    ...combineHairAndClothes('pixie', 'turtleneck', 'square', -2),
    eyewear: 'owl',
    badge: 'box',
  },
  transition_tutorial_tamika_pt_41: {
    ...combineRosetteParts('lace', 15),
    ...combineColorNames('periwinkle', 'gold', 'rose', 'plum', 'sky'),
    ...combineFaceParts('oval', 'studs', 'arched', 'lashed', 'button', 'smile', 'freckles'),
    ...combineHairAndClothes('wipe', 'hoodie', 'even', -7),
    badge: 'clapper',
  },
  'golden.hour.gwendolyn.is.running.late': {
    ...combineRosetteParts('lace', 18),
    ...combineColorNames('pink', 'lilac', 'brown', 'navy', 'gold'),
    ...combineFaceParts('heart', 'hidden', 'fine', 'hidden', 'drop', 'lips', 'freckles'),
    ...combineHairAndClothes('waves', 'wrap', 'sloping', 6),
    eyewear: 'sunset',
    headwear: 'sunHat',
    badge: 'sun',
  },
  flatlay_federico_moved_your_coffee_again: {
    ...combineRosetteParts('lens', 16),
    ...combineColorNames('mint', 'periwinkle', 'green', 'darkNavy', 'white'),
    ...combineFaceParts('oval', 'small', 'flat', 'level', 'button', 'pursed', 'none'),
    ...combineHairAndClothes('halves', 'neckerchief', 'even', 0),
    badge: 'cup',
  },
};

/** Recipes of the commissioners, by id. */
const commissioners: Record<string, PortraitRecipe> = {
  ledgerly: {
    ...combineRosetteParts('solid', 12),
    ...combineColorNames('manila', 'teal', 'grey', 'navy', 'gold'),
    ...combineFaceParts('long', 'studs', 'flat', 'dots', 'wedge', 'flat', 'none'),
    ...combineHairAndClothes('chignon', 'office', 'square', 0),
    eyewear: 'half',
    headwear: 'eyeshade',
  },
  stampwell: {
    ...combineRosetteParts('solid', 16),
    ...combineColorNames('canary', 'pink', 'grey', 'navy', 'rose'),
    ...combineFaceParts('pear', 'large', 'bushy', 'dots', 'broad', 'flat', 'blush'),
    ...combineHairAndClothes('tufts', 'officeBow', 'square', 0),
    facialHair: 'chops',
    eyewear: 'monocle',
  },
  'formas-addendum': {
    ...combineRosetteParts('solid', 20),
    ...combineColorNames('lilac', 'gold', 'rose', 'navy', 'navy'),
    ...combineFaceParts('heart', 'hoops', 'arched', 'bright', 'hooked', 'speaking', 'none'),
    ...combineHairAndClothes('cascade', 'officeRuff', 'even', -5),
    eyewear: 'owl',
  },
  redtapeson: {
    ...combineRosetteParts('solid', 16),
    ...combineColorNames('mint', 'periwinkle', 'brown', 'navy', 'mint'),
    ...combineFaceParts('oval', 'large', 'worried', 'lidded', 'drop', 'frown', 'none'),
    ...combineHairAndClothes('combOver', 'office', 'sloping', 4),
    headwear: 'visorPencil',
  },
  quorum: {
    ...combineRosetteParts('solid', 15),
    ...combineColorNames('pink', 'sage', 'black', 'navy', 'gold'),
    ...combineFaceParts('round', 'hidden', 'fine', 'lidded', 'snub', 'lips', 'none'),
    ...combineHairAndClothes('waved', 'officeRuff', 'sloping', -3),
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
      ...combineRosetteParts('solid', 15),
      ...combineHairAndClothes('crop', 'office', 'even', 0),
    }
  );
}
