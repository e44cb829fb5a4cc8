import type { WebKitPage } from './webKitPage';

/** Returns the URLs of the scripts that the page has requested. */
export const listRequestedScriptUrls = (webKit: WebKitPage) =>
  webKit.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );

/** Returns the label of the selected tab, or "" while the tabs are not hydrated. */
export const getSelectedTabLabel = (webKit: WebKitPage) =>
  webKit.evaluate(
    () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent ?? '',
  );

/** Returns the visible headings of the news list. */
export const listVisibleNewsTitles = (webKit: WebKitPage) =>
  webKit.evaluate(() =>
    [...document.querySelectorAll('main article :is(h2, h3)')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent),
  );
