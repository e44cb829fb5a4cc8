import { describe, expect, it } from '@jest/globals';
import { applyEdits, parsePage } from './html';
import { separateNextScripts } from './scripts';

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
const scripts = (html: string) => separateNextScripts(parsePage(html));

describe('separateNextScripts', () => {
  it('separateNextScripts lists the script files in order, without `nomodule` scripts', () => {
    expect(scripts(source).nextFiles).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
    expect(scripts(source).nextInline).toHaveLength(3);
  });

  it('applying the removals of separateNextScripts takes out the scripts of Next and changes no other byte', () => {
    expect(applyEdits(parsePage(source), scripts(source).removals)).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css"/></head>' +
        '<body><h1>Hello &amp; welcome</h1><script type="application/ld+json">{"@type":"WebSite"}</script>' +
        '<script data-keep="">console.error(location.pathname)</script></body></html>',
    );
    expect(scripts(source).kept).toEqual(['console.error(location.pathname)']);
  });

  it('separateNextScripts keeps the inline scripts with which React moves late content into place', () => {
    const move = '$RC("B:0","S:0")';
    const page = source.replace('</body>', `<script>${move}</script></body>`);
    expect(scripts(page).kept).toContain(move);
  });

  it.each([
    ['flight data under another name', source.replaceAll('__next_f', '__next_g'), /Unknown inline/],
    [
      'a page without flight data',
      '<head></head><body></body>',
      /no inline script with flight data/,
    ],
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
      /has no <script src> of Next/,
    ],
  ])('separateNextScripts throws on %s', (_, html, problem) => {
    expect(() => scripts(html)).toThrow(problem);
  });
});
