/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type * as siteModule from '../content/site';

// README, "Use another name": content/site.ts and SITE_URL are all that has to change.
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
    agencyName: { ...real.agencyName, en: site.name, es: 'Oficina de Paraguas Prestados' },
    mailAddress: (mailbox: string) => `${mailbox}@${site.mailDomain}`,
  };
});

/** The name of this site, in all its forms. */
const oldName =
  /.{0,40}(?:\bCOPE\b|Online Parasocial|Gasto Parasocial|cope\.example|America’s Simps).{0,20}/g;

/** Part of old papers: numbers of dockets, ids in the feed, and how the name came about. */
const oldPapers = [
  /COPE-\d{4}-\d{4}/g,
  /tag:cope\.example,2024:release/g,
  /“Online Parasocial” were the two nearest words/g,
  /printed with the initials COPE/g,
];

const tracesIn = (text: string) =>
  oldPapers.reduce((rest, paper) => rest.replaceAll(paper, ''), text).match(oldName) ?? [];

const strings = (data: unknown) => JSON.stringify(data) ?? '';
const markup = (element: ReactElement) => renderToStaticMarkup(element);

describe('under another name, no trace of this one is left', () => {
  it.each(['en', 'es'] as const)('in header, footer and notice (%s)', async (language) => {
    const { PageShell } = await import('./_frame/PageShell');
    const page = markup(
      <PageShell language={language} breadcrumb={{ current: 'Here' }}>
        Text
      </PageShell>,
    );
    expect(page).toContain('Bureau of Borrowed Umbrellas');
    expect(page).toContain('newname.example');
    expect(tracesIn(page)).toEqual([]);
  });

  it('in the heads, share pictures and JSON-LD of all pages', async () => {
    const { documentMetadata } = await import('./_frame/Document');
    const { pageMetadata } = await import('./_frame/metadata');
    const { ShareImage } = await import('./_frame/shareImage');
    const facts = await import('./_frame/structuredData');
    const { course } = await import('../content/course');
    const { dashboards } = await import('../content/dashboards/dashboards');
    const { articles } = await import('../content/news');
    const { pictureWords } = await import('../content/pictureWords');
    const { sitePages } = await import('../content/siteIndex');
    const all = [
      documentMetadata,
      facts.websiteJsonLd,
      ...articles.map(facts.articleJsonLd),
      ...Object.values(course).map(facts.courseJsonLd),
      ...dashboards.map(facts.datasetJsonLd),
      ...sitePages.flatMap((page) => [
        pageMetadata(page),
        markup(<ShareImage page={page} words={pictureWords[page.language]} seal="seal.png" />),
      ]),
    ].map(strings);
    expect(all.join()).toContain('BBU');
    expect(tracesIn(all.join('\n'))).toEqual([]);
  });

  it('in what not-found pages, feed, manifest, robots, humans and security say', async () => {
    const routes = [
      await import('./feed.xml/route'),
      await import('./humans.txt/route'),
      await import('./.well-known/security.txt/route'),
    ];
    const { notFoundScript } = await import('./_frame/notFoundScript');
    const { notFound } = await import('../content/notFound');
    const { default: manifest } = await import('./manifest');
    const { default: robots } = await import('./robots');
    const { default: sitemap } = await import('./sitemap');
    const said = [notFoundScript, ...[notFound, manifest(), robots(), sitemap()].map(strings)];
    const files = await Promise.all(routes.map(({ GET }) => GET().text()));
    expect(files.join()).toContain('newname.example');
    expect(tracesIn([...said, ...files].join('\n'))).toEqual([]);
  });

  it('in the texts of the pages', async () => {
    const texts = await Promise.all([
      import('../content/about'),
      import('../content/clearStored'),
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
      import('../content/news').then(({ news }) => news),
      import('../content/newsList'),
      import('../content/oversight'),
      import('../content/rating'),
      import('../content/regulations'),
      import('./(en)/(home)/determination/factsFromOtherPages'),
    ]);
    const { readPage } = await import('../content/pages');
    const pages = ['accessibility', 'disclaimer', 'privacy'].map(readPage);
    expect(tracesIn(strings([texts, pages]))).toEqual([]);
  });
});
