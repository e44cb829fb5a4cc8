import { describe, expect, it } from '@jest/globals';
import { readPage } from './html';
import { inlineableSheet, renameSheets, sharedSheets, sheetsNamedIn, sheetsOf } from './styles';

describe('sheetsOf', () => {
  it('finds the style sheets of a page in order', () => {
    const html =
      '<link rel="stylesheet" href="/b.css"/><link rel="preload" as="style" href="/c.css"/><link href="/a.css" rel="stylesheet"/>';
    expect(sheetsOf(readPage(html))).toEqual(['/b.css', '/a.css']);
  });

  it('finds none on a page without style', () => {
    expect(sheetsOf(readPage('<html></html>'))).toEqual([]);
  });

  it('throws where a page names style sheets and links none', () => {
    const html = '<script>["/_next/static/chunks/a.css"]</script>';
    expect(() => sheetsOf(readPage(html))).toThrow(/links none/);
  });
});

describe('style sheets in flight data', () => {
  const flight = String.raw`push([1,"2:HL[\"/x/_next/static/chunks/a.css\",\"style\"]\n4:[\"href\":\"/x/_next/static/chunks/b~1.css\"]\n5:\"/x/_next/static/chunks/a.css or notes.css\""])`;

  it('are listed once each', () => {
    expect(sheetsNamedIn(flight)).toEqual([
      '/x/_next/static/chunks/a.css',
      '/x/_next/static/chunks/b~1.css',
    ]);
    expect(sheetsNamedIn('none')).toEqual([]);
  });

  it('are replaced by the shared one', () => {
    const renamed = renameSheets(flight, '/x/_next/static/css/1.css');
    expect(renamed.match(/[^"\\]*\.css/g)).toEqual([
      '/x/_next/static/css/1.css',
      '/x/_next/static/css/1.css',
      '/x/_next/static/css/1.css or notes.css',
    ]);
  });

  it('throw where a name has an unknown form', () => {
    const other = flight.replace('chunks/b~1', 'media/b');
    expect(() => renameSheets(other, '/x/_next/static/css/1.css')).toThrow(/media\/b\.css/);
  });
});

describe('sharedSheets', () => {
  it('are those that most kinds of pages use, in the order of the pages', () => {
    const pages = [
      ['all', 'home', 'layout'],
      ['all', 'most', 'about', 'layout'],
      ['all', 'most', 'layout', 'list'],
    ];
    expect(sharedSheets(pages)).toEqual(['all', 'most', 'layout']);
  });

  it('do not depend on how many pages there are of one kind', () => {
    const articles = Array.from({ length: 100 }, () => ['all', 'article']);
    expect(sharedSheets([['all', 'home'], ['all', 'about'], ...articles])).toEqual(['all']);
  });
});

describe('inlineableSheet', () => {
  const inline = (css: string) => inlineableSheet(css, '/x/_next/static/chunks/a.css');

  it('makes addresses of files absolute', () => {
    expect(inline('a{src:url(../media/f.woff2)}b{c:url("d.svg#e")}')).toBe(
      'a{src:url(/x/_next/static/media/f.woff2)}b{c:url(/x/_next/static/chunks/d.svg#e)}',
    );
  });

  it('changes no absolute address, data URL or fragment', () => {
    const css = 'a{b:url(/c.svg) url(data:image/svg+xml,x) url(#d) url("https://e.example/f")}';
    expect(inline(css)).toBe(css);
  });

  it('removes the name of the source map', () => {
    expect(inline('a{b:c}\n/*# sourceMappingURL=a.css.map*/\n')).toBe('a{b:c}');
  });

  it.each(['@import "b.css";a{}', '@charset "utf-8";', 'a{content:"</style>"}'])(
    'throws on text that no <style> element can hold: %s',
    (css) => {
      expect(() => inline(css)).toThrow(/a\.css: .* can't be used/);
    },
  );
});
