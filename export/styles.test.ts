import { describe, expect, it } from '@jest/globals';
import { parsePage } from './html';
import {
  prepareForInlining,
  replaceSheetUrls,
  chooseSharedSheets,
  findSheetUrlsInFlight,
  findSheetUrls,
} from './styles';

describe('findSheetUrls', () => {
  it('findSheetUrls finds the linked style sheets of a page in order', () => {
    const html =
      '<link rel="stylesheet" href="/b.css"/><link rel="preload" as="style" href="/c.css"/><link href="/a.css" rel="stylesheet"/>';
    expect(findSheetUrls(parsePage(html))).toEqual(['/b.css', '/a.css']);
  });

  it('findSheetUrls finds none on a page without style sheets', () => {
    expect(findSheetUrls(parsePage('<html></html>'))).toEqual([]);
  });

  it('findSheetUrls throws if a page mentions style sheets but links none', () => {
    const html = '<script>["/_next/static/chunks/a.css"]</script>';
    expect(() => findSheetUrls(parsePage(html))).toThrow(/has no <link/);
  });
});

describe('style sheets in flight data', () => {
  const flight = String.raw`push([1,"2:HL[\"/x/_next/static/chunks/a.css\",\"style\"]\n4:[\"href\":\"/x/_next/static/chunks/b~1.css\"]\n5:\"/x/_next/static/chunks/a.css or notes.css\""])`;

  it('each style sheet URL in flight data is found once', () => {
    expect(findSheetUrlsInFlight(flight)).toEqual([
      '/x/_next/static/chunks/a.css',
      '/x/_next/static/chunks/b~1.css',
    ]);
    expect(findSheetUrlsInFlight('none')).toEqual([]);
  });

  it('all style sheet URLs in flight data are replaced by the shared one', () => {
    const renamed = replaceSheetUrls(flight, '/x/_next/static/css/1.css');
    expect(renamed.match(/[^"\\]*\.css/g)).toEqual([
      '/x/_next/static/css/1.css',
      '/x/_next/static/css/1.css',
      '/x/_next/static/css/1.css or notes.css',
    ]);
  });

  it('replaceSheetUrls throws if the URL of a style sheet has an unknown form', () => {
    const other = flight.replace('chunks/b~1', 'media/b');
    expect(() => replaceSheetUrls(other, '/x/_next/static/css/1.css')).toThrow(/media\/b\.css/);
  });
});

describe('chooseSharedSheets', () => {
  it('the shared style sheets are those that most kinds of pages use, in the order of the pages', () => {
    const pages = [
      ['all', 'home', 'layout'],
      ['all', 'most', 'about', 'layout'],
      ['all', 'most', 'layout', 'list'],
    ];
    expect(chooseSharedSheets(pages)).toEqual(['all', 'most', 'layout']);
  });

  it('the choice of shared style sheets does not depend on the number of pages of one kind', () => {
    const articles = Array.from({ length: 100 }, () => ['all', 'article']);
    expect(chooseSharedSheets([['all', 'home'], ['all', 'about'], ...articles])).toEqual(['all']);
  });
});

describe('prepareForInlining', () => {
  const inline = (css: string) => prepareForInlining(css, '/x/_next/static/chunks/a.css');

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
    'prepareForInlining throws on CSS that a <style> element cannot contain: %s',
    (css) => {
      expect(() => inline(css)).toThrow(/a\.css: .* can't be used/);
    },
  );
});
