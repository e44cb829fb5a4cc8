import { expect, test } from '@playwright/test';
import { parseWithCheerio, exportedPages } from '../exportedSite';

for (const page of exportedPages) {
  test(`${page.url} has a Content-Security-Policy as the first element of its head`, () => {
    const first = parseWithCheerio(page)('head').children().first();
    expect(first.attr('http-equiv')).toBe('Content-Security-Policy');
    const policy = first.attr('content') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).not.toMatch(/style-src [^;]*unsafe/);
  });
}
