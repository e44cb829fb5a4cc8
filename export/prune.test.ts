import { describe, expect, it } from '@jest/globals';
import { pruneStyle, wordsOf } from './prune';

const words = wordsOf(['<p class="m_text m_on" data-a="live text">', 'e.v({live:"m_live"})']);
const prune = (css: string) => pruneStyle(css, (name) => words.has(name));

describe('pruneStyle', () => {
  it('keeps rules of classes in use, and rules without classes of modules', () => {
    expect(prune('p{a:b}.m_text{a:b}.m_live:hover{a:b}.js p{a:b}')).toBe(
      'p{a:b}.m_text{a:b}.m_live:hover{a:b}.js p{a:b}',
    );
  });

  it('drops what needs a class that is not in use, of a list only that selector', () => {
    expect(prune('.m_gone{a:b}.m_text .m_gone{a:b}.m_gone,.m_on{a:b}')).toBe('.m_on{a:b}');
  });

  it('drops what needs a value that no data attribute has', () => {
    expect(
      prune('.m_on[data-a="live"]{a:b}.m_on[data-a="gone"]{a:b}.m_on[data-a="true"]{a:b}'),
    ).toBe('.m_on[data-a="live"]{a:b}.m_on[data-a="true"]{a:b}');
  });

  it('keeps what needs a value of several words, as long as each is in use', () => {
    expect(prune('.m_on[data-a="live text"]{a:b}.m_on[data-a="live gone"]{a:b}')).toBe(
      '.m_on[data-a="live text"]{a:b}',
    );
  });

  it('drops queries that are empty then, nested ones too, and keeps keyframes', () => {
    expect(prune('@media print{@supports (a:b){.m_gone{a:b}}}@keyframes m_x{from{a:b}}')).toBe(
      '@keyframes m_x{from{a:b}}',
    );
  });
});
