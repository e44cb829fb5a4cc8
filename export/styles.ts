import { type ParsedPage, findTagsByName } from './html';

/** Finds the URLs of the style sheets that a page links, in order. */
export function findStyleSheetUrls(page: ParsedPage): string[] {
  const sheets = findTagsByName(page, 'link').flatMap(({ attributes: { rel, href } }) =>
    rel === 'stylesheet' && href ? [href] : [],
  );
  if (sheets.length === 0 && page.html.search(sheet) >= 0)
    throw new Error(
      'The page mentions style sheets but has no <link rel="stylesheet">. Next may have changed: check export/styles.ts.',
    );
  return sheets;
}

const sheet = /[\w./~-]+\/static\/chunks\/[\w.~-]+\.css/g;

/** Finds the URLs of style sheets in flight data: those of the page and of its error page. */
export const findFlightDataStyleSheetUrls = (flight: string) => [...new Set(flight.match(sheet))];

/** Replaces every style sheet URL in flight data with `url`, so that React loads no other style sheet. */
export function replaceFlightDataStyleSheetUrls(flight: string, url: string): string {
  const renamed = flight.replaceAll(sheet, url);
  const [left] = renamed.replaceAll(url, '').match(/[^"\\\s]*\/_next\/[^"\\\s]*\.css/) ?? [];
  if (left)
    throw new Error(
      `The flight data names the style sheet ${left}, whose URL has an unknown form. Next may have changed: check export/styles.ts.`,
    );
  return renamed;
}

/**
 * Chooses the style sheets that most kinds of pages use, in the order in which the pages link them.
 * Pages with the same style sheets are of one kind: all articles together count as much as the home page.
 */
export function chooseSharedStyleSheets(pages: readonly (readonly string[])[]): string[] {
  const kinds = [...new Map(pages.map((sheets) => [sheets.join(), sheets])).values()];
  const users = new Map<string, number>();
  for (const name of kinds.flat()) users.set(name, (users.get(name) ?? 0) + 1);
  const lists = kinds
    .map((sheets) => sheets.filter((name) => (users.get(name) ?? 0) * 2 > kinds.length))
    .sort((a, b) => b.length - a.length);
  const order: string[] = [];
  for (const list of lists) {
    list.forEach((name, at) => {
      if (!order.includes(name)) order.splice(order.indexOf(list[at - 1] ?? '') + 1, 0, name);
    });
  }
  return order;
}

/** Prepares a style sheet for a <style> element: makes its URLs absolute and removes the source map comment. */
export function prepareStyleSheetForInlining(css: string, url: string): string {
  const forbidden = /@(?:import|charset)\b|<\/style/i.exec(css);
  if (forbidden)
    throw new Error(
      `${url}: the export step writes this style sheet into a <style> element, so it must not contain ${forbidden[0]}. Remove it from the style sheet.`,
    );
  return (
    css
      .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
      // Shortens the names of the two custom properties that Lightning CSS writes for each light-dark().
      .replaceAll(/--lightningcss-(light|dark)/g, '--$1')
      .replaceAll(/url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi, (_, _quote, address) => {
        const { pathname, hash } = new URL(address, `https://localhost${url}`);
        return `url(${pathname}${hash})`;
      })
      .trim()
  );
}
