import { expect, test } from '@jest/globals';
import { domOf, pages } from '../out';

test.each(pages.map((page) => ({ ...page })))('$url has a policy before anything else', (page) => {
  const first = domOf(page)('head').children().first();
  expect(first.attr('http-equiv')).toBe('Content-Security-Policy');
  const policy = first.attr('content') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).not.toMatch(/style-src [^;]*unsafe/);
});
