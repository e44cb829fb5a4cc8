import { about } from './about';
import { course } from './course';
import { courseCard } from './courseReceipt';
import { creatorGuidelines } from './creatorGuidelines';
import { dashboards, findLastUpdate } from './dashboards/dashboards';
import type { IsoDate } from './dates';
import { education } from './education';
import { enforcement } from './enforcement';
import { filingsPage } from './filings';
import { form10Q, form10QPaths } from './form10Q';
import { cardLine, gentleConcern, noticePath, notices } from './gentleConcern';
import { glossary } from './glossary';
import { homePage } from './home';
import { initiatives } from './initiatives';
import {
  alternatesOf,
  defaultPathOf,
  type Language,
  languageOf,
  languages,
  type Translations,
  translationsOf,
} from './languages';
import { articles, homeNews } from './news';
import { newsPages } from './newsList';
import { oneMoreComments } from './oneMoreComments';
import { oversight } from './oversight';
import { readPage } from './pages';
import { pictureWords } from './pictureWords';
import { prospectus } from './prospectus';
import { release266 } from './release266';
import { site } from './site';
import { siteMap } from './siteMap';
import { spanishEducation, spanishHome } from './spanishPages';

/** What the site map, the sitemap for crawlers and the share pictures know about a page. */
export interface SitePage {
  path: `/${string}`;
  title: string;
  description: string;
  /** Day on which its content last changed; undefined where the content gives no date. */
  modified?: IsoDate;
  language: Language;
  /** The share picture's label: the kind of page or, where the picture shows a `card`, the page's title. */
  kind: string;
  /** The paragraphs that a shared link shows in place of title and description. */
  card?: readonly string[];
}

type Head = Pick<SitePage, 'title' | 'description'>;

function entry(
  path: `/${string}`,
  kind: string,
  { title, description }: Head,
  modified?: IsoDate,
): SitePage {
  return { path, title, description, modified, kind, language: languageOf(path) };
}

const prose = (folder: string, kind: string, ...slugs: string[]) =>
  slugs.map((slug) => entry(`/${folder}${slug}`, kind, readPage(slug)));

const newestDate = (items: readonly { date: IsoDate }[]) =>
  items
    .map(({ date }) => date)
    .sort()
    .at(-1);

const agency = 'The Commission';

/** Every page that search engines may list, in the order of the menu. */
export const sitePages: readonly SitePage[] = [
  entry(
    '/',
    agency,
    { title: homePage.hero.title.join(' '), description: site.description },
    newestDate(homeNews),
  ),
  entry('/about', agency, about),
  entry('/oversight', agency, oversight),
  {
    ...entry('/oversight/one-more-comments', oneMoreComments.title, oneMoreComments),
    card: oneMoreComments.card,
  },
  ...newsPages.map((page) => entry(page.path, 'News', page, newestDate(page.items))),
  ...articles.map((item) => ({
    ...entry(
      `/news/${item.id}`,
      item.card === undefined ? item.category : item.title,
      { ...item, description: item.summary },
      item.date,
    ),
    card: item.card === undefined ? undefined : [item.card],
  })),
  entry(
    '/filings',
    'Filings',
    filingsPage,
    newestDate(dashboards.map((dashboard) => ({ date: findLastUpdate(dashboard) }))),
  ),
  ...dashboards.map((dashboard) => ({
    ...entry(
      `/filings/${dashboard.slug}`,
      dashboard.anecdote ? dashboard.title : 'Data',
      dashboard,
      findLastUpdate(dashboard),
    ),
    card: dashboard.anecdote && [dashboard.anecdote.title],
  })),
  { ...entry(prospectus.path, prospectus.kind, prospectus), card: prospectus.card },
  entry('/enforcement', agency, enforcement),
  ...prose('enforcement/', 'Transcript', 'desk-lamp-transcript'),
  entry('/initiatives', agency, initiatives),
  entry('/education', 'Education', education),
  ...Object.values(course).flatMap((version) => [
    {
      ...entry(version.path, pictureWords[version.language].course, version),
      card: courseCard(version),
    },
    ...version.modules.map((module) => entry(module.path, version.title, module)),
  ]),
  ...prose('education/', 'Education', 'advanced-thirst-trap-analysis', 'simp-recovery-program'),
  entry('/resources/digital-exposure-glossary', 'Resources', glossary),
  {
    ...entry('/resources/content-creator-guidelines', creatorGuidelines.title, creatorGuidelines),
    card: creatorGuidelines.card,
  },
  ...prose('resources/', 'Resources', 'droplet-rulings'),
  ...languages.map((language) =>
    entry(form10QPaths[language], pictureWords[language].resources, form10Q[language]),
  ),
  entry('/resources/notice-of-gentle-concern', 'Resources', gentleConcern),
  ...notices.map((notice) => ({
    ...entry(noticePath(notice), gentleConcern.title, {
      title: notice.occasion,
      description: notice.forWhom,
    }),
    card: [cardLine(notice)],
  })),
  ...prose(
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
    ...entry('/freedom-of-infatuation/release-266', release266.title, release266),
    card: release266.card,
  },
  entry('/site-map', 'Fine print', siteMap),
  entry('/es', 'En español', spanishHome),
  entry('/es/education', 'En español', spanishEducation),
];

/** The path of a page in each language that has it: for `/education` also `/es/education`. */
export function translationsAt(path: string): Translations {
  const candidates = Object.entries(translationsOf(defaultPathOf(path)));
  return Object.fromEntries(
    candidates.filter(([, candidate]) => sitePages.some((page) => page.path === candidate)),
  );
}

/** Full address of a page by language, for crawlers; undefined where only one language has the page. */
export function alternatesAt(path: string): Record<string, string> | undefined {
  const translations = translationsAt(path);
  return Object.keys(translations).length > 1 ? alternatesOf(translations) : undefined;
}

/**
 * Name of the picture file that goes with a shared link: `news-1.png` for `/news/1`. All pages of the
 * list of news have the same picture.
 */
export function shareImageOf(path: string): string {
  const place = path.replace(/\/page\/\d+$/, '').replace(/^\/|\/$/g, '');
  return `${place.replaceAll('/', '-') || 'home'}.png`;
}
