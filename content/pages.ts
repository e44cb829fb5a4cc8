import { aboutPage } from './about';
import { courseByLanguage, listOwnModules } from './course';
import { creatorGuidelinesPage } from './creatorGuidelines';
import { dashboards, findLatestChartUpdate } from './dashboards/dashboards';
import type { IsoDate } from './dates';
import { educationPage } from './education';
import { enforcementPage } from './enforcement';
import { formatReceiptTotals } from './eveningReceipt';
import { filingsPage } from './filings';
import { findings, findingsPage, findingWords, getFindingPath } from './findings/texts';
import { addNoBreakSpaces } from './format';
import { form1099HeyPage } from './form1099Hey';
import { form10QByLanguage, form10QPaths } from './form10Q';
import {
  gentleConcernNotices,
  gentleConcernPage,
  getNoticePath,
  getNoticePreviewTitle,
} from './gentleConcern';
import { glossaryPage } from './glossary';
import { initiativesPage } from './initiatives';
import {
  defaultLanguage,
  getDefaultLanguagePath,
  getLanguageName,
  getPathLanguage,
  getLocalizedPaths,
  homePathByLanguage,
  type TranslatedPaths,
  translatedLanguages,
} from './languages';
import { metadataWords } from './metadataWords';
import { articles, homePageArticles } from './news';
import { type NewsListPageData, newsListPages } from './newsList';
import { oneHahaPage } from './oneHaha';
import { oneMoreRuleCommentsPage } from './oneMoreRuleComments';
import { oversightPage } from './oversight';
import { readProsePage } from './prosePage';
import { prospectusPage } from './prospectus';
import { homeShareImageWords } from './rating';
import { release266Page } from './release266';
import { type SharePicture, sharePictures } from './sharePictures';
import { href, site } from './site';
import { siteMapPage } from './siteMap';
import { listStartPages } from './startPages';
import { buildHreflangUrls } from './translationUrls';

/** All that metadata, sitemap, menus, breadcrumbs and share images need. */
export interface Page<Path extends `/${string}` = `/${string}`> {
  path: Path;
  url: string;
  title: string;
  /** For search engines and link previews: 50 to 160 characters. */
  description: string;
  /** The page's name in menus and the site map. */
  label: string;
  crumb: string;
  /** The path of the parent page, if it is not this path without the last segment. */
  parent?: `/${string}`;
  /** The title of link previews, where it differs from `title`. */
  previewTitle?: string;
  /** Paragraphs in place of the share image's title and the link preview's description. */
  previewParagraphs?: readonly string[];
  /** The share image's headline, where it differs from the title or stands above paragraphs. */
  shareImageTitle?: string;
  /**
   * The label below the share image's headline, such as "Data"; often the title, where
   * `previewParagraphs` replace it.
   */
  shareImageLabel: string;
  /** An object and a line in place of the share image's words. */
  sharePicture?: SharePicture;
  /** Prints SATIRE as large as the headline, which could otherwise be taken seriously. */
  hasLargeStamp?: boolean;
  /** The date of the newest content, such as a chart; undefined if it has none. */
  modified?: IsoDate;
  /** The date of publication, for articles. */
  published?: IsoDate;
}

type PageTexts = Pick<Page, 'title' | 'description' | 'previewParagraphs'> & {
  officialName?: string;
};

function page<const Path extends `/${string}`>(
  path: Path,
  shareImageLabel: string,
  { title, description, previewParagraphs, officialName = title }: PageTexts,
  { label = officialName, crumb = label, ...others }: Partial<Omit<Page, 'path'>> = {},
): Page<Path> {
  return {
    path,
    url: href(path),
    title,
    description,
    label,
    crumb,
    shareImageLabel,
    previewParagraphs,
    sharePicture: sharePictures[path],
    ...others,
  };
}

const prosePage = <const Path extends `/${string}`>(
  path: Path,
  shareImageLabel: string,
  others?: Partial<Page>,
) => page(path, shareImageLabel, readProsePage(path), others);

const newestDate = (dates: readonly IsoDate[]) => [...dates].sort().at(-1);

const newsListPage = (list: NewsListPageData) =>
  page(list.path, 'News', list, {
    crumb: list.crumb,
    parent: list.number > 1 ? '/news' : undefined,
    modified: newestDate(list.items.map(({ date }) => date)),
  });

const agency = 'The Commission';
const finePrint = 'Fine print';
const petitionNumber = addNoBreakSpaces('Petition No. 2025-0006');
const belowEducation = { parent: '/education' } as const;

export const mainPages = [
  page(
    '/',
    homeShareImageWords.shareImageLabel,
    { title: site.name, description: site.description },
    {
      label: 'Home',
      shareImageTitle: homeShareImageWords.title,
      modified: newestDate(homePageArticles.map(({ date }) => date)),
    },
  ),
  page('/about', agency, aboutPage, { label: 'About' }),
  page('/oversight', agency, oversightPage),
  newsListPage(newsListPages[0]),
  page('/filings', 'Filings', filingsPage, {
    modified: newestDate(dashboards.map(findLatestChartUpdate)),
  }),
  page('/enforcement', agency, enforcementPage),
  page('/initiatives', agency, initiativesPage),
  page('/education', 'Education', educationPage),
];

/** Further reading, linked after the course, in English only. */
export const furtherReadingPages = [
  prosePage('/education/advanced-thirst-trap-analysis', 'Education'),
  prosePage('/education/simp-recovery-program', 'Education'),
  page('/resources/digital-exposure-glossary', 'Resources', glossaryPage, belowEducation),
  page(
    '/resources/content-creator-guidelines',
    creatorGuidelinesPage.officialName,
    creatorGuidelinesPage,
    belowEducation,
  ),
];

/** Pages linked in the bar at the foot of every page. */
export const finePrintPages = [
  prosePage('/accessibility', finePrint),
  prosePage('/privacy', finePrint),
  prosePage('/disclaimer', finePrint),
  prosePage('/freedom-of-infatuation', finePrint),
  prosePage('/no-simp-left-behind', finePrint),
  prosePage('/licenses', finePrint),
  page('/site-map', finePrint, siteMapPage),
];

/** All pages for search engines, in the order of the site map. */
export const pageGroups = [
  {
    id: 'main-pages',
    title: 'Main pages',
    pages: mainPages,
  },
  {
    id: 'filings-and-data',
    title: 'Filings and data',
    pages: dashboards.map((dashboard) =>
      page(`/filings/${dashboard.slug}`, dashboard.anecdote ? dashboard.title : 'Data', dashboard, {
        label: dashboard.linkLabel,
        crumb: dashboard.title,
        previewParagraphs: dashboard.anecdote && [dashboard.anecdote.title],
        modified: findLatestChartUpdate(dashboard),
      }),
    ),
  },
  {
    id: 'education-and-resources',
    title: 'Education and resources',
    pages: furtherReadingPages,
  },
  ...Object.values(courseByLanguage).map((version) => ({
    id: `course-${version.language}`,
    title: `Course, in ${getLanguageName(defaultLanguage, version.language)}`,
    pages: [
      page(version.path, metadataWords[version.language].course, version, {
        previewParagraphs: formatReceiptTotals(version),
      }),
      ...listOwnModules(version).map((module) =>
        page(module.path, version.title, module, {
          crumb: version.words.module.replace('{n}', String(module.n)),
        }),
      ),
    ],
  })),
  {
    id: 'papers-and-records',
    title: 'Papers and records',
    pages: [
      page(
        '/oversight/one-more-comments',
        oneMoreRuleCommentsPage.officialName,
        oneMoreRuleCommentsPage,
      ),
      prosePage('/oversight/remembered-from-last-week', petitionNumber, {
        label: petitionNumber,
        previewParagraphs: ['“How is Ellen?”', 'At 8:02, on 61 mornings.'],
      }),
      page('/freedom-of-infatuation/release-266', release266Page.officialName, release266Page),
      page('/filings/f-2025-00413', prospectusPage.title, prospectusPage, {
        label: `Prospectus ${prospectusPage.crumb}`,
        crumb: prospectusPage.crumb,
      }),
      ...[...form10QByLanguage].map(([language, form]) =>
        page(form10QPaths[language], metadataWords[language].resources, form, {
          crumb: form.shortTitle,
          parent: getLocalizedPaths('/education')[language],
        }),
      ),
      page('/resources/form-1099-hey', 'Resources', form1099HeyPage, {
        ...belowEducation,
        crumb: form1099HeyPage.shortTitle,
        shareImageTitle: form1099HeyPage.shortTitle,
        hasLargeStamp: true,
      }),
      prosePage('/resources/droplet-rulings', 'Resources', belowEducation),
      prosePage('/enforcement/desk-lamp-transcript', 'Transcript'),
      page('/enforcement/one-haha', oneHahaPage.officialName, oneHahaPage, {
        crumb: oneHahaPage.crumb,
      }),
      page('/resources/notice-of-gentle-concern', 'Resources', gentleConcernPage, belowEducation),
      ...gentleConcernNotices.map((notice) =>
        page(
          getNoticePath(notice),
          gentleConcernPage.officialName,
          {
            title: `A joke notice: ${notice.occasion}`,
            description: `Satire, kindly meant: a short notice to send on. ${notice.forWhom}`,
          },
          {
            label: `Notice: ${notice.occasion}`,
            crumb: notice.occasion,
            previewTitle: getNoticePreviewTitle(notice),
            previewParagraphs: [notice.lastLine],
            hasLargeStamp: true,
          },
        ),
      ),
    ],
  },
  {
    id: 'findings',
    title: 'Findings',
    pages: [
      page('/findings', findingsPage.form, findingsPage),
      ...findings.map((finding) =>
        page(
          getFindingPath(finding),
          findingsPage.title,
          {
            title: finding.title,
            description: findingWords.description.replace('{line}', finding.line),
          },
          { shareImageTitle: finding.title, previewParagraphs: [finding.line] },
        ),
      ),
    ],
  },
  ...translatedLanguages.map((language) => ({
    id: `start-pages-${language}`,
    title: `Start pages in ${getLanguageName(defaultLanguage, language)}`,
    pages: listStartPages(language).map((start) =>
      page(start.path, start.shareImageLabel, start, { crumb: start.crumb }),
    ),
  })),
  {
    id: 'about-this-site',
    title: 'About this site',
    pages: finePrintPages,
  },
  {
    id: 'news',
    title: 'News releases',
    pages: [
      ...newsListPages.slice(1).map(newsListPage),
      ...articles.map((article) =>
        page(
          `/news/${article.id}`,
          article.previewText ? article.title : article.category,
          { title: article.title, description: article.summary },
          {
            crumb: `Release ${article.release}`,
            previewParagraphs: article.previewText ? [article.previewText] : undefined,
            modified: article.date,
            published: article.date,
          },
        ),
      ),
    ],
  },
];

/** The type of each page’s path. Articles and notices share a template: `/news/${string}`. */
export type PagePath = (typeof pageGroups)[number]['pages'][number]['path'];

export const pages: readonly Page[] = pageGroups.flatMap<Page>((group) => group.pages);

function findPageByPath(path: string): Page {
  const found = pages.find((each) => each.path === path);
  if (!found)
    throw new Error(
      `content/pages.ts has no page with the path ${path}. Add a record for it, or correct the path, or the parent, that was given.`,
    );
  return found;
}

/** @throws if no page has the path, such as `/news/99`, which the type allows */
export const findPage: (path: PagePath) => Page = findPageByPath;

/**
 * The pages above this one, from the home page in its language down. A translation may lack pages
 * between, but not its home page.
 */
export function listAncestors({
  path,
  parent,
}: {
  path: string;
  parent?: string;
}): readonly Page[] {
  const language = getPathLanguage(path);
  const home = homePathByLanguage[language];
  if (path === home) return [];
  const above = parent ?? (path.replace(/\/[^/]+$/, '') || '/');
  const isMissing = !pages.some((page) => page.path === above);
  if (isMissing && language !== defaultLanguage && above !== home)
    return listAncestors({ path: above });
  const found = findPageByPath(above);
  return [...listAncestors(found), found];
}

/** The path in each language that has the page: for `/education` also `/es/education`. */
export function getPathsByLanguage(path: string): TranslatedPaths {
  const candidates = Object.entries(getLocalizedPaths(getDefaultLanguagePath(path)));
  return Object.fromEntries(
    candidates.filter(([, candidate]) => pages.some((each) => each.path === candidate)),
  );
}

/** Absolute URLs by language for `hreflang`; undefined if the page exists in one language only. */
export function findAlternateUrls(path: string): Record<string, string> | undefined {
  const translations = getPathsByLanguage(path);
  return Object.keys(translations).length > 1 ? buildHreflangUrls(translations) : undefined;
}

/** `news-1.png` for `/news/1`. All pages of the news list share one image. */
export function getShareImageFileName(path: string): string {
  const place = path.replace(/\/page\/\d+$/, '').replace(/^\/|\/$/g, '');
  return `${place.replaceAll('/', '-') || 'home'}.png`;
}
