import { type Page, tagsOf } from './html';

/** Addresses of a page's style sheets, in order. */
export function sheetsOf(page: Page): string[] {
  const sheets = tagsOf(page, 'link').flatMap(({ attributes: { rel, href } }) =>
    rel === 'stylesheet' && href ? [href] : [],
  );
  if (sheets.length === 0 && page.html.search(sheet) >= 0)
    throw new Error('The page names style sheets and links none: has Next changed?');
  return sheets;
}

const sheet = /[\w./~-]+\/static\/chunks\/[\w.~-]+\.css/g;

/** Addresses of style sheets in flight data: those of the page, and of its error page. */
export const sheetsNamedIn = (flight: string) => [...new Set(flight.match(sheet))];

/** Flight data that names one style sheet in place of all: React looks for each that is named. */
export function renameSheets(flight: string, url: string): string {
  const renamed = flight.replaceAll(sheet, url);
  const [left] = renamed.replaceAll(url, '').match(/[^"\\\s]*\/_next\/[^"\\\s]*\.css/) ?? [];
  if (left) throw new Error(`A style sheet has a name of unknown form, ${left}: has Next changed?`);
  return renamed;
}

/**
 * The style sheets that most kinds of pages use, in the order in which the pages link them. Pages
 * with the same style sheets are of one kind: all articles together count as much as the home page.
 */
export function sharedSheets(pages: readonly (readonly string[])[]): string[] {
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

/** The style sheet as text for a <style> element: addresses are absolute, no source map is named. */
export function inlineableSheet(css: string, url: string): string {
  const forbidden = /@(?:import|charset)\b|<\/style/i.exec(css);
  if (forbidden)
    throw new Error(
      `${url}: ${forbidden[0]} can't be used inside a <style> element. Remove it from the style sheet.`,
    );
  return (
    css
      .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
      // The compiler writes these variables in place of light-dark(), twice for every color.
      .replaceAll(/--lightningcss-(light|dark)/g, '--$1')
      .replaceAll(/url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi, (_, _quote, address) => {
        const { pathname, hash } = new URL(address, `https://localhost${url}`);
        return `url(${pathname}${hash})`;
      })
      .trim()
  );
}
