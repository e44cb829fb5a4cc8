import type { Page } from '@playwright/test';

/**
 * Shows the page in the site's fonts. They are `optional`: where they come late, as on a busy
 * machine, the page keeps the fallback font, and has another layout.
 */
export const applySiteFonts = (page: Page) =>
  page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    await document.fonts.ready;
  });
