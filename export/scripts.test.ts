import { describe, expect, it } from '@jest/globals';
import { parsePage } from './finishPage';
import { removeNextScripts } from './scripts';

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
const scripts = (html: string) => removeNextScripts(parsePage(html));

describe('removeNextScripts', () => {
  it('removes Next’s scripts and nothing else', () => {
    const $ = parsePage(source);
    expect(removeNextScripts($)).toEqual(['console.error(location.pathname)']);
    expect($.html()).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css"></head>' +
        '<body><h1>Hello &amp; welcome</h1><script type="application/ld+json">{"@type":"WebSite"}</script>' +
        '<script data-keep>console.error(location.pathname)</script></body></html>',
    );
  });

  it.each([
    ['flight data under another name', source.replaceAll('__next_f', '__next_g'), /Unknown inline/],
    ['another script that starts the bundler', source.replace('TURBOPACK', 'PACK'), /"PACK"/],
    [
      'an unmarked inline script',
      source.replace(bundler, '<script>go()</script>'),
      /"go\(\)"\. .* data-keep/,
    ],
    [
      'a script file that is not Next’s',
      source.replace('/_next/static/b', '/b'),
      /src="\/b\.js"> is not supported.* other hosts/,
    ],
  ])('throws on %s', (_, html, problem) => {
    expect(() => scripts(html)).toThrow(problem);
  });
});
