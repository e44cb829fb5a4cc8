import { expect, type Locator, type Page, test } from './test';

const anchors = {
  '/about/': ['mission', 'history', 'leadership', 'organization', 'careers'],
  '/oversight/': ['approach', 'rating-system', 'programs', 'regulations', 'enforcement'],
  '/enforcement/': ['overview', 'actions', 'divisions', 'report'],
  '/initiatives/': ['featured', 'goals', 'international', 'partnerships'],
  '/education/': ['overview', 'resources', 'events', 'programs', 'appeals', 'request'],
};

const part = (page: Page, id: string) => page.locator(`section#${id}`);
const names = (part: Locator, level: number) =>
  part.getByRole('heading', { level }).allInnerTexts();

/** Presses every button, by pointer and by key, and holds that nothing comes of it. */
async function expectNothingHappens(page: Page, form: Locator) {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const before = page.url();
  for (const button of await form.getByRole('button').all()) {
    await button.click();
    await button.press('Enter');
    await button.press('Space');
  }
  expect(requests).toEqual([]);
  expect(page.url()).toBe(before);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const [path, ids] of Object.entries(anchors)) {
      test(`${path} has its parts, and a list that leads to them`, async ({ page }) => {
        await page.goto(path);
        for (const id of ids) {
          await expect(part(page, id).getByRole('heading', { level: 2 })).toBeVisible();
        }
        const contents = page.getByRole('navigation', { name: 'On this page' });
        for (const link of await contents.getByRole('link').all()) {
          const heading = page.getByRole('main').getByRole('heading', {
            level: 2,
            name: await link.innerText(),
            exact: true,
          });
          await link.click();
          await expect(heading).toBeInViewport();
        }
      });
    }

    test.describe('without pictures', () => {
      test.use({ expectedErrors: /Failed to load resource: .*\/portraits\// });

      test('initials stand in for portraits', async ({ page }) => {
        await page.route('**/portraits/**', (route) => route.abort());
        await page.goto('/about/');
        for (const initials of ['PL', 'AS', 'XF', 'BR', 'WQ']) {
          const shown = part(page, 'leadership').getByText(initials, { exact: true });
          await shown.scrollIntoViewIfNeeded();
          await expect(shown).toBeVisible();
        }
      });
    });
  });
}

test.describe('about', () => {
  test.beforeEach(({ page }) => page.goto('/about/'));

  test('introduces five commissioners', async ({ page }) => {
    const members = part(page, 'leadership').getByRole('list').getByRole('listitem');
    await expect(members).toHaveCount(5);
    for (const [name, title, term] of [
      ['Prudence Q. Ledgerly', 'Chair', 'April 1, 2024 to March 31, 2029'],
      ['Aloysius B. Stampwell III', 'Vice Chair', 'April 15, 2024 to April 14, 2029'],
      ['Ximena Formas-Addendum', 'Commissioner', 'May 1, 2024 to April 30, 2029'],
      ['Bartholomew Redtapeson', 'Commissioner', 'May 15, 2024 to May 14, 2029'],
      ['Winifred Quorum', 'Commissioner', 'May 29, 2024 to May 28, 2029'],
    ] as const) {
      const member = members.filter({ has: page.getByRole('heading', { name, level: 3 }) });
      await expect(member.getByText(title, { exact: true })).toBeVisible();
      await expect(member).toContainText(term);
    }
    await expect(part(page, 'leadership')).toContainText('five-year terms');
    await expect(part(page, 'leadership')).toContainText('At most three may belong to one party');
  });

  test('counts 84 people in a tree of offices', async ({ page }) => {
    const organization = part(page, 'organization');
    const enforcement = organization
      .getByRole('listitem')
      .filter({ has: page.getByText('Letters, in three divisions.') });
    await expect(enforcement.getByRole('listitem')).toHaveText([
      /Division of Wallet Integrity.*10 people/,
      /Division of Disclosure and Link in Bio.*9 people/,
      /Division of Conduct in the Replies.*9 people/,
    ]);
    const counts = await organization.getByText(/^\d+ (people|person)$/).allInnerTexts();
    const inDivisions = 28;
    const total = counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
    expect(total - inDivisions).toBe(84);
  });

  test('accounts for the whole appropriation', async ({ page }) => {
    const row = page.getByRole('row', { name: /^Total/ });
    await expect(row.getByRole('cell', { name: '100%' })).toBeVisible();
    await expect(row.getByRole('cell', { name: '$11,340,000.00' })).toBeVisible();
  });

  test('lists the open positions', async ({ page }) => {
    expect(await names(part(page, 'careers'), 3)).toEqual([
      'Stapler Recovery Officer',
      'Senior Reader of Replies',
      'Moth Liaison (Seasonal)',
      'Deputy Associate Chair for Hearts',
      'How to apply',
    ]);
  });
});

test.describe('oversight', () => {
  test.beforeEach(({ page }) => page.goto('/oversight/'));

  test('weighs four metrics', async ({ page }) => {
    const rubric = page.getByRole('table', { name: /^Rubric/ });
    for (const [metric, weight] of [
      ['Number of thirst traps', '30%'],
      ['Ratio of 💦 to 🧠', '25%'],
      ['Follower simps', '20%'],
      ['Link in bio', '25%'],
    ] as const) {
      const row = rubric.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: metric }),
      });
      await expect(row.getByRole('cell').first()).toHaveText(weight);
    }
    await expect(rubric.getByRole('columnheader')).toHaveText(['Metric', 'Weight', 'Description']);
  });

  test('adds up its example', async ({ page }) => {
    const sum = page
      .getByRole('table', { name: 'Exposure rating of the account' })
      .getByRole('row')
      .last();
    await expect(sum.getByRole('cell')).toHaveText(['–', '100%', '7.55']);
  });

  test('names four programs and five regulations', async ({ page }) => {
    expect(await names(part(page, 'programs'), 3)).toHaveLength(4);
    expect(await names(part(page, 'regulations'), 3)).toHaveLength(5);
    const registration = page.getByRole('article').filter({ hasText: '51 CSR 75.1' });
    await expect(registration).toContainText('above 7.5');
    await expect(registration).toContainText('up to $250,000');
  });

  test('keeps the whole Code folded until it is wanted', async ({ page }) => {
    const code = page.getByRole('table', { name: 'Title 51, Code of Simp Regulations' });
    await expect(code).toBeHidden();
    await page.getByText('Read the Code (17 sections)').click();
    await expect(code.getByRole('row')).toHaveCount(18);
  });

  test('leads to enforcement', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: 'See recent enforcement actions' }),
    ).toHaveAttribute('href', /\/enforcement\/$/);
    await main.getByRole('link', { name: 'Report a Violation' }).click();
    await expect(page).toHaveURL(/\/enforcement\/#report$/);
    await expect(page.getByRole('heading', { name: 'Report a violation' })).toBeInViewport();
  });
});

test.describe('enforcement', () => {
  test.beforeEach(({ page }) => page.goto('/enforcement/'));

  test('dockets three actions, newest first', async ({ page }) => {
    const actions = part(page, 'actions').getByRole('article');
    await expect(actions).toHaveCount(3);
    for (const [i, [name, docket, date]] of [
      ['In the Matter of One (1) Desk Lamp, Room 2B', 'COPE-2025-0098', 'May 8, 2025'],
      ['In the Matter of Badgewright Loyalty Systems, Inc.', 'COPE-2025-0071', 'April 9, 2025'],
      ['In the Matter of T.D., an Accountant', 'COPE-2025-0064', 'March 20, 2025'],
    ].entries()) {
      await expect(actions.nth(i)).toHaveAccessibleName(name ?? '');
      await expect(actions.nth(i)).toContainText(docket ?? '');
      await expect(actions.nth(i)).toContainText(date ?? '');
    }
  });

  test('has three divisions', async ({ page }) => {
    expect(await names(part(page, 'divisions'), 3)).toEqual([
      'Division of Wallet Integrity',
      'Division of Disclosure and Link in Bio',
      'Division of Conduct in the Replies',
    ]);
  });

  test('adds up its fines', async ({ page }) => {
    const total = page.getByRole('row', { name: /^Total/ });
    await expect(total.getByRole('cell', { name: '$750,254.49' })).toBeVisible();
    await expect(total.getByRole('cell', { name: '$254.49', exact: true })).toBeVisible();
  });

  test('takes no reports through its buttons', async ({ page }) => {
    const report = part(page, 'report');
    await expect(report.getByRole('button')).toHaveText([
      'Report a violation',
      'Report yourself',
      'Check a report',
    ]);
    for (const button of await report.getByRole('button').all()) {
      await expect(button).toHaveAccessibleDescription(/do nothing/);
    }
    await expectNothingHappens(page, report);
  });
});

test('each initiative states its status', async ({ page }) => {
  await page.goto('/initiatives/');
  const initiatives = part(page, 'featured').getByRole('listitem');
  await expect(initiatives).toHaveText([
    /^Second Thought\s*Active/,
    /^Universal Heart Numbering\s*In Development/,
    /^Screens for Windows Exchange\s*Active/,
  ]);
  await expect(part(page, 'goals').getByRole('listitem')).toHaveCount(5);
  await expect(part(page, 'goals')).toContainText('reviewed every three years');
});

test.describe('education', () => {
  test.beforeEach(({ page }) => page.goto('/education/'));

  test('shelves its resources by type', async ({ page }) => {
    const resources = part(page, 'resources');
    expect(await names(resources, 3)).toEqual(['Courses', 'Tools', 'Publications', 'Webinars']);
    const links = resources.getByRole('heading', { level: 4 }).getByRole('link');
    await expect(links).toHaveCount(9);
    await expect(links.first()).toHaveAccessibleName('Simp Awareness 101');
  });

  test('lists events by date', async ({ page }) => {
    const dates = await part(page, 'events').getByRole('time').all();
    const days = await Promise.all(dates.map((date) => date.getAttribute('datetime')));
    expect(days).toHaveLength(6);
    expect(days).toEqual(days.toSorted());
    expect(days[0]).toBe('2025-06-05');
  });

  test('has four programs', async ({ page }) => {
    expect(await names(part(page, 'programs'), 3)).toHaveLength(4);
  });

  test('says how an appeal works', async ({ page }) => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link', { name: 'Appeals' })).toHaveAttribute(
      'href',
      /\/education\/#appeals$/,
    );
    await expect(part(page, 'appeals').getByRole('listitem')).toHaveText([
      /^Who may appeal.*One appeal may be filed in each quarterly rating period/,
      /^When to file\s*Within 45 days of the day on which the rating was issued/,
      /^How to file/,
      /^Fee\s*\$75, non-refundable/,
      /^Panel\s*Three commissioners/,
      /^Decision.*within 30 days/,
    ]);
  });

  test('sends no request, not even on Enter', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Form FI-1 and copies' });
    const copies = form.getByLabel('Number of copies');
    await copies.fill('2');
    await copies.press('Enter');
    await expectNothingHappens(page, form);
    await expect(copies).toHaveValue('2');
    await expect(copies).toHaveAccessibleDescription(/^Specimen\./);
  });
});
