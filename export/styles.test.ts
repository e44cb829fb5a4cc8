import { describe, expect, it } from '@jest/globals';
import { pruneStyles, replaceStylesheets, stylesheetsOf, wordsOf } from './styles';

describe('pruneStyles', () => {
  const words = wordsOf(['<p class="a1_text b2_open">', 'const styles = {on: "c3_on"}']);
  const prune = (css: string) => pruneStyles(css, words);

  it('drops the rules of classes that are nowhere', () => {
    expect(prune('.a1_text{color:red}.z9_gone{color:blue}')).toBe('.a1_text{color:red}');
  });

  it('keeps classes that only a script names', () => {
    expect(prune('.c3_on{color:red}')).toBe('.c3_on{color:red}');
  });

  it('drops one selector of several, wherever its class stands', () => {
    expect(prune('.a1_text,.a1_text:has(.z9_gone) a{color:red}')).toBe('.a1_text{color:red}');
  });

  it('keeps elements, attributes and states', () => {
    const css = 'h1,[hidden]{margin:0}:root{--a:1}.b2_open[aria-disabled=true]:hover{color:red}';
    expect(prune(css)).toBe(css);
  });

  it('drops queries that have become empty, and keeps key frames', () => {
    expect(
      prune(
        '@media print{@supports (a:b){.z9_gone{color:red}}}@keyframes k{from{top:0}to{top:1px}}',
      ),
    ).toBe('@keyframes k{from{top:0}to{top:1px}}');
  });
});

describe('replaceStylesheets', () => {
  const html =
    '<html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="stylesheet" href="/b.css"/><link rel="preload" as="style" href="/c.css"/></head><body></body></html>';

  it('finds them in order and leaves one', () => {
    expect(stylesheetsOf(html)).toEqual(['/a.css', '/b.css']);
    expect(replaceStylesheets(html, '/page.css')).toContain(
      '<head><link rel="stylesheet" href="/page.css" data-precedence="next"/></head>',
    );
  });

  it('refuses a page without any', () => {
    expect(() => replaceStylesheets('<html></html>', '/page.css')).toThrow(/no style sheet/);
  });
});
