import type { WebKitPage } from './webKitPage';

/** Addresses of the scripts that the page has asked for. */
export const scripts = (webKit: WebKitPage) =>
  webKit.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );

/** Label of the tab that is selected, once there are tabs. */
export const currentTab = (webKit: WebKitPage) =>
  webKit.evaluate(
    () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent ?? '',
  );

/** Headings of the news that are shown. */
export const visibleTitles = (webKit: WebKitPage) =>
  webKit.evaluate(() =>
    [...document.querySelectorAll('main article :is(h2, h3)')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent),
  );
