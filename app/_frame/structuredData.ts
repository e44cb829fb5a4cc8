import type {
  BreadcrumbList,
  Course,
  Dataset,
  ListItem,
  NewsArticle,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { Course as CourseContent } from '@/content/course';
import type { Dashboard } from '@/content/dashboards/dashboard';
import { findLatestChartUpdate } from '@/content/dashboards/dashboards';
import { metadataWords } from '@/content/metadataWords';
import {
  mapByLanguage,
  defaultLanguage,
  type Language,
  homePathByLanguage,
} from '@/content/languages';
import type { Link } from '@/content/link';
import type { Article } from '@/content/news';
import { getAbsoluteUrl, agencyNames, site } from '@/content/site';
import { getShareImageFileName } from '@/content/pages';

const context = 'https://schema.org';

const websites = mapByLanguage((language) => ({
  '@type': 'WebSite' as const,
  name: `${site.shortName} (${metadataWords[language].satire})`,
  alternateName: agencyNames[language],
  url: getAbsoluteUrl(homePathByLanguage[language]),
  genre: metadataWords[language].satire,
}));

/** The agency in JSON-LD. The name and the description say that it is invented. */
const agencies = mapByLanguage((language) => ({
  '@type': 'Organization' as const,
  name: `${agencyNames[language]} (${metadataWords[language].satire})`,
  alternateName: `${site.shortName} (${metadataWords[language].satire})`,
  description: metadataWords[language].agency,
  url: getAbsoluteUrl(homePathByLanguage[language]),
  logo: getAbsoluteUrl('/icons/icon-512.png'),
}));

const { [defaultLanguage]: websiteReference } = websites;
const { [defaultLanguage]: agency } = agencies;

export function createWebsiteJsonLd(language: Language, description: string): WithContext<WebSite> {
  return {
    '@context': context,
    ...websites[language],
    description,
    inLanguage: metadataWords[language].inLanguage,
  };
}

/** The last item is the current page, which needs no URL. */
export function createBreadcrumbJsonLd(
  ancestors: readonly Link[],
  current: string,
): WithContext<BreadcrumbList> {
  const items = [...ancestors.map(({ label, url }) => [label, site.url + url]), [current]];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: items.map(([name, item], i): ListItem => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(item && { item }),
    })),
  };
}

export function createArticleJsonLd({
  id,
  title,
  summary,
  date,
  category,
}: Article): WithContext<NewsArticle> {
  const path = `/news/${id}` as const;
  return {
    '@context': context,
    '@type': 'NewsArticle',
    headline: title,
    description: summary,
    genre: 'satire',
    articleSection: category,
    datePublished: date,
    dateModified: date,
    inLanguage: 'en-US',
    url: getAbsoluteUrl(path),
    mainEntityOfPage: getAbsoluteUrl(path),
    image: getAbsoluteUrl(`/og/${getShareImageFileName(path)}`),
    author: agency,
    publisher: agency,
    isPartOf: websiteReference,
  };
}

export function createCourseJsonLd({
  title,
  description,
  path,
  language,
  modules,
  minutes,
}: CourseContent): WithContext<Course> {
  return {
    '@context': context,
    '@type': 'Course',
    name: title,
    description,
    url: getAbsoluteUrl(path),
    inLanguage: language,
    isAccessibleForFree: true,
    provider: agencies[language],
    timeRequired: `PT${minutes}M`,
    hasPart: modules.map((module): Course => ({
      '@type': 'Course',
      name: module.title,
      description: module.description,
      url: getAbsoluteUrl(module.path),
      timeRequired: `PT${module.minutes}M`,
    })),
  };
}

/** The two years of a dashboard's `coverage` as an ISO 8601 interval, "2020/2025". */
function coveredYears({ slug, coverage }: Dashboard): string {
  const [, first, last] = /(\d{4})–(\d{4})/.exec(coverage) ?? [];
  if (!first || !last) {
    throw new Error(
      `content/dashboards/${slug}.ts: coverage names no period. Write one such as 2020–2025.`,
    );
  }
  return `${first}/${last}`;
}

export function createDatasetJsonLd(dashboard: Dashboard): WithContext<Dataset> {
  return {
    '@context': context,
    '@type': 'Dataset',
    name: `${dashboard.title} (invented figures)`,
    description: `${dashboard.description} All figures are invented.`,
    url: getAbsoluteUrl(`/filings/${dashboard.slug}`),
    temporalCoverage: coveredYears(dashboard),
    dateModified: findLatestChartUpdate(dashboard),
    isAccessibleForFree: true,
    creator: agency,
    variableMeasured: dashboard.tabs.flatMap(({ charts }) => charts.map(({ measure }) => measure)),
  };
}
