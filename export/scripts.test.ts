import { describe, expect, it } from '@jest/globals';
import { applyEdits, readPage } from './html';
import { scriptsOf } from './scripts';

const bundler =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>';
const flight = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const source = [
  '<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/static/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/a.css"/>',
  '<script src="/_next/static/a.js" async=""></script>',
  '<script src="/_next/static/old.js" noModule=""></script></head><body><h1>Hello &amp; welcome</h1>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script data-keep="">console.error(location.pathname)</script>',
  bundler,
  '<script src="/_next/static/b.js" async=""></script>',
  flight,
  '<script>self.__next_f.push([1,"0:[]"])</script></body></html>',
].join('');
const scripts = (html: string) => scriptsOf(readPage(html));

describe('scriptsOf', () => {
  it('lists the script files in order, without those for browsers without modules', () => {
    expect(scripts(source).sources).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
    expect(scripts(source).inline).toHaveLength(3);
  });

  it('removes the scripts of Next, and no byte of anything else', () => {
    expect(applyEdits(readPage(source), scripts(source).removal)).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css"/></head>' +
        '<body><h1>Hello &amp; welcome</h1><script type="application/ld+json">{"@type":"WebSite"}</script>' +
        '<script data-keep="">console.error(location.pathname)</script></body></html>',
    );
    expect(scripts(source).staying).toEqual(['console.error(location.pathname)']);
  });

  it('keeps the scripts with which React moves late content to its place', () => {
    const move = '$RC("B:0","S:0")';
    const page = source.replace('</body>', `<script>${move}</script></body>`);
    expect(scripts(page).staying).toContain(move);
  });

  it.each([
    ['flight data under another name', source.replaceAll('__next_f', '__next_g'), /Unknown inline/],
    ['a page without flight data', '<head></head><body></body>', /no flight data/],
    ['another script that starts the bundler', source.replace('TURBOPACK', 'PACK'), /"PACK"/],
    [
      'an unmarked inline script',
      source.replace(bundler, '<script>go()</script>'),
      /"go\(\)"\. .* data-keep/,
    ],
    [
      'a script file that is not Next’s',
      source.replace('/_next/static/b', '/b'),
      /src="\/b\.js"> is not supported/,
    ],
    [
      'a page without script files',
      source.replaceAll(/<script src.*?<\/script>/g, ''),
      /names no script files/,
    ],
  ])('throws on %s', (_, html, problem) => {
    expect(() => scripts(html)).toThrow(problem);
  });
});
