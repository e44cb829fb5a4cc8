import { expect, test } from '@playwright/test';
import type { CheerioAPI } from 'cheerio';
import { satireLine } from '../../content/errorPage';
import { courseWords } from '../../content/course/words';
import { frameWords } from '../../content/notices';
import { agencyName, site } from '../../content/site';
import { belowBasePath, domOf, pages } from '../out';

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

/** Texts that the frames of English pages mark as English. */
const englishFrame = () =>
  new Set(
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

test('Spanish pages mark every English text of their header and footer as English', () => {
  const english = englishFrame();
  for (const page of spanishPages) {
    const spanish = frameStrings(domOf(page)).filter(({ lang }) => lang === 'es');
    expect(
      spanish.filter(({ text }) => english.has(text)),
      page.url,
    ).toEqual([]);
    expect(spanish.length, page.url).toBeGreaterThan(10);
  }
});

for (const page of spanishPages) {
  test(`${page.url} has Spanish JSON-LD, and Spanish words for its islands`, () => {
    const $ = domOf(page);
    const scripts = $('script')
      .toArray()
      .map((script) => $(script).text())
      .join('\n');
    expect(englishWords.filter((text) => scripts.includes(`"${text}"`))).toEqual([]);
    if (scripts.includes('"Organization"')) expect(scripts).toContain(agencyName.es);
  });

  test(`the header of ${page.url} links to an English page`, () => {
    const $ = domOf(page);
    const link = $('body > header a[lang="en"]').filter((_, a) => $(a).text() === 'English');
    expect(link.length).toBeGreaterThan(0);
    expect(englishPages.map(({ url }) => url)).toContain(belowBasePath(link.attr('href') ?? ''));
  });

  test(`${page.url} names the agency in Spanish and explains the English initials`, () => {
    const notice = domOf(page)('body > section').first().text();
    expect(notice).toContain(agencyName.es);
    expect(notice).toContain('iniciales en inglés');
  });
}

for (const page of englishPages) {
  test(`the header of ${page.url} links to a Spanish page, in Spanish`, () => {
    const $ = domOf(page);
    const links = $('body > header a[hreflang="es"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect([$(link).text(), $(link).attr('lang')]).toEqual(['Español', 'es']);
      const address = belowBasePath($(link).attr('href') ?? '');
      expect(spanishPages.map(({ url }) => url)).toContain(address);
    }
  });
}
