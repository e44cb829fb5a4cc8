import { describe, expect, it } from '@jest/globals';
import { deferRuntime, removeRuntime, runtimeOf } from './runtime';

const flight =
  '1:"$Sreact.fragment"\\n3:I[39756,[\\"$2\\"],\\"default\\"]\\na:I[\\"live\\",[],\\"Card\\"]\\n';
const page = [
  '<!DOCTYPE html><html><head><link rel="preload" as="script" href="/_next/static/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/a.css"/>',
  '<script src="/_next/static/a.js" async=""></script>',
  '<script src="/_next/static/old.js" noModule=""></script></head><body><h1>Hello &amp; welcome</h1>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script>console.error(location.pathname)</script>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>',
  '<script src="/_next/static/b.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  `<script>self.__next_f.push([1,"${flight.replaceAll('"$S', '\\"$S').replace('fragment"', 'fragment\\"')}"])</script>`,
  '</body></html>',
].join('');

describe('runtimeOf', () => {
  it('names the scripts in order, without those for browsers of long ago', () => {
    expect(runtimeOf(page).sources).toEqual(['/_next/static/a.js', '/_next/static/b.js']);
  });

  it('refuses a page that Next did not make', () => {
    expect(() => runtimeOf('<html><head></head><body></body></html>')).toThrow(/no flight data/);
  });
});

describe('removeRuntime', () => {
  it('leaves text, style, data and scripts of our own, byte for byte', () => {
    expect(removeRuntime(page)).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css"/></head>' +
        '<body><h1>Hello &amp; welcome</h1><script type="application/ld+json">{"@type":"WebSite"}</script>' +
        '<script>console.error(location.pathname)</script></body></html>',
    );
  });
});

describe('deferRuntime', () => {
  it('turns the scripts into a list for the loader', () => {
    const html = deferRuntime(page, 'load()', ['/flight.js', '/_next/static/a.js']);
    expect(html).toContain(
      '<script type="application/json" id="runtime">["/flight.js","/_next/static/a.js"]</script></body>',
    );
    expect(html).toContain('<script>load()</script></head>');
    expect(html).not.toContain('__next_f');
  });
});
