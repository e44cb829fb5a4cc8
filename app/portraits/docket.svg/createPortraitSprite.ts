/** The small view, for 40 px, shows the head larger and no details, such as the badge. */
const smallViewBox = '17 9 66 66';

/**
 * Several portraits in one SVG file, less than half as large as separate files together. `#full-1`
 * shows the one with the id 1, `#small-1` its small view. A canvas may ignore fragments, so it uses
 * separate files.
 *
 * @param portraits each with a square SVG, of 120 units or any other number
 */
export function createPortraitSprite(portraits: readonly { id: number; svg: string }[]): string {
  const views = portraits.map(({ id, svg }) => {
    const [, attributes = '', markup = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
    const style = attributes.replaceAll(/ (xmlns|viewBox|width|height)="[^"]*"/g, '');
    const size = Number(/viewBox="0 0 (\d+)/.exec(attributes)?.[1] ?? 100);
    const scale = size === 100 ? '' : ` transform="scale(${100 / size})"`;
    const parts = markup
      .replaceAll(/>\s+</g, '><')
      .replaceAll(/( id="|href="#|url\(#)([\w-]+)/g, `$1$2-${id}`)
      .trim();
    return `<view id="small-${id}" viewBox="${smallViewBox}"/><g id="full-${id}"${style}${scale}>${parts}</g>`;
  });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100">' +
    '<style>svg>g,:target+g .detail{display:none}svg>:target,:target+g{display:inline}</style>' +
    `${views.join('')}</svg>\n`
  );
}
