import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactElement } from 'react';
import { fromJsx } from 'takumi-js/helpers/jsx';
import { ImageResponse } from 'takumi-js/response';
import { mapStrings } from '@/content/mapStrings';
import { readColor } from './readColor';
import { sansFontFamily, serifFontFamily } from './shareImage';

async function font(name: string, family: string) {
  const file = path.join(
    '@fontsource-variable',
    family,
    'files',
    `${family}-latin-wght-normal.woff2`,
  );
  return { name, data: await readFile(path.join(process.cwd(), 'node_modules', file)) };
}

// The fonts are read once for all images of a build.
const fonts = Promise.all([
  font(sansFontFamily, 'public-sans'),
  font(serifFontFamily, 'source-serif-4'),
]);

const replaceColorTokens = (text: string) =>
  text.replaceAll(/var\(--([\w-]+)\)/g, (_, token: string) => readColor(token));

/**
 * A PNG of the element. Drawings of the pages can be part of it: an `svg` becomes a picture in the
 * colors of the light scheme, without what style sheets say of its classes.
 */
export async function createImageResponse(
  image: ReactElement,
  size: { width: number; height: number },
): Promise<Response> {
  const { node } = await fromJsx(image);
  return new ImageResponse(mapStrings(node, replaceColorTokens), {
    ...size,
    // Drawings fill the box that they are in.
    css: 'svg { width: 100%; height: 100%; object-fit: contain }',
    emoji: 'from-font',
    fonts: await fonts,
  });
}
