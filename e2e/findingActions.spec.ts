import { determinationWords as words } from '../content/findings/determination';
import { findings } from '../content/findings/texts';
import { ratingWords } from '../content/rating';
import { locateGameButton } from './ratingGame';
import { rateAlike, seedVotes } from './storage';
import { expect, type Page, test } from './test';

/** With everyone rated alike. */
const finding = findings.find(({ id }) => id === 'carbon')!;

const sheet = (page: Page) => page.getByRole('article', { name: words.title });
const address = (page: Page) => sheet(page).getByRole('link', { name: /\/findings\/carbon\/$/ });

type Answer = 'done' | 'never' | 'AbortError' | 'NotAllowedError';

/** Replaces what the browser has for copying and sharing; without an answer it has nothing. */
async function open(page: Page, { copying, sharing }: { copying?: Answer; sharing?: Answer }) {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.addInitScript(
    ([copy, share]) => {
      const answer = (kind: Answer) => (data: unknown) => {
        document.documentElement.dataset.given = JSON.stringify(data);
        if (kind === 'done') return Promise.resolve();
        if (kind === 'never') return new Promise(() => undefined);
        return Promise.reject(new DOMException('', kind));
      };
      Object.defineProperty(navigator, 'clipboard', {
        value: copy ? { writeText: answer(copy) } : undefined,
      });
      Object.defineProperty(navigator, 'share', { value: share && answer(share) });
    },
    [copying, sharing] as const,
  );
  await seedVotes(page, rateAlike(5));
  await page.goto('/');
  await expect(sheet(page)).toBeVisible();
}

const given = async (page: Page): Promise<unknown> =>
  JSON.parse((await page.locator('html').getAttribute('data-given')) ?? 'null');

test('a copied link leads to the finding, and names nothing else', async ({ page, baseURL }) => {
  await open(page, { copying: 'done' });
  await locateGameButton(page, words.copy).click();
  await expect(sheet(page).getByText(words.copied)).toBeVisible();
  expect(await given(page)).toBe(`${baseURL}/findings/carbon/`);
  await page.goto(String(await given(page)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finding.title);
  await page.getByRole('link', { name: 'Have yours noted' }).click();
  await expect(page.getByRole('heading', { name: ratingWords.title })).toBeInViewport();
});

for (const [what, copying] of [
  ['has no clipboard', undefined],
  ['refuses to copy', 'NotAllowedError'],
  ['never answers', 'never'],
] as const) {
  test(`if the browser ${what}, the address is shown, selected, and leads to the finding`, async ({
    page,
  }) => {
    await open(page, { copying });
    await expect(locateGameButton(page, words.share)).toHaveCount(0);
    await locateGameButton(page, words.copy).click();
    await expect(sheet(page).getByText(words.notCopied)).toBeVisible();
    await expect(sheet(page).getByText(words.copied)).toHaveCount(0);
    expect(await page.evaluate(() => String(getSelection()))).toBe(await address(page).innerText());
    await address(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(finding.title);
  });
}

for (const [what, sharing, said] of [
  ['is done says so', 'done', words.shared],
  ['is refused points to the address', 'NotAllowedError', words.notShared],
  ['never settles points to the address', 'never', words.nothingOpened],
] as const) {
  test(`a share that ${what}`, async ({ page, baseURL }) => {
    await open(page, { sharing });
    await locateGameButton(page, words.share).click();
    await expect(sheet(page).getByText(said)).toBeVisible();
    expect(await given(page)).toEqual({
      title: finding.title,
      text: finding.line,
      url: `${baseURL}/findings/carbon/`,
    });
    await expect(address(page)).toBeVisible();
  });
}

test('a share that the visitor cancelled is silent', async ({ page }) => {
  await open(page, { copying: 'done', sharing: 'AbortError' });
  await locateGameButton(page, words.copy).click();
  await expect(sheet(page).getByText(words.copied)).toBeVisible();
  await locateGameButton(page, words.share).click();
  await expect(sheet(page).getByText(words.copied)).toHaveCount(0);
  for (const said of [words.shared, words.notShared, words.nothingOpened])
    await expect(sheet(page).getByText(said)).toHaveCount(0);
});

test('what was said of one finding goes when the finding changes', async ({ page }) => {
  await open(page, { copying: 'done' });
  await locateGameButton(page, words.copy).click();
  await expect(sheet(page).getByText(words.copied)).toBeVisible();
  await locateGameButton(page, ratingWords.change).click();
  await page
    .locator('#rating')
    .getByRole('radio', { name: '9', exact: true })
    .check({ force: true });
  await locateGameButton(page, ratingWords.submit).click();
  await expect(sheet(page).getByRole('heading', { name: 'Heads or tails' })).toBeVisible();
  await expect(sheet(page).getByText(words.copied)).toHaveCount(0);
});

test('the picture of the finding is a file that can be saved or opened', async ({ page }) => {
  await open(page, {});
  const picture = sheet(page).getByRole('link', { name: words.save });
  const download = page.waitForEvent('download');
  await picture.click();
  expect((await download).suggestedFilename()).toBe('findings-carbon.png');
  await expect(sheet(page).getByText(words.saving)).toBeVisible();
  const response = await page.request.get((await picture.getAttribute('href'))!);
  expect(response.headers()['content-type']).toBe('image/png');
});

test.describe('printing', () => {
  const docket = (page: Page) => page.getByRole('heading', { name: ratingWords.title });

  async function print(page: Page, isSupported: boolean) {
    await open(page, {});
    await page.evaluate((prints) => {
      window.print = () => {
        if (prints) dispatchEvent(new Event('beforeprint'));
      };
    }, isSupported);
    await locateGameButton(page, words.print).click();
  }

  test('the determination is printed alone', async ({ page }) => {
    await print(page, true);
    await expect(sheet(page).getByText(words.printing)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page)).toBeVisible();
    await expect(docket(page)).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(docket(page)).toBeVisible();
  });

  test('a browser that does not print says so, and prints the whole page from its menu later', async ({
    page,
  }) => {
    await print(page, false);
    await expect(sheet(page).getByText(words.notPrinted)).toBeVisible();
    await page.keyboard.press('Shift');
    await page.emulateMedia({ media: 'print' });
    await expect(docket(page)).toBeVisible();
  });

  test('a browser that prints late takes its sentence back', async ({ page }) => {
    await print(page, false);
    await expect(sheet(page).getByText(words.notPrinted)).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(sheet(page).getByText(words.notPrinted)).toHaveCount(0);
    await expect(sheet(page).getByText(words.printing)).toBeVisible();
  });
});
