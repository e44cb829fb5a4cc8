import { type Cast, colors, face, look } from './casting';

/** The commissioners, by id. */
export const commissioners: Cast = {
  ledgerly: {
    ...colors('manila', 'teal', 'grey', 'navy', 'gold'),
    ...face('long', 'studs', 'flat', 'dots', 'wedge', 'flat', 'none'),
    ...look('chignon', 'office', 'square', 0),
    eyewear: 'half',
    headwear: 'eyeshade',
    office: true,
  },
  stampwell: {
    ...colors('canary', 'pink', 'grey', 'navy', 'rose'),
    ...face('pear', 'large', 'bushy', 'dots', 'broad', 'flat', 'blush'),
    ...look('tufts', 'officeBow', 'square', 0),
    whiskers: 'chops',
    eyewear: 'monocle',
    office: true,
  },
  'formas-addendum': {
    ...colors('lilac', 'gold', 'rose', 'navy', 'navy'),
    ...face('heart', 'hoops', 'arched', 'bright', 'hooked', 'speaking', 'none'),
    ...look('cascade', 'officeRuff', 'even', -5),
    eyewear: 'owl',
    office: true,
  },
  redtapeson: {
    ...colors('mint', 'periwinkle', 'brown', 'navy', 'mint'),
    ...face('oval', 'large', 'worried', 'lidded', 'drop', 'frown', 'none'),
    ...look('combOver', 'office', 'sloping', 4),
    headwear: 'visorPencil',
    office: true,
  },
  quorum: {
    ...colors('pink', 'sage', 'ink', 'navy', 'gold'),
    ...face('round', 'hidden', 'fine', 'lidded', 'snub', 'lips', 'none'),
    ...look('waved', 'officeRuff', 'sloping', -3),
    office: true,
  },
};
