import { describe, expect, it, test } from '@jest/globals';
import { sections } from '../../content/regulations';
import { domOf, pages } from '../out';

test('the whole Code is there, and folded away until it is wanted', () => {
  const oversight = pages.find(({ url }) => url === '/oversight/')!;
  const rows = domOf(oversight)('main details:not([open]) tbody tr');
  expect(rows).toHaveLength(sections.length);
});

describe.each(pages.map((page) => ({ ...page })))('$url', (page) => {
  const $ = domOf(page);
  const spanish = page.url.startsWith('/es/');
  const languageOf = (element: Parameters<typeof $>[0]) =>
    $(element).closest('[lang]').attr('lang');

  it('has tables with captions, and heads that say what they head', () => {
    const mute = $('table').filter((_, table) => !$(table).children('caption').text());
    expect(mute.length).toBe(0);
    expect($('table th:not([scope])').length).toBe(0);
  });

  it('has one place for messages at most in each island, and none in it before anything happened', () => {
    const messages = $('[role=status], [aria-live], [role=alert], output');
    const parts = messages.get().map((message) => $(message).closest('[data-island]').get(0));
    expect(parts).not.toContain(undefined);
    expect(new Set(parts).size).toBe(messages.length);
    expect(messages.text()).toBe('');
  });

  it('says which language its words are in', () => {
    const leaves = $('main *, main').filter((_, part) => $(part).children().length === 0);
    const motto = leaves.filter((_, part) => /visum, non responsum/i.test($(part).text()));
    for (const element of motto) expect(languageOf(element)).toBe('la');
    expect(languageOf('main h1')).toBe(spanish ? 'es' : 'en');
    for (const link of $('main a[href*="/es/"]')) {
      expect([$(link).text(), languageOf(link)]).toEqual([$(link).text(), 'es']);
      if (!spanish)
        expect([$(link).text(), $(link).attr('hreflang')]).toEqual([$(link).text(), 'es']);
    }
    if (!spanish) return;
    for (const link of $('main a[href^="/"]:not([href*="/es/"])')) {
      expect([$(link).text(), $(link).attr('hreflang')]).toEqual([$(link).text(), 'en']);
    }
  });
});
