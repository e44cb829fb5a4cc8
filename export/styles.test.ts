import { describe, expect, it } from '@jest/globals';
import { readPage } from './html';
import { movableSheet, renameSheets, sharedSheets, sheetsNamedIn, sheetsOf } from './styles';

describe('sheetsOf', () => {
  it('finds the style sheets of a page in order', () => {
    const html =
      '<link rel="stylesheet" href="/b.css"/><link rel="preload" as="style" href="/c.css"/><link href="/a.css" rel="stylesheet"/>';
    expect(sheetsOf(readPage(html))).toEqual(['/b.css', '/a.css']);
  });

  it('refuses a page without any', () => {
    expect(() => sheetsOf(readPage('<html></html>'))).toThrow(/no style sheet/);
  });
});

describe('style sheets in flight data', () => {
  const flight = String.raw`push([1,"2:HL[\"/x/_next/static/chunks/a.css\",\"style\"]\n4:[\"href\":\"/x/_next/static/chunks/b~1.css\"]\n5:\"/x/_next/static/chunks/a.css or notes.css\""])`;

  it('are found once each', () => {
    expect(sheetsNamedIn(flight)).toEqual([
      '/x/_next/static/chunks/a.css',
      '/x/_next/static/chunks/b~1.css',
    ]);
    expect(sheetsNamedIn('none')).toEqual([]);
  });

  it('become one', () => {
    const renamed = renameSheets(flight, '/x/_next/static/css/1.css');
    expect(renamed.match(/[^"\\]*\.css/g)).toEqual([
      '/x/_next/static/css/1.css',
      '/x/_next/static/css/1.css',
      '/x/_next/static/css/1.css or notes.css',
    ]);
  });

  it('are refused under a name of another form', () => {
    const other = flight.replace('chunks/b~1', 'media/b');
    expect(() => renameSheets(other, '/x/_next/static/css/1.css')).toThrow(/media\/b\.css/);
  });
});

describe('sharedSheets', () => {
  it('are those that most kinds of pages use, in the order that pages have them in', () => {
    const pages = [
      ['all', 'home', 'layout'],
      ['all', 'most', 'about', 'layout'],
      ['all', 'most', 'layout', 'list'],
    ];
    expect(sharedSheets(pages)).toEqual(['all', 'most', 'layout']);
  });

  it('are not decided by pages of one kind, many as they may be', () => {
    const articles = Array.from({ length: 100 }, () => ['all', 'article']);
    expect(sharedSheets([['all', 'home'], ['all', 'about'], ...articles])).toEqual(['all']);
  });
});

describe('movableSheet', () => {
  const move = (css: string) => movableSheet(css, '/x/_next/static/chunks/a.css');

  it('names files by their whole address', () => {
    expect(move('a{src:url(../media/f.woff2)}b{c:url("d.svg#e")}')).toBe(
      'a{src:url(/x/_next/static/media/f.woff2)}b{c:url(/x/_next/static/chunks/d.svg#e)}',
    );
  });

  it('leaves whole addresses, data and fragments as they are', () => {
    const css = 'a{b:url(/c.svg) url(data:image/svg+xml,x) url(#d) url("https://e.example/f")}';
    expect(move(css)).toBe(css);
  });

  it('names no source map', () => {
    expect(move('a{b:c}\n/*# sourceMappingURL=a.css.map*/\n')).toBe('a{b:c}');
  });

  it.each(['@import "b.css";a{}', '@charset "utf-8";', 'a{content:"</style>"}'])(
    'refuses what cannot stand inside a page: %s',
    (css) => {
      expect(() => move(css)).toThrow(/a\.css: .* keeps it/);
    },
  );
});
