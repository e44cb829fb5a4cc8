import { test } from '../test';
import { aDashboard, anArticle } from '../visit';
import { expectWalk } from './focusWalk';

// pages.spec.ts tests Tab on every page; Shift+Tab is tested on these few.
for (const url of ['/', '/news/', anArticle, aDashboard, '/privacy/']) {
  test(`Shift+Tab goes back through every control of ${url}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    await expectWalk(page, 'Shift+Tab');
  });
}
