/** The light scheme of globals.css, for share images, whose renderer reads no style sheets. */
export const lightSchemeColors = {
  paper: '#ffffff',
  ink: '#171a26',
  'ink-2': '#40434f',
  brand: '#1b2a5e',
  rose: '#a81e52',
  gold: '#f2b632',
  canary: '#fff3c4',
  pinkcopy: '#fbe4ec',
  'seal-ring': '#1b2a5e',
  'seal-moth': '#1b2a5e',
  'seal-lamp': '#f2b632',
  'seal-lamp-off': '#5b6796',
  'seal-heart': '#f47c9b',
} as const;
