import { readFileSync } from 'node:fs';

const styleSheet = readFileSync('app/_frame/globals.css', 'utf8');

/**
 * The value of a color token of globals.css: `readColor('paper', 'dark')`. For what no style sheet
 * reaches: share images, the manifest, the color of the browser's bars.
 */
export function readColor(token: string, scheme: 'light' | 'dark' = 'light'): string {
  const value = new RegExp(`^ *--${token}: (.+);`, 'm').exec(styleSheet)?.[1];
  const [light, dark = light] = value?.match(/#\w+/g) ?? [];
  const color = scheme === 'light' ? light : dark;
  if (!color)
    throw new Error(`app/_frame/globals.css has no color --${token}. Use one that it declares.`);
  return color;
}
