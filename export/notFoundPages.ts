import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes two of Next's three copies of the 404 page, and moves each page named `not-found` to
 * 404.html in its parent folder: hosts serve the nearest 404.html.
 * @returns the paths of all pages after the move
 */
export async function moveNotFoundPages(folder: string, pages: readonly string[]) {
  const copies = ['404/index.html', '_not-found/index.html'];
  if (!['404.html', ...copies].every((file) => pages.includes(file)))
    throw new Error(
      'Next has not written 404.html, 404/index.html and _not-found/index.html. Next may have changed: check export/notFoundPages.ts.',
    );
  const nested = pages.filter((file) => file.endsWith('/not-found/index.html'));
  const targetOf = (file: string) => path.posix.join(file, '../../404.html');
  for (const file of nested) {
    await rename(path.join(folder, file), path.join(folder, targetOf(file)));
  }
  for (const file of [...copies, ...nested]) {
    await rm(path.join(folder, path.dirname(file)), { recursive: true });
  }
  return [
    ...pages.filter((file) => !copies.includes(file) && !nested.includes(file)),
    ...nested.map(targetOf),
  ];
}

/** Next preloads the fonts on every page except 404.html: takes over what the home page preloads. */
export async function preloadFontsOn404(folder: string) {
  const file = path.join(folder, '404.html');
  const home = await readFile(path.join(folder, 'index.html'), 'utf8');
  const fonts = home.match(/<link rel="preload"[^>]* as="font"[^>]*>/g);
  if (!fonts)
    throw new Error(
      'index.html preloads no fonts, so 404.html can’t either. Next may have changed: check export/notFoundPages.ts.',
    );
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('</head>', `${fonts.join('')}</head>`));
}
