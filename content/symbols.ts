export interface TextSymbol {
  /** Read by screen readers in place of the drawing. */
  name: string;
  path: string;
}

/**
 * Symbols by character. They are drawn, in a viewBox of 24 by 24, because without an emoji font
 * they would be blank.
 */
export const textSymbols: Readonly<Record<string, TextSymbol>> = {
  '💦': {
    name: 'droplets',
    path: 'M9 3C6 8 3.5 10.500 3.500 14A5.500 5.500 0 0 0 14.500 14C14.500 10.500 12 8 9 3ZM18 11C16.500 13.500 15.500 15 15.500 17A2.500 2.500 0 0 0 20.500 17C20.500 15 19.500 13.500 18 11Z',
  },
  '🧠': {
    name: 'brains',
    path: 'M11 4.500A3 3 0 0 0 6 5.500 3.500 3.500 0 0 0 3.500 11 3.600 3.600 0 0 0 5 17 3 3 0 0 0 11 18.500ZM13 4.500A3 3 0 0 1 18 5.500 3.500 3.500 0 0 1 20.500 11 3.600 3.600 0 0 1 19 17 3 3 0 0 1 13 18.500Z',
  },
};
