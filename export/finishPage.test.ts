import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { finishPage, type PageContext } from './finishPage';
import { exampleBundle } from './exampleBundle.test.helper';

const chunks = '/_next/static/chunks';
const page = (part: string) =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    ...['all', 'page', 'later', 'unused'].map(
      (name) => `<link rel="stylesheet" href="${chunks}/${name}.css" data-precedence="next"/>`,
    ),
    `<script src="${chunks}/a.js" async=""></script></head><body><p class="m_page">Hello</p>`,
    part,
    '<script data-keep="">keep()</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '</body></html>',
  ].join('');
const content = JSON.stringify([{ id: '[project]/app/Game.client.tsx#Game', props: {} }]);
const island = `<div id="game" data-island="" data-content="${content.replaceAll('"', '&quot;')}"></div>`;

const context: PageContext = {
  loader: 'load()',
  basePath: '/cope',
  sharedSheet: { url: '/cope/_next/static/css/1.css', replaces: new Set([`${chunks}/all.css`]) },
  readSheet: (url) => `.m_${url.slice(chunks.length + 1, -4)}{top:0}`,
  bundle: exampleBundle,
};

const finish = (part: string) => {
  const { html, module } = finishPage(page(part), context);
  return { $: load(html), html, module };
};

describe('any page', () => {
  const { $, html } = finish(
    '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><i>a\u00a0&amp; b</i>',
  );

  it('a finished page has its Content-Security-Policy first in its head', () => {
    expect($('head').children().first().attr('http-equiv')).toBe('Content-Security-Policy');
  });

  it('a finished page keeps its content, without new entities', () => {
    expect(html).toContain('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>');
    expect(html).toContain('<i>a\u00a0&amp; b</i>');
  });

  it('a finished page links one style sheet, and has its other rules in a <style>', () => {
    expect($('link[rel=stylesheet]').get()).toHaveLength(1);
    expect($('link[rel=stylesheet]').attr('href')).toBe(context.sharedSheet.url);
    expect($('link[rel=stylesheet] + style').text()).toBe('.m_page{top:0}');
  });

  it('a finished page has the browser prefetch a page when its link is pressed', () => {
    expect(JSON.parse($('body > script[type=speculationrules]').text())).toEqual({
      prefetch: [{ where: { href_matches: '/cope/*' }, eagerness: 'conservative' }],
    });
  });

  it('a finished page allows its inline scripts and styles by hash', () => {
    const policy = (part: string) => finish(part).$('meta').first().attr('content');
    expect(policy('')?.replaceAll(/'sha256-[^']+'/g, '#')).toBe(
      "default-src 'none'; script-src # #; style-src 'self' #; connect-src 'self'; img-src 'self'; " +
        "font-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
    );
    expect(policy('<i style="top:0"></i>')).toContain("style-src-attr 'unsafe-inline'");
    expect(policy(island)).toMatch(/script-src 'self' ('sha256-\S+' ?){3};/);
  });

  it('Cloudflare leaves the mail addresses of a finished page as they are', () => {
    const script = '<script type="application/json">"press@cope.example"</script>';
    expect(finish(`<p>Or by mail to <b>press@cope.example</b>. ${script}</p>`).html).toContain(
      `<p>Or by mail to <b><!--email_off-->press@cope.example<!--/email_off--></b>. ${script}</p>`,
    );
  });

  it('stops the build if an island has a mail address', () => {
    const part = '<div id="game" data-island=""><p>Write to press@cope.example.</p></div>';
    expect(() => finish(part)).toThrow('The island "game" has the mail address press@cope.example');
  });

  it.each([
    [
      '<img src="https://example.com/a.png"/>',
      /<img src="https:\/\/example\.com\/a\.png"> is block/,
    ],
    ['<iframe src="//example.com/film"></iframe>', /<iframe src=/],
    ['<img srcset="https://example.com/a.png 2x"/>', /<img srcset=/],
    [
      '<form action="https://example.com/"></form>',
      /<form action=.*this site cannot receive a form/,
    ],
  ])('stops the build if it has %s', (part, problem) => {
    expect(() => finish(part)).toThrow(problem);
  });
});

describe('a page without an island', () => {
  const { $, module } = finish('');

  it('a page without islands keeps only the scripts marked data-keep', () => {
    expect(module).toBeUndefined();
    expect($('script:not([type])').text()).toBe('keep()');
    expect($('script[src]')).toHaveLength(0);
  });
});

describe('a page with an island', () => {
  const { $, module } = finish(island);

  it('a page with islands lists its module and what that imports, and loads none', () => {
    expect($('script[src]')).toHaveLength(0);
    const folder = '/cope/_next/static/chunks/';
    const imports = ['islands-1.js', 'react-1.js'];
    expect(JSON.parse($('script#runtime').text())).toEqual([
      module?.url,
      ...imports.map((name) => folder + name),
    ]);
    expect(module?.url).toMatch(folder);
  });

  it('a page with islands has the loader before its style sheets', () => {
    expect($('link[rel=stylesheet]').prev().text()).toBe('load()');
  });

  it('a page with islands has the rules of linked style sheets that its later scripts use', () => {
    expect($('style').text()).toBe('.m_later{top:0}.m_page{top:0}');
  });
});
