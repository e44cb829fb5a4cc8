import { describe, expect, it } from '@jest/globals';
import { parsePage } from './html';
import {
  prepareStyleSheetForInlining,
  replaceFlightDataStyleSheetUrls,
  chooseSharedStyleSheets,
  findFlightDataStyleSheetUrls,
  findStyleSheetUrls,
} from './styles';

describe('findStyleSheetUrls', () => {
  it('findStyleSheetUrls finds the linked style sheets of a page in order', () => {
    const html =
      '<link rel="stylesheet" href="/b.css"/><link rel="preload" as="style" href="/c.css"/><link href="/a.css" rel="stylesheet"/>';
    expect(findStyleSheetUrls(parsePage(html))).toEqual(['/b.css', '/a.css']);
  });

  it('findStyleSheetUrls finds none on a page without style sheets', () => {
    expect(findStyleSheetUrls(parsePage('<html></html>'))).toEqual([]);
  });

  it('findStyleSheetUrls throws if a page mentions style sheets but links none', () => {
    const html = '<script>["/_next/static/chunks/a.css"]</script>';
    expect(() => findStyleSheetUrls(parsePage(html))).toThrow(/has no <link/);
  });
});

describe('style sheets in flight data', () => {
  const flight = String.raw`push([1,"2:HL[\"/x/_next/static/chunks/a.css\",\"style\"]\n4:[\"href\":\"/x/_next/static/chunks/b~1.css\"]\n5:\"/x/_next/static/chunks/a.css or notes.css\""])`;

  it('findFlightDataStyleSheetUrls lists each style sheet URL in flight data once, also if it occurs twice', () => {
    expect(findFlightDataStyleSheetUrls(flight)).toEqual([
      '/x/_next/static/chunks/a.css',
      '/x/_next/static/chunks/b~1.css',
    ]);
    expect(findFlightDataStyleSheetUrls('none')).toEqual([]);
  });

  it('all style sheet URLs in flight data are replaced by the shared one', () => {
    const renamed = replaceFlightDataStyleSheetUrls(flight, '/x/_next/static/css/1.css');
    expect(renamed.match(/[^"\\]*\.css/g)).toEqual([
      '/x/_next/static/css/1.css',
      '/x/_next/static/css/1.css',
      '/x/_next/static/css/1.css or notes.css',
    ]);
  });

  it('replaceFlightDataStyleSheetUrls throws if the URL of a style sheet has an unknown form', () => {
    const other = flight.replace('chunks/b~1', 'media/b');
    expect(() => replaceFlightDataStyleSheetUrls(other, '/x/_next/static/css/1.css')).toThrow(
      /media\/b\.css/,
    );
  });
});

describe('chooseSharedStyleSheets', () => {
  it('the shared style sheets are those that most kinds of pages use, in the order of the pages', () => {
    const pages = [
      ['all', 'home', 'layout'],
      ['all', 'most', 'about', 'layout'],
      ['all', 'most', 'layout', 'list'],
    ];
    expect(chooseSharedStyleSheets(pages)).toEqual(['all', 'most', 'layout']);
  });

  it('the choice of shared style sheets does not depend on the number of pages of one kind', () => {
    const articles = Array.from({ length: 100 }, () => ['all', 'article']);
    expect(chooseSharedStyleSheets([['all', 'home'], ['all', 'about'], ...articles])).toEqual([
      'all',
    ]);
  });
});

describe('prepareStyleSheetForInlining', () => {
  const inline = (css: string) => prepareStyleSheetForInlining(css, '/x/_next/static/chunks/a.css');

  it('relative URLs of a style sheet become absolute', () => {
    expect(inline('a{src:url(../media/f.woff2)}b{c:url("d.svg#e")}')).toBe(
      'a{src:url(/x/_next/static/media/f.woff2)}b{c:url(/x/_next/static/chunks/d.svg#e)}',
    );
  });

  it('absolute URLs, data URLs and fragments in a style sheet stay', () => {
    const css = 'a{b:url(/c.svg) url(data:image/svg+xml,x) url(#d) url("https://e.example/f")}';
    expect(inline(css)).toBe(css);
  });

  it('the source map comment of a style sheet is removed', () => {
    expect(inline('a{b:c}\n/*# sourceMappingURL=a.css.map*/\n')).toBe('a{b:c}');
  });

  it.each(['@import "b.css";a{}', '@charset "utf-8";', 'a{content:"</style>"}'])(
    'prepareStyleSheetForInlining throws on CSS that a <style> element cannot contain: %s',
    (css) => {
      expect(() => inline(css)).toThrow(/a\.css: .* must not contain/);
    },
  );
});
