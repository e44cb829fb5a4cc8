import { expect, test } from '@playwright/test';
import { courseByLanguage, listOwnModules } from '../../content/course';
import { lampRings } from '../../content/dashboards/coochie-index/lampRings';
import { investmentSummaryCards } from '../../content/dashboards/investmentSummaryCards';
import { seasonCalendar } from '../../content/dashboards/sundress-yield-curve/seasonCalendar';
import { registryDrawerFigure } from '../../content/dashboards/thirst-trap-database/registryDrawerFigure';
import { defaultLanguage, getPathLanguage } from '../../content/languages';
import { newsCategories } from '../../content/news';
import {
  removeBasePath,
  parseWithCheerio,
  findExportedPage,
  isNotFoundPage,
  exportedPages,
  readExportedFile,
  readElementText,
} from '../exportedSite';

test('the figure at the top of a dashboard says in text what it draws', () => {
  const { readings, highest } = lampRings;
  const wanted: readonly (readonly [slug: string, part: string, texts: readonly string[]])[] = [
    [
      'sundress-yield-curve',
      'main figure:first',
      seasonCalendar.regions.map(({ region, season }) => region + season),
    ],
    [
      'coochie-index',
      'main figure:first',
      [`${highest.name} ${highest.text}`, ...readings.map(({ month, text }) => `${month} ${text}`)],
    ],
    [
      'thirst-trap-database',
      'main figure:first',
      registryDrawerFigure.entries.map(({ name }) => name),
    ],
    [
      'simp-investment-analytics',
      'main',
      investmentSummaryCards.map(({ label, value, change, spark }) =>
        [label, value, change, spark.note].join(''),
      ),
    ],
  ];
  for (const [slug, part, texts] of wanted) {
    const shown = readElementText(findExportedPage(`/filings/${slug}/`), part);
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  }
});

test('every news filter is ticked', () => {
  const $ = parseWithCheerio(findExportedPage('/news/'));
  const labels = $('main label:has([type=checkbox][checked])').get();
  expect(labels.map((label) => $(label).text().trim())).toEqual([...newsCategories]);
});

test('the hearing transcript numbers every fifth paragraph, across sections', () => {
  const $ = parseWithCheerio(findExportedPage('/enforcement/desk-lamp-transcript/'));
  const numbers = $('main [data-line]')
    .get()
    .map((paragraph) => Number($(paragraph).attr('data-line')));
  expect(numbers.length).toBeGreaterThan(4);
  expect(numbers).toEqual(numbers.map((_, i) => 5 * (i + 1)));
  expect($('main section').has('[data-line]').length).toBeGreaterThan(1);
});

test('the vote of news article 7 has five dots, one of them outside the room', () => {
  const $ = parseWithCheerio(findExportedPage('/news/7/'));
  const vote = $('main dd').filter((_, text) => /^\d–\d–\d$/.test($(text).text().trim()));
  expect(vote.find('circle')).toHaveLength(5);
  const seats = vote
    .find('circle')
    .get()
    .map((dot) => Number($(dot).attr('cx')));
  const room = Number(/H(\d+)/.exec(vote.find('path').first().attr('d') ?? '')?.[1]);
  expect(seats.filter((x) => x > room)).toHaveLength(1);
});

test('💦 and 🧠 are in the text of Oversight and in the feed', () => {
  for (const text of [
    readElementText(findExportedPage('/oversight/'), 'main'),
    readExportedFile('/feed.xml'),
  ])
    for (const symbol of ['💦', '🧠']) expect(text).toContain(symbol);
});

for (const page of exportedPages) {
  const language = getPathLanguage(page.url);

  test(`every table on ${page.url} has a caption, and every header cell a scope`, () => {
    const $ = parseWithCheerio(page);
    const withoutCaption = $('table').filter((_, table) => !$(table).children('caption').text());
    expect(withoutCaption.length).toBe(0);
    expect($('table th:not([scope])').length).toBe(0);
  });

  test(`every 💦 and 🧠 on ${page.url} is a character with a name`, () => {
    const $ = parseWithCheerio(page);
    const symbols = $('body *')
      .contents()
      .filter((_, node) => node.type === 'text' && /💦|🧠/u.test(node.data))
      .parent()
      .not('script, [aria-hidden=true] *');
    for (const symbol of symbols)
      expect([$(symbol).attr('role'), $(symbol).attr('aria-label'), $(symbol).text()]).toEqual([
        'img',
        $(symbol).text() === '💦' ? 'droplets' : 'brains',
        expect.stringMatching(/^(?:💦|🧠)$/u),
      ]);
  });

  test(`${page.url} has at most one live region in each island, and it is empty`, () => {
    const $ = parseWithCheerio(page);
    const messages = $('[role=status], [aria-live], [role=alert], output');
    const islands = messages.get().map((message) => $(message).closest('[data-island]').get(0));
    expect(islands).not.toContain(undefined);
    expect(new Set(islands).size).toBe(messages.length);
    expect(messages.text()).toBe('');
  });

  test(`heading, Latin motto and links of ${page.url} have the lang of their own language`, () => {
    const $ = parseWithCheerio(page);
    const marked = (element: Parameters<typeof $>[0]) => $(element).closest('[lang]').attr('lang');
    const leaves = $('main *, main').filter((_, part) => $(part).children().length === 0);
    const motto = leaves.filter((_, part) => /visum, non responsum/i.test($(part).text()));
    for (const element of motto) expect(marked(element)).toBe('la');
    expect(marked('main h1')).toBe(language);
    for (const link of $('main a[href^="/"]')) {
      const target = getPathLanguage(removeBasePath($(link).attr('href') ?? ''));
      if (target !== defaultLanguage) expect(marked(link), $(link).text()).toBe(target);
      if (target !== language) expect($(link).attr('hreflang'), $(link).text()).toBe(target);
    }
  });
}

test('the lesson that counts the viewers of a stream draws them, in every language', () => {
  for (const course of Object.values(courseByLanguage)) {
    const { words } = course;
    const [first] = listOwnModules(course);
    if (!first) continue;
    const page = findExportedPage(removeBasePath(first.url));
    const viewers = readElementText(page, '#lesson-2 tbody tr:nth-child(2) td:last-child');
    expect(readElementText(page, '#lesson-2 figcaption')).toBe(
      words.viewersDrawn.replace('{viewers}', viewers),
    );
  }
});

test('the drawings around a page’s content, and those of the 404 page, have a size of their own', () => {
  // A cache may keep HTML whose style sheet is gone, and the seal would fill the screen.
  const sizeless = exportedPages.flatMap((page) => {
    const drawings = parseWithCheerio(page)('svg').not('svg svg');
    const frame = isNotFoundPage(page) ? drawings : drawings.not('main svg');
    return frame
      .not('[width][height]')
      .toArray()
      .map(() => page.url);
  });
  expect(sizeless).toEqual([]);
});
