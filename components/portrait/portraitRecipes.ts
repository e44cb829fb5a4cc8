import {
  colorFields,
  faceFields,
  appearanceFields,
  type PortraitRecipe,
  rosetteFields,
  defaultPortraitRecipe,
} from './PortraitRecipe';

const people: Record<string, PortraitRecipe> = {
  DocketDollyUnboxesMail: {
    ...rosetteFields('woven', 16),
    ...colorFields('canary', 'teal', 'rose', 'navy', 'gold'),
    ...faceFields('round', 'studs', 'fine', 'lashed', 'button', 'laugh', 'blush'),
    ...appearanceFields('beehive', 'pearls', 'sloping', -3),
    eyewear: 'cat',
    badge: 'envelope',
  },
  NapInfluencerNelson_Zzz: {
    ...rosetteFields('woven', 20),
    ...colorFields('periwinkle', 'lilac', 'brown', 'navy', 'rose'),
    ...faceFields('round', 'large', 'flat', 'asleep', 'broad', 'pursed', 'blush'),
    ...appearanceFields('bedhead', 'pajamas', 'sloping', 10),
    headwear: 'sleepMask',
    badge: 'pillow',
  },
  GaryReactsToGaryReacting: {
    ...rosetteFields('lace', 20),
    ...colorFields('lilac', 'gold', 'black', 'rose', 'white'),
    ...faceFields('square', 'large', 'lifted', 'startled', 'drop', 'gasp', 'none'),
    ...appearanceFields('quiff', 'crew', 'even', -5),
    badge: 'mirror',
  },
  SourdoughBarnabyBulletin: {
    ...rosetteFields('woven', 18),
    ...colorFields('pink', 'sage', 'brown', 'navy', 'white'),
    ...faceFields('round', 'plain', 'bushy', 'dots', 'broad', 'smile', 'blush'),
    ...appearanceFields('none', 'apron', 'square', 2),
    facialHair: 'beard',
    headwear: 'bakerCap',
    badge: 'jar',
  },
  HustleAtFourAMHenrietta: {
    ...rosetteFields('lens', 12),
    ...colorFields('mint', 'pink', 'navy', 'darkNavy', 'gold'),
    ...faceFields('chiseled', 'plain', 'stern', 'tired', 'wedge', 'grin', 'blush'),
    ...appearanceFields('ponytail', 'track', 'square', 0),
    headwear: 'sweatband',
    badge: 'clock',
  },
  SoftLaunchSienna_Part9of: {
    ...rosetteFields('lace', 16),
    ...colorFields('manila', 'periwinkle', 'black', 'rose', 'rose'),
    ...faceFields('heart', 'hidden', 'arched', 'sidelong', 'snub', 'smirk', 'blush'),
    ...appearanceFields('curtain', 'turtleneck', 'sloping', -6),
    badge: 'lamp',
  },
  TinyVanEnormousViewLou: {
    ...rosetteFields('woven', 18),
    ...colorFields('periwinkle', 'apricot', 'navy', 'green', 'gold'),
    ...faceFields('long', 'hidden', 'flat', 'happy', 'hooked', 'grin', 'freckles'),
    ...appearanceFields('shag', 'scarf', 'sloping', 4),
    headwear: 'bandana',
    badge: 'van',
  },
  AuntieMabelReadsCharts: {
    ...rosetteFields('lens', 12),
    ...colorFields('lilac', 'pink', 'grey', 'plum', 'white'),
    ...faceFields('round', 'hidden', 'arched', 'dots', 'button', 'smile', 'blush'),
    ...appearanceFields('perm', 'lace', 'sloping', -2),
    eyewear: 'half',
    badge: 'needle',
  },
  ApologyVideoAaron_Take7: {
    ...rosetteFields('lace', 15),
    ...colorFields('manila', 'teal', 'brown', 'navy', 'white'),
    ...faceFields('oval', 'large', 'worried', 'tearful', 'drop', 'wobble', 'none'),
    ...appearanceFields('sideParted', 'hoodie', 'hunched', 3),
    badge: 'tissue',
  },
  PlantDadPatricioRepots: {
    ...rosetteFields('woven', 15),
    ...colorFields('canary', 'lilac', 'green', 'navy', 'mint'),
    ...faceFields('long', 'plain', 'arched', 'dots', 'wedge', 'smile', 'freckles'),
    ...appearanceFields('foliage', 'dungarees', 'even', -3),
    eyewear: 'round',
    badge: 'pot',
  },
  SpreadsheetSerenaPivots: {
    ...rosetteFields('woven', 20),
    ...colorFields('mint', 'gold', 'navy', 'green', 'white'),
    ...faceFields('square', 'hidden', 'flat', 'bright', 'drop', 'gasp', 'none'),
    ...appearanceFields('bob', 'shirt', 'square', 0),
    eyewear: 'square',
    badge: 'grid',
  },
  CouponCodeCorey_TenOff: {
    ...rosetteFields('lace', 12),
    ...colorFields('pink', 'periwinkle', 'brown', 'navy', 'gold'),
    ...faceFields('chiseled', 'large', 'cocked', 'wink', 'wedge', 'grin', 'freckles'),
    ...appearanceFields('crop', 'crew', 'even', 5),
    headwear: 'cap',
    badge: 'coupon',
  },
  ThriftHaulThaddeus_1of1: {
    ...rosetteFields('lens', 18),
    ...colorFields('mint', 'apricot', 'rose', 'navy', 'gold'),
    ...faceFields('oval', 'hidden', 'fine', 'level', 'hooked', 'flat', 'none'),
    ...appearanceFields('mop', 'cardigan', 'sloping', -4),
    facialHair: 'moustache',
    eyewear: 'round',
    badge: 'hanger',
  },
  QuietQuitQuentinLoudly: {
    ...rosetteFields('woven', 18),
    ...colorFields('canary', 'pink', 'black', 'navy', 'red'),
    ...faceFields('square', 'hidden', 'stern', 'lidded', 'broad', 'sealed', 'none'),
    ...appearanceFields('flatTop', 'suit', 'square', 0),
    headwear: 'headphones',
    badge: 'megaphone',
  },
  SoloVloggerBroSaysWeGuys: {
    ...rosetteFields('lens', 16),
    ...colorFields('lilac', 'teal', 'navy', 'rose', 'white'),
    ...faceFields('heart', 'studs', 'lifted', 'bright', 'snub', 'speaking', 'blush'),
    ...appearanceFields('buns', 'stripes', 'even', 4),
    badge: 'chairs',
  },
  BoxReviewerImaniNoItem: {
    ...rosetteFields('woven', 15),
    ...colorFields('manila', 'sage', 'grey', 'darkNavy', 'red'),
    ...faceFields('chiseled', 'hoops', 'cocked', 'lidded', 'wedge', 'smirk', 'none'),
    ...appearanceFields('pixie', 'turtleneck', 'square', -2),
    eyewear: 'owl',
    badge: 'box',
  },
  transition_tutorial_tamika_pt_41: {
    ...rosetteFields('lace', 15),
    ...colorFields('periwinkle', 'gold', 'rose', 'plum', 'sky'),
    ...faceFields('oval', 'studs', 'arched', 'lashed', 'button', 'smile', 'freckles'),
    ...appearanceFields('wipe', 'hoodie', 'even', -7),
    badge: 'clapper',
  },
  'golden.hour.gwendolyn.is.running.late': {
    ...rosetteFields('lace', 18),
    ...colorFields('pink', 'lilac', 'brown', 'navy', 'gold'),
    ...faceFields('heart', 'hidden', 'fine', 'hidden', 'drop', 'lips', 'freckles'),
    ...appearanceFields('waves', 'wrap', 'sloping', 6),
    eyewear: 'sunset',
    headwear: 'sunHat',
    badge: 'sun',
  },
  flatlay_federico_moved_your_coffee_again: {
    ...rosetteFields('lens', 16),
    ...colorFields('mint', 'periwinkle', 'green', 'darkNavy', 'white'),
    ...faceFields('oval', 'small', 'flat', 'level', 'button', 'pursed', 'none'),
    ...appearanceFields('halves', 'neckerchief', 'even', 0),
    badge: 'cup',
  },
};

const commissioners: Record<string, PortraitRecipe> = {
  ledgerly: {
    ...rosetteFields('solid', 12),
    ...colorFields('manila', 'teal', 'grey', 'navy', 'gold'),
    ...faceFields('long', 'studs', 'flat', 'dots', 'wedge', 'flat', 'none'),
    ...appearanceFields('chignon', 'office', 'square', 0),
    eyewear: 'half',
    headwear: 'eyeshade',
  },
  stampwell: {
    ...rosetteFields('solid', 16),
    ...colorFields('canary', 'pink', 'grey', 'navy', 'rose'),
    ...faceFields('pear', 'large', 'bushy', 'dots', 'broad', 'flat', 'blush'),
    ...appearanceFields('tufts', 'officeBow', 'square', 0),
    facialHair: 'chops',
    eyewear: 'monocle',
  },
  'formas-addendum': {
    ...rosetteFields('solid', 20),
    ...colorFields('lilac', 'gold', 'rose', 'navy', 'navy'),
    ...faceFields('heart', 'hoops', 'arched', 'bright', 'hooked', 'speaking', 'none'),
    ...appearanceFields('cascade', 'officeRuff', 'even', -5),
    eyewear: 'owl',
  },
  redtapeson: {
    ...rosetteFields('solid', 16),
    ...colorFields('mint', 'periwinkle', 'brown', 'navy', 'mint'),
    ...faceFields('oval', 'large', 'worried', 'lidded', 'drop', 'frown', 'none'),
    ...appearanceFields('combOver', 'office', 'sloping', 4),
    headwear: 'visorPencil',
  },
  quorum: {
    ...rosetteFields('solid', 15),
    ...colorFields('pink', 'sage', 'black', 'navy', 'gold'),
    ...faceFields('round', 'hidden', 'fine', 'lidded', 'snub', 'lips', 'none'),
    ...appearanceFields('waved', 'officeRuff', 'sloping', -3),
  },
};

export const portraitRecipeKeys = [...Object.keys(people), ...Object.keys(commissioners)];

export function getPersonRecipe(xHandle: string): PortraitRecipe {
  return people[xHandle] ?? defaultPortraitRecipe;
}

/** A commissioner without a recipe gets the default one, in office dress. */
export function getCommissionerRecipe(id: string): PortraitRecipe {
  return (
    commissioners[id] ?? {
      ...defaultPortraitRecipe,
      ...rosetteFields('solid', 15),
      ...appearanceFields('crop', 'office', 'even', 0),
    }
  );
}
