import { test } from '../test';
import { aDashboard, anArticle } from '../visit';
import { expectWalk } from './focusWalk';

// pages.spec.ts goes forward through every page.
for (const url of ['/', '/news/', anArticle, aDashboard, '/privacy/']) {
  test(`Shift+Tab goes back through every control of ${url}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url);
    await expectWalk(page, 'Shift+Tab');
  });
}
