import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Next writes its 404 page three times; one stays. A page of the project's own that is called
 * `not-found` becomes the 404 page of its folder, where hosts look for the nearest one.
 * @returns the pages as they lie then
 */
export async function placeNotFoundPages(folder: string, pages: readonly string[]) {
  const copies = ['404/index.html', '_not-found/index.html'];
  if (!['404.html', ...copies].every((file) => pages.includes(file)))
    throw new Error('The 404 page is not where it was: has Next changed?');
  const nested = pages.filter((file) => file.endsWith('/not-found/index.html'));
  const placeOf = (file: string) => path.posix.join(file, '../../404.html');
  for (const file of nested) {
    await rename(path.join(folder, file), path.join(folder, placeOf(file)));
  }
  for (const file of [...copies, ...nested]) {
    await rm(path.join(folder, path.dirname(file)), { recursive: true });
  }
  return [
    ...pages.filter((file) => !copies.includes(file) && !nested.includes(file)),
    ...nested.map(placeOf),
  ];
}

/** The payloads of client-side navigation: links are plain, so nobody fetches them. */
export async function removePayloads(folder: string, files: readonly string[]) {
  const payloads = files.filter((file) => /(?:^|\/)(?:index|__next\..*)\.txt$/.test(file));
  if (payloads.length === 0) throw new Error('No payloads found: has Next changed?');
  // Those of the 404 pages went with their folders.
  await Promise.all(payloads.map((file) => rm(path.join(folder, file), { force: true })));
}
