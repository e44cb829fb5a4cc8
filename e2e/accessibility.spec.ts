import { expectAccessible } from './axe';
import { pages } from './out';
import { expect, test } from './test';

const widths = [360, 1280];
const schemes = ['light', 'dark'] as const;

for (const { url } of pages) {
  test(`${url} passes axe in both schemes, narrow and wide`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(url);
        await expectAccessible(page);
      }
    }
  });
}

for (const colorScheme of schemes) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('the open menu and the open notice pass axe', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto('/about/');
      await page.getByText("Here's how you know").click();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Primary' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the rating game passes axe with a choice made, a vote cast and a person rated', async ({
      page,
    }) => {
      await page.goto('/');
      const widget = page.locator('#rating');
      await widget.getByRole('radio', { name: '7', exact: true }).check({ force: true });
      await expect(widget.getByRole('button', { name: 'Submit Rating' })).toHaveAttribute(
        'aria-disabled',
        'false',
      );
      await expectAccessible(page);
      await widget.getByRole('button', { name: 'Submit Rating' }).click();
      await widget.getByRole('button', { name: 'Previous', exact: true }).click();
      await expect(widget.getByText("You've already rated this person.")).toBeVisible();
      await expectAccessible(page);
    });

    test('the last page of the news passes axe', async ({ page }) => {
      await page.goto('/news/#page-3');
      await expect(page.getByRole('button', { name: '3', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expectAccessible(page);
    });
  });
}

test('every page has one h1, headings that nest, and its landmarks', async ({ page }) => {
  for (const { url } of pages) {
    await page.goto(url);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.checkVisibility())
          .map(({ tagName }) => Number(tagName[1])),
      );
    expect(
      levels.filter((level) => level === 1),
      url,
    ).toHaveLength(1);
    for (const [i, level] of levels.entries()) {
      expect(level, `${url}, heading ${i + 1}`).toBeLessThanOrEqual((levels[i - 1] ?? 1) + 1);
    }
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark), `${url} ${landmark}`).toHaveCount(1);
    }
  }
});

for (const width of [320, 360, 768, 1280]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { url } of pages) {
      await page.goto(url);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, url).toBeLessThanOrEqual(0);
    }
  });
}

test('nothing is cut with the text spacing of WCAG 1.4.12, nor with text at 200%', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 800 });
  for (const { url } of pages) {
    await page.goto(url);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty('line-height', '1.5', 'important');
        element.style.setProperty('letter-spacing', '0.12em', 'important');
        element.style.setProperty('word-spacing', '0.16em', 'important');
      }
      document.documentElement.style.setProperty('font-size', '200%');
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, url).toBeLessThanOrEqual(0);
  }
});

test('controls are at least 44 px in each direction, or 24 px in running text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { url } of pages) {
    await page.goto(url);
    const small = await page
      .locator(
        'button, input:not([type=radio], [type=checkbox]), select, summary, label:has(input)',
      )
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => ({ box: control.getBoundingClientRect(), text: control.textContent }))
          .filter(({ box }) => box.width < 44 || box.height < 44)
          .map(({ box, text }) => `${text} ${box.width}x${box.height}`),
      );
    expect(small, url).toEqual([]);
  }
});

test('the focus can be seen on everything that takes it', async ({ page }) => {
  for (const url of ['/', '/news/', '/news/3/', '/education/']) {
    await page.goto(url);
    const total = await page
      .locator('a[href], button, input, select, summary, [tabindex="0"]')
      .count();
    for (let i = 0; i < Math.min(total, 60); i += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'lost';
        const rings = [element, element.closest('label')].map((candidate) =>
          candidate ? getComputedStyle(candidate).outlineStyle : 'none',
        );
        return rings.some((ring) => ring !== 'none')
          ? 'seen'
          : `unseen: ${element.outerHTML.slice(0, 100)}`;
      });
      if (focus === 'lost') break;
      expect(focus, url).toBe('seen');
    }
  }
});

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { url } of pages) {
    await page.goto(url);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving, url).toBe(0);
  }
});
