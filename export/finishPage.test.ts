import { describe, expect, it } from '@jest/globals';
import { type Build, finishPage } from './finishPage';

const page = (part: string) =>
  [
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script></head><body><p class="m_text">Hello</p>',
    part,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    `<script>self.__next_f.push([1,"1:I[1,[]]\\n:HL[\\"/_next/static/chunks/a.css\\"]\\n"])</script></body></html>`,
  ].join('');

const files: Record<string, string> = {
  '/_next/static/chunks/a.css':
    '.m_text{color:red}.m_live{color:red}.m_late{color:red}.m_gone{color:red}',
  '/_next/static/chunks/a.js': '"m_live";load("static/chunks/late.js")',
  '/_next/static/chunks/late.js': '"m_late"',
};

const build: Build = {
  loader: 'load()',
  files: '/_next/static',
  root: '/',
  read: (url) => files[url] ?? '',
};

const textOf = (result: ReturnType<typeof finishPage>, extension: string) =>
  [...result.files].find(([url]) => url.endsWith(extension))?.[1];

describe('a page without a live part', () => {
  const finished = finishPage(page(''), build);

  it('has no script left but rules for its links, and the style of its own classes', () => {
    expect(finished.waits).toBe(false);
    expect(finished.html).not.toMatch(/<script(?! type="speculationrules")/);
    expect(finished.html).toContain('<script type="speculationrules">');
    expect(textOf(finished, '.css')).toBe('.m_text{color:red}');
  });
});

describe('a page with a live part', () => {
  const finished = finishPage(page('<div data-live=""></div>'), build);

  it('waits for the visitor, its flight data in a file', () => {
    expect(finished.waits).toBe(true);
    expect(finished.html).toContain('<script>load()</script>');
    expect(textOf(finished, '.js')).toContain('__next_f');
  });

  it('keeps the style of what its scripts may show, the late ones included', () => {
    expect(textOf(finished, '.css')).toBe('.m_text{color:red}.m_live{color:red}.m_late{color:red}');
  });

  it('finds its one style sheet again when React asks for it', () => {
    const [url] = [...finished.files.keys()].filter((name) => name.endsWith('.css'));
    expect(textOf(finished, '.js')).toContain(url);
    expect(textOf(finished, '.js')).not.toContain('chunks/a.css');
  });
});
