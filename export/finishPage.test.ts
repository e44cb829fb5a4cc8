import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { type PageBuildContext, finishPage } from './finishPage';

const chunks = '/_next/static/chunks';
const page = (part: string, tree = '') =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    ...['all', 'page'].map(
      (name) => `<link rel="stylesheet" href="${chunks}/${name}.css" data-precedence="next"/>`,
    ),
    `<script src="${chunks}/a.js" async=""></script></head><body><p>Hello</p>`,
    part,
    '<script data-keep="">keep()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push([1,"1:I[1,[]]\\n2:I[2,[]]\\n:HL[\\"${chunks}/all.css\\"]\\n`,
    `0:[\\"${chunks}/page.css\\",\\"${chunks}/error.css\\"${tree}]\\n"])</script></body></html>`,
  ].join('');
const island = '<div id="game" data-island=""></div>';
const islandTree = String.raw`,[\"$\",\"$L1\",null,{\"id\":\"game\"}]`;
const counterTree = String.raw`,[\"$\",\"$L2\",null,{}]`;

const build: PageBuildContext = {
  loader: 'load()',
  newFilesUrl: '/_next/static',
  homeUrl: '/cope/',
  sharedSheet: { url: '/_next/static/css/1.css', replaces: new Set([`${chunks}/all.css`]) },
  readSheet: (url) => `.${url.slice(chunks.length + 1, -4)}{top:0}`,
  scriptWords: new Set(),
  modules: new Map([
    ['1', 'app/Island.tsx'],
    ['2', 'app/Counter.tsx'],
  ]),
};

const finished = (part: string, tree?: string) => {
  const { html, flight } = finishPage(page(part, tree), build);
  return { $: load(html), html, flight };
};

describe('any page', () => {
  const { $ } = finished('');

  it('the first element of the head is the Content-Security-Policy', () => {
    expect($('head').children().first().attr('http-equiv')).toBe('Content-Security-Policy');
  });

  it('a page links one shared style sheet, and its other rules are in a <style> element', () => {
    expect(
      $('link[rel=stylesheet]')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual([build.sharedSheet.url]);
    expect($('link[rel=stylesheet] + style').text()).toBe('.page{top:0}');
    expect(finishPage(page('').replaceAll('page.css', 'all.css'), build).html).not.toContain(
      '<style>',
    );
  });

  it('speculation rules let the browser fetch a page of this site when its link is pressed', () => {
    expect(JSON.parse($('body > script[type=speculationrules]').text())).toEqual({
      prefetch: [{ where: { href_matches: '/cope/*' }, eagerness: 'conservative' }],
    });
  });

  it('the Content-Security-Policy allows inline scripts and styles by hash, and style attributes if the page has some', () => {
    const policy = (part: string) => finished(part).$('meta').first().attr('content');
    expect(policy('')).toMatch(/script-src ('sha256-\S+' ?){2}; style-src 'self' 'sha256-\S+';/);
    expect(policy('<i style="top:0"></i>')).toContain("style-src-attr 'unsafe-inline'");
    expect(finished(island, islandTree).$('meta').first().attr('content')).toMatch(
      /script-src 'self' ('sha256-\S+' ?){3};/,
    );
  });
});

describe('a page without an island', () => {
  const { $, flight } = finished('');

  it('a page without an island keeps only the inline scripts marked data-keep', () => {
    expect(flight).toBeUndefined();
    expect(
      $('script:not([type])')
        .map((_, script) => $(script).text())
        .get(),
    ).toEqual(['keep()']);
    expect($('script[src]')).toHaveLength(0);
  });
});

describe('a page with an island', () => {
  const { $, flight } = finished(island, islandTree);

  it('a page with an island lists its script files for the loader and loads none itself', () => {
    expect($('script[src]')).toHaveLength(0);
    expect(JSON.parse($('script#runtime').text())).toEqual([flight?.url, `${chunks}/a.js`]);
    expect(flight?.text).toContain('__next_f');
  });

  it('the loader comes before the style sheets, for which it would have to wait', () => {
    expect($('link[rel=stylesheet]').prev().text()).toBe('load()');
  });

  it('a page with an island contains the style of its error page', () => {
    expect($('style').text()).toBe('.page{top:0}.error{top:0}');
  });

  it('the flight data names only the shared style sheet, so that React loads no other', () => {
    expect(flight?.text.match(/[^"\\]+\.css/g)).toEqual(Array(3).fill(build.sharedSheet.url));
  });
});

describe('a page with a client component outside its islands', () => {
  const { $, html, flight } = finished(island, islandTree + counterTree);

  it('a page with a client component outside its islands keeps scripts and styles as Next wrote them', () => {
    expect($('script[src]')).toHaveLength(1);
    expect($('link[rel=stylesheet]')).toHaveLength(2);
    expect(html).toContain('self.__next_f.push([1,');
    expect(flight).toBeUndefined();
  });

  it('a page lists the files of client components outside its islands in #outside-islands', () => {
    expect(JSON.parse($('script#outside-islands').text())).toEqual(['app/Counter.tsx']);
  });

  it('the Content-Security-Policy of a page that keeps Next’s scripts allows its script files and inline scripts', () => {
    expect($('meta').first().attr('content')).toMatch(/script-src 'self' ('sha256-\S+' ?){4};/);
  });
});
