import { describe, expect, it } from '@jest/globals';
import { parsePage } from './finishPage';
import {
  prepareInlineCss,
  chooseSharedSheets,
  findSheetUrls,
  findWords,
  removeUnusedRules,
} from './styles';

describe('findSheetUrls', () => {
  it('finds the linked style sheets of a page in order', () => {
    const html =
      '<link rel="stylesheet" href="/b.css"/><link rel="preload" as="style" href="/c.css"/><link href="/a.css" rel="stylesheet"/>';
    expect(findSheetUrls(parsePage(html))).toEqual(['/b.css', '/a.css']);
  });

  it('throws if a page links no style sheet', () => {
    expect(() => findSheetUrls(parsePage('<html></html>'))).toThrow(/has no <link/);
  });
});

describe('removeUnusedRules', () => {
  const words = [findWords('<p class="m_text">'), findWords('e.v({live:"m_live"})')];
  const prune = (css: string) => removeUnusedRules(css, words);

  it.each([
    'p{a:b}.m_text{a:b}.m_live:hover{a:b}.js p{a:b}',
    '.m_text:not(.m_gone){a:b}p:not(:is(.m_gone,p:not(:is(.m_gone)))){a:b}:is(.m_gone,.m_live) p{a:b}',
    '@keyframes m_x{from{a:b}}',
  ])('keeps rules that may match: %s', (css) => {
    expect(prune(css)).toBe(css);
  });

  it('removes selectors with unused classes, and rules that become empty', () => {
    expect(
      prune(
        '.m_text .m_gone,.m_live{a:b}@media print{@supports (a:b){.m_gone p,p:is(p).m_other{a:b}}}',
      ),
    ).toBe('.m_live{a:b}');
  });
});

describe('chooseSharedSheets', () => {
  it('the shared style sheets are those that nine in ten kinds of pages have', () => {
    const nine = Array.from({ length: 9 }, (_, i) => ['all', 'most', `kind-${i}`]);
    expect(chooseSharedSheets([...nine, ['all', 'home']])).toEqual(['all', 'most']);
    expect(chooseSharedSheets([...nine, ['all', 'home'], ['all', 'about']])).toEqual(['all']);
  });

  it('shared style sheets do not depend on the number of pages of a kind', () => {
    const articles = Array.from({ length: 100 }, () => ['all', 'article']);
    expect(chooseSharedSheets([['all', 'home'], ['all', 'about'], ...articles])).toEqual(['all']);
  });
});

describe('prepareInlineCss', () => {
  const inline = (css: string) => prepareInlineCss(css, '/x/_next/static/chunks/a.css');

  it('relative URLs of a style sheet become absolute', () => {
    expect(inline('a{src:url(../media/f.woff2)}b{c:url("d.svg#e")}')).toBe(
      'a{src:url(/x/_next/static/media/f.woff2)}b{c:url(/x/_next/static/chunks/d.svg#e)}',
    );
  });

  it('absolute URLs, data URLs and fragments in a style sheet stay as they are', () => {
    const css = 'a{b:url(/c.svg) url(data:image/svg+xml,x) url(#d) url("https://e.example/f")}';
    expect(inline(css)).toBe(css);
  });

  it('the source map comment of a style sheet is removed', () => {
    expect(inline('a{b:c}\n/*# sourceMappingURL=a.css.map*/\n')).toBe('a{b:c}');
  });
});
