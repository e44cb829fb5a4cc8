import { type Page, tagsOf } from './html';

/** Addresses of a page's style sheets, in order. */
export function sheetsOf(page: Page): string[] {
  const sheets = tagsOf(page, 'link').flatMap(({ attributes: { rel, href } }) =>
    rel === 'stylesheet' && href ? [href] : [],
  );
  if (sheets.length === 0) throw new Error('The page has no style sheet: has Next changed?');
  return sheets;
}

const sheet = /[\w./~-]+\/static\/chunks\/[\w.~-]+\.css/g;

/** Addresses of style sheets in flight data: of the page's own, and of its error page's. */
export const sheetsNamedIn = (flight: string) => [...new Set(flight.match(sheet))];

/** Flight data that finds all style sheets in one: React looks for each that it names. */
export function renameSheets(flight: string, url: string): string {
  const renamed = flight.replaceAll(sheet, url);
  const [left] = renamed.replaceAll(url, '').match(/[^"\\\s]*\/_next\/[^"\\\s]*\.css/) ?? [];
  if (left) throw new Error(`A style sheet has an unknown name, ${left}: has Next changed?`);
  return renamed;
}

/**
 * The style sheets that most kinds of pages use, in an order that is that of the pages. Pages with
 * the same style sheets are of one kind: a site's articles count no more than its front page.
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

/** A style sheet as it can stand anywhere: addresses are whole, and no source map is named. */
export function movableSheet(css: string, url: string): string {
  const stuck = /@(?:import|charset)\b|<\/style/i.exec(css);
  if (stuck) throw new Error(`${url}: ${stuck[0]} keeps it from standing inside a page.`);
  return (
    css
      .replaceAll(/\/\*# sourceMappingURL=.*?\*\//g, '')
      // The compiler's stand-ins for light-dark(), twice in every color.
      .replaceAll(/--lightningcss-(light|dark)/g, '--$1')
      .replaceAll(/url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi, (_, _quote, address) => {
        const { pathname, hash } = new URL(address, `https://localhost${url}`);
        return `url(${pathname}${hash})`;
      })
      .trim()
  );
}
