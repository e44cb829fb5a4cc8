/** A canvas reads no style sheet: the colors of the light scheme, for a picture that has one scheme. */
export const pictureColors = {
  text: '#171a26',
  second: '#40434f',
  navy: '#1b2a5e',
  rose: '#a81e52',
  gold: '#f2b632',
  heart: '#f47c9b',
  unlit: '#5b6796',
  paper: '#ffffff',
  sunken: '#ede7d9',
  canary: '#fff3c4',
  pink: '#fbe4ec',
  line: '#767062',
} as const;
