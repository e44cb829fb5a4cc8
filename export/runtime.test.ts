import { describe, expect, it } from '@jest/globals';
import { edit, readPage } from './html';
import { runtimeOf } from './runtime';

const bundler =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>';
const flight = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const source = [
  '<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/static/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/a.css"/>',
  '<script src="/_next/static/a.js" async=""></script>',
  '<script src="/_next/static/old.js" noModule=""></script></head><body><h1>Hello &amp; welcome</h1>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script data-own="">console.error(location.pathname)</script>',
  bundler,
  '<script src="/_next/static/b.js" async=""></script>',
  flight,
  '<script>self.__next_f.push([1,"0:[]"])</script></body></html>',
].join('');
const runtime = (html: string) => runtimeOf(readPage(html));

describe('runtimeOf', () => {
  it('names the scripts in order, without those for browsers of long ago', () => {
    expect(runtime(source).sources).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
    expect(runtime(source).inline).toHaveLength(3);
  });

  it('takes all of it away, and leaves text, style, data and own scripts byte for byte', () => {
    expect(edit(readPage(source), runtime(source).removal)).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css"/></head>' +
        '<body><h1>Hello &amp; welcome</h1><script type="application/ld+json">{"@type":"WebSite"}</script>' +
        '<script data-own="">console.error(location.pathname)</script></body></html>',
    );
    expect(runtime(source).own).toEqual(['console.error(location.pathname)']);
  });

  it.each([
    ['a page without flight data', source.replaceAll('__next_f', '__next_g'), /whose script/i],
    ['a page without any', '<head></head><body></body>', /no flight data/],
    ['another way to start the bundler', source.replace('TURBOPACK', 'PACK'), /"PACK"/],
    ['an inline script of nobody', source.replace(bundler, '<script>go()</script>'), /: go\(\)$/],
    ['a file of nobody', source.replace('/_next/static/b', '/b'), /: \/b\.js$/],
    ['no scripts to fetch', source.replaceAll(/<script src.*?<\/script>/g, ''), /names no scripts/],
  ])('refuses %s', (_, html, problem) => {
    expect(() => runtime(html)).toThrow(problem);
  });
});
