import { courseByLanguage } from '../../content/course';
import { dashboards } from '../../content/dashboards/dashboards';
import { people } from '../../content/people';
import { votesStorageKey } from '../storage';
import { expect, test } from './webKitTest';
import { getSelectedTabLabel, listRequestedScriptUrls } from './webKitQueries';

const status = '#rating [role="status"]';
const counter = (place: number) => `//*[@id="rating"]//p[.="${place} of ${people.length}"]`;
const leader = '//h3[.="Leaderboard"]/following::li[1]';
const rating = (value: number) => `//*[@id="rating"]//label[.="${value}"]`;
const button = (name: string) => `//*[@id="rating"]//button[.="${name}"]`;

test('in WebKit a vote is recorded and announced, tops the leaderboard, and survives a reload', async ({
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

test('in WebKit clicks in the rating game before the scripts are requested take effect afterwards', async ({
  webKit,
}) => {
  await webKit.goto('/');
  expect(await listRequestedScriptUrls(webKit)).toEqual([]);
  // A single call of `evaluate` makes all three clicks, so that no script can load between two clicks.
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
  expect(await webKit.evaluate((key) => localStorage.getItem(key), votesStorageKey)).toBe(
    '[{"personId":1,"rating":4}]',
  );
});

test('in WebKit the tabs of a dashboard work by pointer, arrow key and Back', async ({
  webKit,
}) => {
  const { slug, tabs } = dashboards[0]!;
  const label = (index: number) => tabs[index]!.label;
  const isOpen = (index: number) => webKit.isVisible(`#${tabs[index]!.id} table`);
  await webKit.goto(`/filings/${slug}/`);
  await webKit.click(`//main//a[.="${label(1)}"]`);
  await expect.poll(() => getSelectedTabLabel(webKit)).toBe(label(1));
  expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
  await webKit.press('ArrowRight');
  await expect.poll(() => getSelectedTabLabel(webKit)).toBe(label(2));
  expect([await isOpen(1), await isOpen(2)]).toEqual([false, true]);
  await webKit.goBack();
  await expect.poll(() => getSelectedTabLabel(webKit)).toBe(label(0));
});

// Every dashboard is tested, because the dashboards differ in their kinds of charts.
for (const { slug, tabs } of dashboards) {
  test(`in WebKit the charts of ${slug} have an accessible name and announce the values under the pointer`, async ({
    webKit,
  }) => {
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
        throw new Error(
          `On /filings/${slug}/, chart ${i + 1} announced no value while the pointer crossed it. Check its role="status" and its pointer events.`,
        );
      }).toPass();
    }
  });
}

test('in WebKit a ticked lesson is counted on its module page and on the course page', async ({
  webKit,
}) => {
  const { en } = courseByLanguage;
  const said = `1 of ${en.lessons.length} lessons complete`;
  await webKit.goto(en.modules[0]!.url);
  await webKit.click('//label[contains(., "Lesson 2 complete")]');
  await expect.poll(() => webKit.text('main')).toContain(said);
  await webKit.goto(en.url);
  await expect.poll(() => webKit.text('main')).toContain(said);
  expect(await webKit.evaluate(() => document.querySelector('progress')?.value)).toBe(1);
});
