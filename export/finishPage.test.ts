import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { type Build, finishPage } from './finishPage';

const chunks = '/_next/static/chunks';
const page = (part: string) =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    ...['all', 'page'].map(
      (name) => `<link rel="stylesheet" href="${chunks}/${name}.css" data-precedence="next"/>`,
    ),
    `<script src="${chunks}/a.js" async=""></script></head><body><p>Hello</p>`,
    part,
    '<script data-own="">own()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push([1,"1:I[1,[]]\\n:HL[\\"${chunks}/all.css\\"]\\n`,
    `2:[\\"${chunks}/page.css\\",\\"${chunks}/error.css\\"]\\n"])</script></body></html>`,
  ].join('');

const build: Build = {
  loader: 'load()',
  files: '/_next/static',
  root: '/cope/',
  shared: { url: '/_next/static/css/1.css', sheets: new Set([`${chunks}/all.css`]) },
  read: (url) => `.${url.slice(chunks.length + 1, -4)}{top:0}`,
  scriptWords: new Set(),
};

const finished = (part: string) => {
  const { html, flight } = finishPage(page(part), build);
  return { $: load(html), html, flight };
};

describe('any page', () => {
  const { $ } = finished('');

  it('begins with its policy', () => {
    expect($('head').children().first().attr('http-equiv')).toBe('Content-Security-Policy');
  });

  it('has one style sheet for what is shared, and holds the rest', () => {
    expect(
      $('link[rel=stylesheet]')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual([build.shared.url]);
    expect($('link[rel=stylesheet] + style').text()).toBe('.page{top:0}');
    expect(finishPage(page('').replaceAll('page.css', 'all.css'), build).html).not.toContain(
      '<style>',
    );
  });

  it('has pages of this site fetched when their link is pressed', () => {
    expect(JSON.parse($('body > script[type=speculationrules]').text())).toEqual({
      prefetch: [{ where: { href_matches: '/cope/*' }, eagerness: 'conservative' }],
    });
  });

  it('allows what it holds by hash, and its style attributes', () => {
    const policy = (part: string) => finished(part).$('meta').first().attr('content');
    expect(policy('')).toMatch(/script-src ('sha256-\S+' ?){2}; style-src 'self' 'sha256-\S+';/);
    expect(policy('<i style="top:0"></i>')).toContain("style-src-attr 'unsafe-inline'");
    expect(policy('<i data-island=""></i>')).toMatch(/script-src 'self' ('sha256-\S+' ?){3};/);
  });
});

describe('a page without an island', () => {
  const { $, flight } = finished('');

  it('has no script left but its own', () => {
    expect(flight).toBeUndefined();
    expect(
      $('script:not([type])')
        .map((_, script) => $(script).text())
        .get(),
    ).toEqual(['own()']);
    expect($('script[src]')).toHaveLength(0);
  });
});

describe('a page with an island', () => {
  const { $, flight } = finished('<div data-island=""></div>');

  it('waits for the visitor, with the list of what there is to fetch', () => {
    expect($('script[src]')).toHaveLength(0);
    expect(JSON.parse($('script#runtime').text())).toEqual([flight?.url, `${chunks}/a.js`]);
    expect(flight?.text).toContain('__next_f');
  });

  it('starts its loader before a style sheet could keep it waiting', () => {
    expect($('link[rel=stylesheet]').prev().text()).toBe('load()');
  });

  it('holds the style of its error page, too', () => {
    expect($('style').text()).toBe('.page{top:0}.error{top:0}');
  });

  it('finds its style sheets when React asks for them', () => {
    expect(flight?.text.match(/[^"\\]+\.css/g)).toEqual(Array(3).fill(build.shared.url));
  });
});
