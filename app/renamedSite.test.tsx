/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as siteModule from '../content/site';

// Renames the site as docs/how-to.md says, "Another name".
jest.mock('../content/site', () => {
  process.env.SITE_URL = 'https://newname.example';
  const real = jest.requireActual<typeof siteModule>('../content/site');
  const site = {
    ...real.site,
    name: 'Bureau of Borrowed Umbrellas',
    shortName: 'BBU',
    tagline: 'Dry since Tuesday',
    mailDomain: 'newname.example',
  };
  return {
    ...real,
    site,
    agencyNames: Object.fromEntries(
      Object.keys(real.agencyNames).map((language) => [
        language,
        language === 'en' ? site.name : 'Oficina de Paraguas Prestados',
      ]),
    ),
    taglines: { ...real.taglines, en: site.tagline },
    buildMailAddress: (mailbox: string) => `${mailbox}@${site.mailDomain}`,
  };
});

/** Every form of the current name. */
const oldName =
  /.{0,40}(?:\bCOPE\b|Online Parasocial|Gasto Parasocial|cope\.example|America’s Simps).{0,20}/g;

/**
 * The old name may stay in docket numbers, ids of feed entries, and sentences about how the agency
 * got its name.
 */
const allowedOccurrences = [
  /COPE-\d{4}-\d{4}/g,
  /tag:cope\.example,2024:release/g,
  /“Online Parasocial” were the two nearest words/g,
  /printed with the initials COPE/g,
];

const findOldName = (text: string) =>
  allowedOccurrences.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text).match(oldName) ??
  [];

const strings = (data: unknown) => JSON.stringify(data) ?? '';
const markup = (element: ReactElement) => renderToStaticMarkup(element);

describe('after the site is renamed', () => {
  it('header, footer and satire notice contain only the new name', async () => {
    const { PageShell } = await import('./_frame/PageShell');
    const { homePaths, languages } = await import('../content/languages');
    const { findPage } = await import('../content/pages');
    const { agencyNames } = await import('../content/site');
    for (const language of languages) {
      const page = markup(<PageShell page={findPage(homePaths[language])}>Text</PageShell>);
      expect(page).toContain(agencyNames[language]);
      expect(page).toContain('newname.example');
      expect(findOldName(page)).toEqual([]);
    }
  });

  it('metadata, share images and JSON-LD contain only the new name', async () => {
    const { rootMetadata } = await import('./_frame/Document');
    const { createPageMetadata } = await import('./_frame/createPageMetadata');
    const { ShareImage } = await import('./_frame/shareImage');
    const facts = await import('./_frame/structuredData');
    const { courses } = await import('../content/course');
    const { languages } = await import('../content/languages');
    const { dashboards } = await import('../content/dashboards/dashboards');
    const { articles } = await import('../content/news');
    const { pages } = await import('../content/pages');
    const all = [
      rootMetadata,
      ...languages.map((language) => facts.createWebsiteJsonLd(language, '')),
      ...articles.map(facts.createArticleJsonLd),
      ...Object.values(courses).map(facts.createCourseJsonLd),
      ...dashboards.map(facts.createDatasetJsonLd),
      ...pages.flatMap((page) => [
        createPageMetadata(page),
        markup(<ShareImage page={page} seal="seal.png" />),
      ]),
    ].map(strings);
    expect(all.join()).toContain('BBU');
    expect(findOldName(all.join('\n'))).toEqual([]);
  });

  it('404 pages, feed, manifest, sitemap and text files contain only the new name', async () => {
    const routes = [await import('./feed.xml/route'), await import('./humans.txt/route')];
    const { notFoundScript } = await import('./_frame/notFoundScript');
    const { notFoundMessages } = await import('../content/notFound');
    const { default: manifest } = await import('./manifest');
    const { default: robots } = await import('./robots');
    const { default: sitemap } = await import('./sitemap');
    const said = [
      notFoundScript,
      ...[notFoundMessages, manifest(), robots(), sitemap()].map(strings),
    ];
    const files = await Promise.all(routes.map(({ GET }) => GET().text()));
    expect(files.join()).toContain('newname.example');
    expect(findOldName([...said, ...files].join('\n'))).toEqual([]);
  });

  it('the texts of all pages contain only the new name', async () => {
    const texts = await Promise.all([
      import('../content/about'),
      import('../content/clearStoredDataWords'),
      import('../content/commissioners'),
      import('../content/course'),
      import('../content/determination'),
      import('../content/education'),
      import('../content/enforcement'),
      import('../content/filings'),
      import('../content/form10Q'),
      import('../content/gentleConcern'),
      import('../content/glossary'),
      import('../content/home'),
      import('../content/initiatives'),
      import('../content/news').then(({ newsItems }) => newsItems),
      import('../content/newsList'),
      import('../content/oneMoreRuleComments'),
      import('../content/oversight'),
      import('../content/prospectus'),
      import('../content/rating'),
      import('../content/regulations'),
      import('../content/release266'),
      import('./(en)/(home)/determination/determinationFacts'),
    ]);
    const { readProsePage } = await import('../content/prosePage');
    const pages = ['accessibility', 'disclaimer', 'privacy'].map(readProsePage);
    expect(findOldName(strings([texts, pages]))).toEqual([]);
  });
});
