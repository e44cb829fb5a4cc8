import { describe, expect, it } from '@jest/globals';
import { removeUnusedCssRules, collectWords } from './prune';

const words = collectWords(['<p class="m_text m_on" data-a="live text">', 'e.v({live:"m_live"})']);
const prune = (css: string) => removeUnusedCssRules(css, (name) => words.has(name));

describe('removeUnusedCssRules', () => {
  it('rules of used classes and rules without CSS Modules classes stay', () => {
    expect(prune('p{a:b}.m_text{a:b}.m_live:hover{a:b}.js p{a:b}')).toBe(
      'p{a:b}.m_text{a:b}.m_live:hover{a:b}.js p{a:b}',
    );
  });

  it('selectors with an unused class are removed, and rules that have no other selector', () => {
    expect(prune('.m_gone{a:b}.m_text .m_gone{a:b}.m_gone,.m_on{a:b}')).toBe('.m_on{a:b}');
  });

  it('a rule stays if an unused class is only excluded by :not(), or one of several alternatives', () => {
    const css = '.m_on:not(.m_gone){a:b}:where(.m_gone,.m_live) p{a:b}';
    expect(prune(css + ':is(.m_gone,.m_on .m_gone) p{a:b}')).toBe(css);
  });

  it('rules for an unused value of a data attribute are removed', () => {
    expect(
      prune('.m_on[data-a="live"]{a:b}.m_on[data-a="gone"]{a:b}.m_on[data-a="true"]{a:b}'),
    ).toBe('.m_on[data-a="live"]{a:b}.m_on[data-a="true"]{a:b}');
  });

  it('rules for a data attribute value of several words stay if each word is used', () => {
    expect(prune('.m_on[data-a="live text"]{a:b}.m_on[data-a="live gone"]{a:b}')).toBe(
      '.m_on[data-a="live text"]{a:b}',
    );
  });

  it('at-rules that become empty are removed, even nested ones, and keyframes stay', () => {
    expect(prune('@media print{@supports (a:b){.m_gone{a:b}}}@keyframes m_x{from{a:b}}')).toBe(
      '@keyframes m_x{from{a:b}}',
    );
  });
});
