import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { type Build, finishPage } from './finishPage';

const chunks = '/_next/static/chunks';
const page = (part: string, tree = '') =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    ...['all', 'page'].map(
      (name) => `<link rel="stylesheet" href="${chunks}/${name}.css" data-precedence="next"/>`,
    ),
    `<script src="${chunks}/a.js" async=""></script></head><body><p>Hello</p>`,
    part,
    '<script data-keep="">own()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push([1,"1:I[1,[]]\\n2:I[2,[]]\\n:HL[\\"${chunks}/all.css\\"]\\n`,
    `0:[\\"${chunks}/page.css\\",\\"${chunks}/error.css\\"${tree}]\\n"])</script></body></html>`,
  ].join('');
const island = '<div id="game" data-island=""></div>';
const islandTree = String.raw`,[\"$\",\"$L1\",null,{\"id\":\"game\"}]`;
const counterTree = String.raw`,[\"$\",\"$L2\",null,{}]`;

const build: Build = {
  loader: 'load()',
  files: '/_next/static',
  root: '/cope/',
  shared: { url: '/_next/static/css/1.css', sheets: new Set([`${chunks}/all.css`]) },
  read: (url) => `.${url.slice(chunks.length + 1, -4)}{top:0}`,
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

  it('begins with its policy', () => {
    expect($('head').children().first().attr('http-equiv')).toBe('Content-Security-Policy');
  });

  it('links one shared style sheet, and contains the rest of its style', () => {
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

  it('lets the browser fetch pages of this site when their link is pressed', () => {
    expect(JSON.parse($('body > script[type=speculationrules]').text())).toEqual({
      prefetch: [{ where: { href_matches: '/cope/*' }, eagerness: 'conservative' }],
    });
  });

  it('allows its inline scripts and style by hash, and its style attributes', () => {
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

  it('keeps no script but those of the project', () => {
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
  const { $, flight } = finished(island, islandTree);

  it('lists the script files for the loader, and loads none', () => {
    expect($('script[src]')).toHaveLength(0);
    expect(JSON.parse($('script#runtime').text())).toEqual([flight?.url, `${chunks}/a.js`]);
    expect(flight?.text).toContain('__next_f');
  });

  it('starts its loader before the style sheets, which would delay it', () => {
    expect($('link[rel=stylesheet]').prev().text()).toBe('load()');
  });

  it('contains the style of its error page, too', () => {
    expect($('style').text()).toBe('.page{top:0}.error{top:0}');
  });

  it('names the shared style sheet in its flight data, for React to find', () => {
    expect(flight?.text.match(/[^"\\]+\.css/g)).toEqual(Array(3).fill(build.shared.url));
  });
});

describe('a page with a client component outside its islands', () => {
  const { $, html, flight } = finished(island, islandTree + counterTree);

  it('keeps scripts and style as Next wrote them', () => {
    expect($('script[src]')).toHaveLength(1);
    expect($('link[rel=stylesheet]')).toHaveLength(2);
    expect(html).toContain('self.__next_f.push([1,');
    expect(flight).toBeUndefined();
  });

  it('names the file of the component for tests and for whoever reads the page', () => {
    expect(JSON.parse($('script#outside-islands').text())).toEqual(['app/Counter.tsx']);
  });

  it("allows Next's script files and inline scripts in its policy", () => {
    expect($('meta').first().attr('content')).toMatch(/script-src 'self' ('sha256-\S+' ?){4};/);
  });
});
