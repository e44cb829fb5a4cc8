import { colors, face, look, type Recipe, rosetteOf } from './recipe';

/** The commissioners, by id. */
export const commissioners: Record<string, Recipe> = {
  ledgerly: {
    ...rosetteOf('solid', 12),
    ...colors('manila', 'teal', 'grey', 'navy', 'gold'),
    ...face('long', 'studs', 'flat', 'dots', 'wedge', 'flat', 'none'),
    ...look('chignon', 'office', 'square', 0),
    eyewear: 'half',
    headwear: 'eyeshade',
  },
  stampwell: {
    ...rosetteOf('solid', 16),
    ...colors('canary', 'pink', 'grey', 'navy', 'rose'),
    ...face('pear', 'large', 'bushy', 'dots', 'broad', 'flat', 'blush'),
    ...look('tufts', 'officeBow', 'square', 0),
    whiskers: 'chops',
    eyewear: 'monocle',
  },
  'formas-addendum': {
    ...rosetteOf('solid', 20),
    ...colors('lilac', 'gold', 'rose', 'navy', 'navy'),
    ...face('heart', 'hoops', 'arched', 'bright', 'hooked', 'speaking', 'none'),
    ...look('cascade', 'officeRuff', 'even', -5),
    eyewear: 'owl',
  },
  redtapeson: {
    ...rosetteOf('solid', 16),
    ...colors('mint', 'periwinkle', 'brown', 'navy', 'mint'),
    ...face('oval', 'large', 'worried', 'lidded', 'drop', 'frown', 'none'),
    ...look('combOver', 'office', 'sloping', 4),
    headwear: 'visorPencil',
  },
  quorum: {
    ...rosetteOf('solid', 15),
    ...colors('pink', 'sage', 'ink', 'navy', 'gold'),
    ...face('round', 'hidden', 'fine', 'lidded', 'snub', 'lips', 'none'),
    ...look('waved', 'officeRuff', 'sloping', -3),
  },
};
