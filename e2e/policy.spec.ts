import { expect, test } from '@playwright/test';
import { domOf, pages } from './out';

for (const page of pages) {
  test(`${page.url} has a policy, keeps to it, and asks nobody else for anything`, async ({
    page: tab,
    baseURL,
  }) => {
    const first = domOf(page)('head').children().first();
    expect(first.attr('http-equiv')).toBe('Content-Security-Policy');
    const policy = first.attr('content') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);

    const foreign: string[] = [];
    const problems: string[] = [];
    tab.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
    });
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    tab.on('pageerror', (error) => problems.push(String(error)));
    await tab.goto(page.url);
    await tab.keyboard.press('Tab');
    await tab.mouse.wheel(0, 20_000);
    await tab.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(problems.filter((text) => !text.startsWith('404: nothing is at'))).toEqual([]);
  });
}
