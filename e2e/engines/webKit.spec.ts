import { courseByLanguage } from '../../content/course';
import { dashboards } from '../../content/dashboards/dashboards';
import { people } from '../../content/people';
import { expect, test } from './webKitTest';
import { currentTab, scripts } from './webKitQueries';

const status = '#rating [role="status"]';
const counter = (place: number) => `//*[@id="rating"]//p[.="${place} of ${people.length}"]`;
const leader = '//h3[.="Leaderboard"]/following::li[1]';
const rating = (value: number) => `//*[@id="rating"]//label[.="${value}"]`;
const button = (name: string) => `//*[@id="rating"]//button[.="${name}"]`;

test('a vote is recorded and said, leads the board, and is there after a reload', async ({
  webKit,
}) => {
  const [first] = people;
  await webKit.goto('/');
  await webKit.click(rating(7));
  await webKit.click(button('Submit Rating'));
  await expect.poll(() => webKit.text(status)).toContain(`Recorded: 7 for ${first!.displayName}.`);
  await expect.poll(() => webKit.text(leader)).toContain(first!.name);
  expect(await webKit.text(leader)).toContain('7.0');

  await webKit.reload();
  await expect.poll(() => webKit.text(leader)).toContain('7.0');
  await webKit.click(button('Next Person'));
  await expect.poll(() => webKit.isVisible(counter(2))).toBe(true);
});

test('nothing that was done before the scripts were asked for is lost', async ({ webKit }) => {
  await webKit.goto('/');
  expect(await scripts(webKit)).toEqual([]);
  // In one go, so that all of it happens before the first script can be there.
  await webKit.evaluate(() => {
    const press = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('#rating button')]
        .find((element) => element.textContent === name)
        ?.click();
    document.querySelector<HTMLElement>('#rating [value="4"]')?.click();
    press('Submit Rating');
    press('Next');
  });
  await expect.poll(() => webKit.isVisible(counter(3))).toBe(true);
  expect(await webKit.evaluate(() => localStorage.getItem('slutEvaluationVotes'))).toBe(
    '[{"personId":1,"rating":4}]',
  );
});

test('tabs work by pointer, key and Back', async ({ webKit }) => {
  const { slug, tabs } = dashboards[0]!;
  const label = (index: number) => tabs[index]!.label;
  const isOpen = (index: number) => webKit.isVisible(`#${tabs[index]!.id} table`);
  await webKit.goto(`/filings/${slug}/`);
  await webKit.click(`//main//a[.="${label(1)}"]`);
  await expect.poll(() => currentTab(webKit)).toBe(label(1));
  expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
  await webKit.press('ArrowRight');
  await expect.poll(() => currentTab(webKit)).toBe(label(2));
  expect([await isOpen(1), await isOpen(2)]).toEqual([false, true]);
  await webKit.goBack();
  await expect.poll(() => currentTab(webKit)).toBe(label(0));
});

// Each dashboard draws other kinds of charts.
for (const { slug, tabs } of dashboards) {
  test(`${slug} has charts that are pictures with a name, and then answer`, async ({ webKit }) => {
    await webKit.goto(`/filings/${slug}/`);
    for (const [
      i,
      {
        chart: { summary },
      },
    ] of tabs.entries()) {
      const chart = `(//main//figure//*[@role="img"])[${i + 1}]`;
      expect(await webKit.accessibleName(chart)).toBe(summary);
      const answer = `(//main//figure//*[@role="status"])[${i + 1}]`;
      expect(await webKit.text(answer)).toBe('');
      await expect(async () => {
        for (let step = 1; step < 20; step += 1) {
          await webKit.hover(chart, step / 20, 0.62);
          if (await webKit.text(answer)) return;
        }
        throw new Error('no answer yet');
      }).toPass();
    }
  });
}

test('a lesson ticked is counted, also on the page of the course', async ({ webKit }) => {
  const { en } = courseByLanguage;
  const said = `1 of ${en.lessons.length} lessons complete`;
  await webKit.goto(en.modules[0]!.url);
  await webKit.click('//label[contains(., "Lesson 2 complete")]');
  await expect.poll(() => webKit.text('main')).toContain(said);
  await webKit.goto(en.url);
  await expect.poll(() => webKit.text('main')).toContain(said);
  expect(await webKit.evaluate(() => document.querySelector('progress')?.value)).toBe(1);
});
