import { describe, expect, it } from '@jest/globals';
import { pruneStyle, wordsOf } from './prune';

const words = wordsOf(['<p class="m_text m_on" data-a="live text">', 'e.v({live:"m_live"})']);
const prune = (css: string) => pruneStyle(css, (name) => words.has(name));

describe('pruneStyle', () => {
  it('keeps rules of used classes, and rules without CSS Modules classes', () => {
    expect(prune('p{a:b}.m_text{a:b}.m_live:hover{a:b}.js p{a:b}')).toBe(
      'p{a:b}.m_text{a:b}.m_live:hover{a:b}.js p{a:b}',
    );
  });

  it('removes selectors with an unused class, and rules of only such selectors', () => {
    expect(prune('.m_gone{a:b}.m_text .m_gone{a:b}.m_gone,.m_on{a:b}')).toBe('.m_on{a:b}');
  });

  it('removes rules for a value that no data attribute has', () => {
    expect(
      prune('.m_on[data-a="live"]{a:b}.m_on[data-a="gone"]{a:b}.m_on[data-a="true"]{a:b}'),
    ).toBe('.m_on[data-a="live"]{a:b}.m_on[data-a="true"]{a:b}');
  });

  it('keeps rules for a value of several words if each word is used', () => {
    expect(prune('.m_on[data-a="live text"]{a:b}.m_on[data-a="live gone"]{a:b}')).toBe(
      '.m_on[data-a="live text"]{a:b}',
    );
  });

  it('removes at-rules that are left empty, nested ones too, and keeps keyframes', () => {
    expect(prune('@media print{@supports (a:b){.m_gone{a:b}}}@keyframes m_x{from{a:b}}')).toBe(
      '@keyframes m_x{from{a:b}}',
    );
  });
});
