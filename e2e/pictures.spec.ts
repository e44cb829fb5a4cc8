import { exportedFilePaths } from './exportedSite';
import { expect, test } from './test';

/** Runs in the page: returns the pictures that the browser cannot decode. */
async function findBrokenPictures(urls: readonly string[]) {
  const broken: string[] = [];
  for (const url of urls) {
    const picture = new Image();
    picture.src = url;
    await picture.decode().catch(() => broken.push(url));
  }
  return broken;
}

test('each picture of the site decodes', async ({ page }) => {
  const pictures = [...exportedFilePaths].filter((file) =>
    /\.(png|svg|ico|jpe?g|gif|webp|avif)$/.test(file),
  );
  expect(pictures).not.toHaveLength(0);
  await page.goto('/about/');
  expect(
    await page.evaluate(findBrokenPictures, pictures),
    'Export these pictures again, or correct their names: the format is that of the extension.',
  ).toEqual([]);
});
