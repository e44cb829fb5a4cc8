/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { describeMissingSiteUrl, findSiteUrl } from './siteUrl.mjs';

const env = (variables: Record<string, string>) => ({ NODE_ENV: 'test' as const, ...variables });

it.each([
  ['Netlify', { URL: 'https://cope.netlify.app' }, 'https://cope.netlify.app'],
  ['Cloudflare Pages', { CF_PAGES_URL: 'https://cope.pages.dev' }, 'https://cope.pages.dev'],
  ['Vercel', { VERCEL_PROJECT_PRODUCTION_URL: 'cope.vercel.app' }, 'https://cope.vercel.app'],
  ['a host without a scheme in SITE_URL', { SITE_URL: 'cope.test' }, 'https://cope.test'],
])('the origin of a build on %s', (_, variables, origin) => {
  expect(findSiteUrl(env(variables))).toBe(origin);
});

it('SITE_URL comes before the address that a host gives', () => {
  const variables = { SITE_URL: 'https://cope.test', URL: 'https://cope.netlify.app' };
  expect(findSiteUrl(env(variables))).toBe('https://cope.test');
});

it('a build for nobody says so on a host, and only there', () => {
  for (const url of ['', 'https://cope.example'])
    expect(describeMissingSiteUrl(env({ CI: 'true', SITE_URL: url }))).toContain('Set SITE_URL');
  expect(describeMissingSiteUrl(env({ CI: 'true', URL: 'https://cope.netlify.app' }))).toBe(
    undefined,
  );
  expect(describeMissingSiteUrl(env({}))).toBe(undefined);
});
