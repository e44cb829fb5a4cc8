import {
  colors,
  faceParts,
  hairAndClothes,
  type PortraitRecipe,
  rosetteStyle,
  defaultRecipe,
} from './recipe';

/** The people on the rating docket, by handle without its @. */
const people: Record<string, PortraitRecipe> = {
  DocketDollyUnboxesMail: {
    ...rosetteStyle('woven', 16),
    ...colors('canary', 'teal', 'rose', 'navy', 'gold'),
    ...faceParts('round', 'studs', 'fine', 'lashed', 'button', 'laugh', 'blush'),
    ...hairAndClothes('beehive', 'pearls', 'sloping', -3),
    eyewear: 'cat',
    badge: 'envelope',
  },
  NapInfluencerNelson_Zzz: {
    ...rosetteStyle('woven', 20),
    ...colors('periwinkle', 'lilac', 'brown', 'navy', 'rose'),
    ...faceParts('round', 'large', 'flat', 'asleep', 'broad', 'pursed', 'blush'),
    ...hairAndClothes('bedhead', 'pajamas', 'sloping', 10),
    headwear: 'sleepMask',
    badge: 'pillow',
  },
  GaryReactsToGaryReacting: {
    ...rosetteStyle('lace', 20),
    ...colors('lilac', 'gold', 'black', 'rose', 'white'),
    ...faceParts('square', 'large', 'lifted', 'startled', 'drop', 'gasp', 'none'),
    ...hairAndClothes('quiff', 'crew', 'even', -5),
    badge: 'mirror',
  },
  SourdoughBarnabyBulletin: {
    ...rosetteStyle('woven', 18),
    ...colors('pink', 'sage', 'brown', 'navy', 'white'),
    ...faceParts('round', 'plain', 'bushy', 'dots', 'broad', 'smile', 'blush'),
    ...hairAndClothes('none', 'apron', 'square', 2),
    facialHair: 'beard',
    headwear: 'bakerCap',
    badge: 'jar',
  },
  HustleAtFourAMHenrietta: {
    ...rosetteStyle('lens', 12),
    ...colors('mint', 'pink', 'navy', 'darkNavy', 'gold'),
    ...faceParts('chiseled', 'plain', 'stern', 'tired', 'wedge', 'grin', 'blush'),
    ...hairAndClothes('ponytail', 'track', 'square', 0),
    headwear: 'sweatband',
    badge: 'clock',
  },
  SoftLaunchSienna_Part9of: {
    ...rosetteStyle('lace', 16),
    ...colors('manila', 'periwinkle', 'black', 'rose', 'rose'),
    ...faceParts('heart', 'hidden', 'arched', 'sidelong', 'snub', 'smirk', 'blush'),
    ...hairAndClothes('curtain', 'turtleneck', 'sloping', -6),
    badge: 'lamp',
  },
  TinyVanEnormousViewLou: {
    ...rosetteStyle('woven', 18),
    ...colors('periwinkle', 'apricot', 'navy', 'green', 'gold'),
    ...faceParts('long', 'hidden', 'flat', 'happy', 'hooked', 'grin', 'freckles'),
    ...hairAndClothes('shag', 'scarf', 'sloping', 4),
    headwear: 'bandana',
    badge: 'van',
  },
  AuntieMabelReadsCharts: {
    ...rosetteStyle('lens', 12),
    ...colors('lilac', 'pink', 'grey', 'plum', 'white'),
    ...faceParts('round', 'hidden', 'arched', 'dots', 'button', 'smile', 'blush'),
    ...hairAndClothes('perm', 'lace', 'sloping', -2),
    eyewear: 'half',
    badge: 'needle',
  },
  ApologyVideoAaron_Take7: {
    ...rosetteStyle('lace', 15),
    ...colors('manila', 'teal', 'brown', 'navy', 'white'),
    ...faceParts('oval', 'large', 'worried', 'tearful', 'drop', 'wobble', 'none'),
    ...hairAndClothes('sideParted', 'hoodie', 'hunched', 3),
    badge: 'tissue',
  },
  PlantDadPatricioRepots: {
    ...rosetteStyle('woven', 15),
    ...colors('canary', 'lilac', 'green', 'navy', 'mint'),
    ...faceParts('long', 'plain', 'arched', 'dots', 'wedge', 'smile', 'freckles'),
    ...hairAndClothes('foliage', 'dungarees', 'even', -3),
    eyewear: 'round',
    badge: 'pot',
  },
  SpreadsheetSerenaPivots: {
    ...rosetteStyle('woven', 20),
    ...colors('mint', 'gold', 'navy', 'green', 'white'),
    ...faceParts('square', 'hidden', 'flat', 'bright', 'drop', 'gasp', 'none'),
    ...hairAndClothes('bob', 'shirt', 'square', 0),
    eyewear: 'square',
    badge: 'grid',
  },
  CouponCodeCorey_TenOff: {
    ...rosetteStyle('lace', 12),
    ...colors('pink', 'periwinkle', 'brown', 'navy', 'gold'),
    ...faceParts('chiseled', 'large', 'cocked', 'wink', 'wedge', 'grin', 'freckles'),
    ...hairAndClothes('crop', 'crew', 'even', 5),
    headwear: 'cap',
    badge: 'coupon',
  },
  ThriftHaulThaddeus_1of1: {
    ...rosetteStyle('lens', 18),
    ...colors('mint', 'apricot', 'rose', 'navy', 'gold'),
    ...faceParts('oval', 'hidden', 'fine', 'level', 'hooked', 'flat', 'none'),
    ...hairAndClothes('mop', 'cardigan', 'sloping', -4),
    facialHair: 'moustache',
    eyewear: 'round',
    badge: 'hanger',
  },
  QuietQuitQuentinLoudly: {
    ...rosetteStyle('woven', 18),
    ...colors('canary', 'pink', 'black', 'navy', 'red'),
    ...faceParts('square', 'hidden', 'stern', 'lidded', 'broad', 'sealed', 'none'),
    ...hairAndClothes('flatTop', 'suit', 'square', 0),
    headwear: 'headphones',
    badge: 'megaphone',
  },
  SoloVloggerBroSaysWeGuys: {
    ...rosetteStyle('lens', 16),
    ...colors('lilac', 'teal', 'navy', 'rose', 'white'),
    ...faceParts('heart', 'studs', 'lifted', 'bright', 'snub', 'speaking', 'blush'),
    ...hairAndClothes('buns', 'stripes', 'even', 4),
    badge: 'chairs',
  },
  BoxReviewerImaniNoItem: {
    ...rosetteStyle('woven', 15),
    ...colors('manila', 'sage', 'grey', 'darkNavy', 'red'),
    ...faceParts('chiseled', 'hoops', 'cocked', 'lidded', 'wedge', 'smirk', 'none'),
    ...hairAndClothes('pixie', 'turtleneck', 'square', -2),
    eyewear: 'owl',
    badge: 'box',
  },
  transition_tutorial_tamika_pt_41: {
    ...rosetteStyle('lace', 15),
    ...colors('periwinkle', 'gold', 'rose', 'plum', 'sky'),
    ...faceParts('oval', 'studs', 'arched', 'lashed', 'button', 'smile', 'freckles'),
    ...hairAndClothes('wipe', 'hoodie', 'even', -7),
    badge: 'clapper',
  },
  'golden.hour.gwendolyn.is.running.late': {
    ...rosetteStyle('lace', 18),
    ...colors('pink', 'lilac', 'brown', 'navy', 'gold'),
    ...faceParts('heart', 'hidden', 'fine', 'hidden', 'drop', 'lips', 'freckles'),
    ...hairAndClothes('waves', 'wrap', 'sloping', 6),
    eyewear: 'sunset',
    headwear: 'sunHat',
    badge: 'sun',
  },
  flatlay_federico_moved_your_coffee_again: {
    ...rosetteStyle('lens', 16),
    ...colors('mint', 'periwinkle', 'green', 'darkNavy', 'white'),
    ...faceParts('oval', 'small', 'flat', 'level', 'button', 'pursed', 'none'),
    ...hairAndClothes('halves', 'neckerchief', 'even', 0),
    badge: 'cup',
  },
};

/** The commissioners, by id. */
const commissioners: Record<string, PortraitRecipe> = {
  ledgerly: {
    ...rosetteStyle('solid', 12),
    ...colors('manila', 'teal', 'grey', 'navy', 'gold'),
    ...faceParts('long', 'studs', 'flat', 'dots', 'wedge', 'flat', 'none'),
    ...hairAndClothes('chignon', 'office', 'square', 0),
    eyewear: 'half',
    headwear: 'eyeshade',
  },
  stampwell: {
    ...rosetteStyle('solid', 16),
    ...colors('canary', 'pink', 'grey', 'navy', 'rose'),
    ...faceParts('pear', 'large', 'bushy', 'dots', 'broad', 'flat', 'blush'),
    ...hairAndClothes('tufts', 'officeBow', 'square', 0),
    facialHair: 'chops',
    eyewear: 'monocle',
  },
  'formas-addendum': {
    ...rosetteStyle('solid', 20),
    ...colors('lilac', 'gold', 'rose', 'navy', 'navy'),
    ...faceParts('heart', 'hoops', 'arched', 'bright', 'hooked', 'speaking', 'none'),
    ...hairAndClothes('cascade', 'officeRuff', 'even', -5),
    eyewear: 'owl',
  },
  redtapeson: {
    ...rosetteStyle('solid', 16),
    ...colors('mint', 'periwinkle', 'brown', 'navy', 'mint'),
    ...faceParts('oval', 'large', 'worried', 'lidded', 'drop', 'frown', 'none'),
    ...hairAndClothes('combOver', 'office', 'sloping', 4),
    headwear: 'visorPencil',
  },
  quorum: {
    ...rosetteStyle('solid', 15),
    ...colors('pink', 'sage', 'black', 'navy', 'gold'),
    ...faceParts('round', 'hidden', 'fine', 'lidded', 'snub', 'lips', 'none'),
    ...hairAndClothes('waved', 'officeRuff', 'sloping', -3),
  },
};

/** The handles and ids for which a recipe exists. */
export const recipeNames = [...Object.keys(people), ...Object.keys(commissioners)];

/** The recipe of a person on the docket; a plain portrait where the table has none yet. */
export function personRecipe(xHandle: string): PortraitRecipe {
  return people[xHandle] ?? defaultRecipe;
}

/** The recipe of a commissioner; a plain portrait in office dress where the table has none yet. */
export function commissionerRecipe(id: string): PortraitRecipe {
  return (
    commissioners[id] ?? {
      ...defaultRecipe,
      ...rosetteStyle('solid', 15),
      ...hairAndClothes('crop', 'office', 'even', 0),
    }
  );
}
