import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { getShareImageFileName, pages } from '../../content/pages';
import { sharePictures } from '../../content/sharePictures';
import { exportFolder, findExportedPage, parseWithCheerio } from '../exportedSite';

test('no share image has more than 300 KB', () => {
  const files = new Set(pages.map((page) => getShareImageFileName(page.path)));
  const large = [...files].filter(
    (file) => statSync(path.join(exportFolder, 'og', file)).size > 300 * 1024,
  );
  expect(large).toEqual([]);
});

for (const [url, { hook, alt }] of Object.entries(sharePictures)) {
  test(`the share image of ${url} has a line of the page, and says what it shows`, () => {
    expect(hook.length).toBeLessThanOrEqual(90);
    const $ = parseWithCheerio(findExportedPage(`${url}/`));
    const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
    expect(withoutSpaces($('main').text())).toContain(withoutSpaces(hook));
    const words = hook.replace(/”$/, '');
    expect($('meta[property="og:image:alt"]').attr('content')).toContain(`${alt}. ${words}`);
  });
}
