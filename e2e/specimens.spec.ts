import { parseWithCheerio, type ExportedPage, exportedPages } from './exportedSite';
import { waitUntilRequestsAreSent, isIconRequest } from './requests';
import { choosePagesInScope } from './scope';
import { test } from './sharedPageTest';
import { expect, type Locator } from './test';

/** Notes that begin with "Specimen." say that the controls beside them do nothing. */
function notesOf(page: ExportedPage): string[] {
  const $ = parseWithCheerio(page);
  return $('main [id]')
    .toArray()
    .filter((element) => /^Specimen\./.test($(element).text()))
    .map((element) => $(element).attr('id') ?? '');
}

const pages = exportedPages.filter((page) => notesOf(page).length > 0);

/** Changes a field, and returns the value that the field must still have at the end. */
async function enter(field: Locator) {
  const type = await field.evaluate((element) => element.getAttribute('type') ?? element.tagName);
  if (type === 'checkbox') await field.uncheck();
  else if (type === 'SELECT') await field.selectOption({ index: 1 });
  else await field.fill(type === 'date' ? '2025-05-16' : '2');
  if (type !== 'SELECT') await field.press('Enter');
  return field.inputValue();
}

for (const exportedPage of choosePagesInScope(pages)) {
  const { url } = exportedPage;
  test(`the controls described as “Specimen.” on ${url} keep their input and do nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(url);
    const main = page.getByRole('main');
    // Controls that worked would filter or search these articles and tables.
    const listed = () => main.locator('article, table').allTextContents();
    const before = await listed();
    const requested: string[] = [];
    page.on('request', (request) => {
      const ofThePage = ['script', 'stylesheet', 'font', 'image'];
      if (!ofThePage.includes(request.resourceType()) && !isIconRequest(request))
        requested.push(request.url());
    });

    const described = notesOf(exportedPage)
      .map((note) => `[aria-describedby~="${note}"]`)
      .join();
    const controls = main.locator(`:is(${described}), :is(${described}) :is(input, select)`);
    const fields = await controls.and(page.locator('input, select')).all();
    const buttons = await controls.and(page.getByRole('button')).all();
    expect(buttons.length).toBeGreaterThan(0);
    const entered: string[] = [];
    for (const field of fields) entered.push(await enter(field));
    for (const button of buttons) {
      await expect(button).toHaveAccessibleDescription(/^Specimen\./);
      await button.click();
      await button.press('Enter');
      await button.press('Space');
    }

    await waitUntilRequestsAreSent(page);
    expect(requested).toEqual([]);
    await expect(page).toHaveURL(url);
    for (const [i, field] of fields.entries()) await expect(field).toHaveValue(entered[i]!);
    expect(await listed()).toEqual(before);
  });
}
