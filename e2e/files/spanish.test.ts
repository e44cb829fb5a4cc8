import { describe, expect, it } from '@jest/globals';
import { type CheerioAPI, load } from 'cheerio';
import { satireLine } from '../../content/errorPage';
import { courseWords } from '../../content/course/words';
import { frameWords } from '../../content/notices';
import { agencyName, site } from '../../content/site';
import { domOf, type Page, pages } from '../out';

const spanishPages = pages.filter(({ url }) => url.startsWith('/es/'));
const englishPages = pages.filter(({ url }) => !url.startsWith('/es/'));

/** Text that both languages share: names, numbers, punctuation. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text) && text !== site.shortName;

const spokenAttributes = ['aria-label', 'alt', 'placeholder', 'title', 'value'];

/** Texts and spoken attributes outside of main, each with the language that the markup gives it. */
function frameStrings($: CheerioAPI): { text: string; lang: string | undefined }[] {
  const strings: { text: string; lang: string | undefined }[] = [];
  $('body *:not(script, style, template)').each((_, element) => {
    const part = $(element);
    if (part.closest('main').length > 0) return;
    const texts = [
      ...part
        .contents()
        .toArray()
        .filter(({ type }) => type === 'text')
        .map((node) => $(node).text()),
      ...spokenAttributes.map((name) => part.attr(name) ?? ''),
    ];
    const lang = part.closest('[lang]').attr('lang');
    strings.push(...texts.map((text) => ({ text: text.trim(), lang })));
  });
  return strings.filter(({ text }) => hasWords(text));
}

const englishFrame = new Set(
  englishPages
    .flatMap((page) => frameStrings(domOf(page)).filter(({ lang }) => lang === 'en'))
    .map(({ text }) => text),
);

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

/** The English words of the frame and of the course's controls. */
const englishWords = stringsOf([frameWords.en, courseWords.en, satireLine.en])
  .filter(hasWords)
  .filter((text) => !stringsOf([frameWords.es, courseWords.es]).includes(text));

describe.each(spanishPages.map((page) => ({ ...page })))('$url', (page: Page) => {
  it('has no English string in header and footer that is not marked as English', () => {
    const strings = frameStrings(domOf(page));
    const unmarked = strings.filter(({ text, lang }) => lang === 'es' && englishFrame.has(text));
    expect(unmarked).toEqual([]);
    expect(strings.filter(({ lang }) => lang === 'es').length).toBeGreaterThan(10);
  });

  it('has Spanish structured data and Spanish words in its scripts', () => {
    const $ = load(page.html);
    const scripts = $('script')
      .toArray()
      .map((script) => $(script).text())
      .join('\n');
    expect(englishWords.filter((text) => scripts.includes(`"${text}"`))).toEqual([]);
    if (scripts.includes('"Organization"')) expect(scripts).toContain(agencyName.es);
  });

  it('offers English and leads to a page in it', () => {
    const link = domOf(page)('body > header a[lang="en"]').filter(
      (_, a) => domOf(page)(a).text() === 'English',
    );
    expect(link.length).toBeGreaterThan(0);
    expect(englishPages.map(({ url }) => url)).toContain(link.attr('href'));
  });

  it('gives the name of the agency in Spanish, and says that COPE is its English initials', () => {
    const notice = domOf(page)('body > section').first().text();
    expect(notice).toContain(agencyName.es);
    expect(notice).toContain('iniciales en inglés');
  });
});

describe.each(englishPages.map((page) => ({ ...page })))('$url', (page: Page) => {
  it('links to Spanish in its header, in Spanish', () => {
    const $ = domOf(page);
    const links = $('body > header a[hreflang="es"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect([$(link).text(), $(link).attr('lang')]).toEqual(['Español', 'es']);
      expect(spanishPages.map(({ url }) => url)).toContain($(link).attr('href'));
    }
  });
});
