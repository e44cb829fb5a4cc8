import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactElement } from 'react';
import { ImageResponse } from 'takumi-js/response';
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

/** A PNG of the element. */
export async function createImageResponse(
  image: ReactElement,
  size: { width: number; height: number },
): Promise<Response> {
  return new ImageResponse(image, { ...size, emoji: 'from-font', fonts: await fonts });
}
