import { aboutPage } from './about';
import { courseByLanguage } from './course';
import { formatCourseCosts } from './eveningReceipt';
import { creatorGuidelinesPage } from './creatorGuidelines';
import { dashboards, findLatestChartUpdate } from './dashboards/dashboards';
import type { IsoDate } from './dates';
import { educationPage } from './education';
import { enforcementPage } from './enforcement';
import { filingsPage } from './filings';
import { form10QTexts, form10QPathByLanguage } from './form10Q';
import {
  getNoticePreviewLine,
  gentleConcernPage,
  getNoticePath,
  gentleConcernNotices,
} from './gentleConcern';
import { glossaryPage } from './glossary';
import { homePage } from './home';
import { initiativesPage } from './initiatives';
import {
  getDefaultLanguagePath,
  type Language,
  getPathLanguage,
  languages,
  translatedLanguages,
  type PathByAvailableLanguage,
  getPathsByLanguage,
} from './languages';
import { getAlternateUrls } from './translationUrls';
import { articles, homePageArticles } from './news';
import { newsListPages } from './newsList';
import { oneMoreRuleCommentsPage } from './oneMoreRuleComments';
import { oversightPage } from './oversight';
import { readProsePage } from './prosePage';
import { shareImageWordsByLanguage } from './shareImageWords';
import { prospectusPage } from './prospectus';
import { release266Page } from './release266';
import { site } from './site';
import { siteMapPage } from './siteMap';
import { getStartPages } from './startPages';

/** A page in the sitemap for crawlers and in the list of share images. */
export interface SitePage {
  path: `/${string}`;
  title: string;
  description: string;
  /** The date of the newest content on the page, such as an article or a chart; undefined if it has no date. */
  modified?: IsoDate;
  language: Language;
  /**
   * The label below the headline of the share image, such as "Data"; often the title, if the
   * image shows `previewParagraphs` in its place.
   */
  shareImageLabel: string;
  /** Paragraphs that replace the title on the share image, and the description in link previews. */
  previewParagraphs?: readonly string[];
  /** Whether the share image says SATIRE as large as its headline, because the headline could pass for earnest. */
  hasLargeStamp?: boolean;
}

type Head = Pick<SitePage, 'title' | 'description'>;

function buildSitePage(
  path: `/${string}`,
  shareImageLabel: string,
  { title, description }: Head,
  modified?: IsoDate,
): SitePage {
  return { path, title, description, modified, shareImageLabel, language: getPathLanguage(path) };
}

const buildProsePages = (folder: string, shareImageLabel: string, ...slugs: string[]) =>
  slugs.map((slug) => buildSitePage(`/${folder}${slug}`, shareImageLabel, readProsePage(slug)));

const newestDate = (items: readonly { date: IsoDate }[]) =>
  items
    .map(({ date }) => date)
    .sort()
    .at(-1);

const agency = 'The Commission';

/** All pages that search engines may list, in the order of the main menu; pages that it does not lead to come last. */
export const sitePages: readonly SitePage[] = [
  buildSitePage(
    '/',
    agency,
    { title: homePage.hero.title.join(' '), description: site.description },
    newestDate(homePageArticles),
  ),
  buildSitePage('/about', agency, aboutPage),
  buildSitePage('/oversight', agency, oversightPage),
  {
    ...buildSitePage(
      '/oversight/one-more-comments',
      oneMoreRuleCommentsPage.officialName,
      oneMoreRuleCommentsPage,
    ),
    previewParagraphs: oneMoreRuleCommentsPage.previewParagraphs,
  },
  ...newsListPages.map((page) => buildSitePage(page.path, 'News', page, newestDate(page.items))),
  ...articles.map((item) => ({
    ...buildSitePage(
      `/news/${item.id}`,
      item.previewText === undefined ? item.category : item.title,
      { ...item, description: item.summary },
      item.date,
    ),
    previewParagraphs: item.previewText === undefined ? undefined : [item.previewText],
  })),
  buildSitePage(
    '/filings',
    'Filings',
    filingsPage,
    newestDate(dashboards.map((dashboard) => ({ date: findLatestChartUpdate(dashboard) }))),
  ),
  ...dashboards.map((dashboard) => ({
    ...buildSitePage(
      `/filings/${dashboard.slug}`,
      dashboard.anecdotes ? dashboard.title : 'Data',
      dashboard,
      findLatestChartUpdate(dashboard),
    ),
    previewParagraphs: dashboard.anecdotes && [dashboard.anecdotes[0].title],
  })),
  {
    ...buildSitePage(prospectusPage.path, prospectusPage.shareImageLabel, prospectusPage),
    previewParagraphs: prospectusPage.previewParagraphs,
  },
  buildSitePage('/enforcement', agency, enforcementPage),
  ...buildProsePages('enforcement/', 'Transcript', 'desk-lamp-transcript'),
  buildSitePage('/initiatives', agency, initiativesPage),
  buildSitePage('/education', 'Education', educationPage),
  ...Object.values(courseByLanguage).flatMap((version) => [
    {
      ...buildSitePage(version.path, shareImageWordsByLanguage[version.language].course, version),
      previewParagraphs: formatCourseCosts(version),
    },
    ...version.modules.map((module) => buildSitePage(module.path, version.title, module)),
  ]),
  ...buildProsePages(
    'education/',
    'Education',
    'advanced-thirst-trap-analysis',
    'simp-recovery-program',
  ),
  buildSitePage('/resources/digital-exposure-glossary', 'Resources', glossaryPage),
  {
    ...buildSitePage(
      '/resources/content-creator-guidelines',
      creatorGuidelinesPage.officialName,
      creatorGuidelinesPage,
    ),
    previewParagraphs: creatorGuidelinesPage.previewParagraphs,
  },
  ...buildProsePages('resources/', 'Resources', 'droplet-rulings'),
  ...languages.map((language) =>
    buildSitePage(
      form10QPathByLanguage[language],
      shareImageWordsByLanguage[language].resources,
      form10QTexts[language],
    ),
  ),
  buildSitePage('/resources/notice-of-gentle-concern', 'Resources', gentleConcernPage),
  ...gentleConcernNotices.map((notice) => ({
    ...buildSitePage(getNoticePath(notice), gentleConcernPage.officialName, {
      title: notice.occasion,
      description: notice.forWhom,
    }),
    previewParagraphs: [getNoticePreviewLine(notice)],
    hasLargeStamp: true,
  })),
  ...buildProsePages(
    '',
    'Fine print',
    'accessibility',
    'privacy',
    'disclaimer',
    'freedom-of-infatuation',
    'no-simp-left-behind',
    'licenses',
  ),
  {
    ...buildSitePage(
      '/freedom-of-infatuation/release-266',
      release266Page.officialName,
      release266Page,
    ),
    previewParagraphs: release266Page.previewParagraphs,
  },
  buildSitePage('/site-map', 'Fine print', siteMapPage),
  ...translatedLanguages.flatMap((language) =>
    Object.values(getStartPages(language)).map((page) =>
      buildSitePage(page.path, page.shareImageLabel, page),
    ),
  ),
];

/** Returns the path of a page in each language in which it exists: for `/education` also `/es/education`. */
export function findTranslatedPaths(path: string): PathByAvailableLanguage {
  const candidates = Object.entries(getPathsByLanguage(getDefaultLanguagePath(path)));
  return Object.fromEntries(
    candidates.filter(([, candidate]) => sitePages.some((page) => page.path === candidate)),
  );
}

/**
 * Returns the absolute URLs of a page by language for `hreflang`; undefined if the page exists in
 * one language only.
 */
export function findAlternateUrls(path: string): Record<string, string> | undefined {
  const translations = findTranslatedPaths(path);
  return Object.keys(translations).length > 1 ? getAlternateUrls(translations) : undefined;
}

/**
 * Returns the file name of a page's share image: `news-1.png` for `/news/1`. All pages of the news
 * list have the same picture.
 */
export function getShareImageFileName(path: string): string {
  const place = path.replace(/\/page\/\d+$/, '').replace(/^\/|\/$/g, '');
  return `${place.replaceAll('/', '-') || 'home'}.png`;
}
