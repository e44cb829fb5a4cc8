import { test } from '../test';
import { expectWalk } from './focusWalk';

// The way forward is walked on every page, beside everything else that is asked of it.
for (const url of ['/', '/news/', '/news/2/', '/filings/coochie-index/', '/privacy/']) {
  test(`${url} can be walked back through by Shift+Tab`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    await expectWalk(page, 'Shift+Tab');
  });
}
