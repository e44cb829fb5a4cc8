/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { describeMissingSiteUrl, findBasePath, findSiteUrl } from './siteUrl.mjs';

const env = (variables: Record<string, string>) => ({ NODE_ENV: 'test' as const, ...variables });

it.each([
  ['Netlify', { NETLIFY: 'true', URL: 'https://cope.netlify.app' }, 'https://cope.netlify.app'],
  ['Cloudflare Pages', { CF_PAGES_URL: 'https://cope.pages.dev' }, 'https://cope.pages.dev'],
  ['Vercel', { VERCEL_PROJECT_PRODUCTION_URL: 'cope.vercel.app' }, 'https://cope.vercel.app'],
  ['a host without a scheme in SITE_URL', { SITE_URL: 'cope.test' }, 'https://cope.test'],
  [
    'a host with a slash at its end',
    { SITE_URL: ' https://cope.test:8080/ ' },
    'https://cope.test:8080',
  ],
  [
    'a host with an international name',
    { SITE_URL: 'https://Café.test' },
    'https://xn--caf-dma.test',
  ],
])('the origin of a build on %s', (_, variables, origin) => {
  expect(findSiteUrl(env(variables))).toBe(origin);
});

it('SITE_URL comes before the address that a host gives', () => {
  const variables = { SITE_URL: 'https://cope.test', CF_PAGES_URL: 'https://cope.pages.dev' };
  expect(findSiteUrl(env(variables))).toBe('https://cope.test');
});

it('URL, which programs use for much else, is the site only on Netlify', () => {
  expect(findSiteUrl(env({ URL: 'postgres://localhost' }))).toBe(undefined);
});

it.each([
  'https://you.github.io/?page',
  'https://you.github.io/#page',
  'https://you:secret@you.github.io',
  'ftp://you.github.io',
  'x:y:z',
  'https://',
  'a site',
])('SITE_URL=%s stops the build, which says what to write', (value) => {
  const read = () => findSiteUrl(env({ SITE_URL: value }));
  expect(read).toThrow(`SITE_URL is "${value}"`);
  expect(read).toThrow('such as https://you.github.io');
});

it('an address with a path stops the build, which says where the path goes', () => {
  for (const name of ['SITE_URL', 'CF_PAGES_URL'])
    expect(() => findSiteUrl(env({ [name]: 'https://you.github.io/repository/' }))).toThrow(
      `${name} is "https://you.github.io/repository/", which is not the origin of a site. Set SITE_URL to https://you.github.io, and BASE_PATH to /repository`,
    );
});

it('BASE_PATH is a path without a slash at its end', () => {
  for (const value of ['', '/cope', '/cope/site.v2'])
    expect(findBasePath(env({ BASE_PATH: value }))).toBe(value);
  expect(findBasePath(env({}))).toBe('');
  for (const value of ['cope', '/cope/', '/', '//cope', 'C:/Git/cope', '/a b', '/cope?'])
    expect(() => findBasePath(env({ BASE_PATH: value }))).toThrow(`BASE_PATH is "${value}"`);
});

it('a build for nobody says so on a host, and only there', () => {
  for (const url of ['', 'https://cope.example'])
    expect(describeMissingSiteUrl(env({ CI: 'true', SITE_URL: url }))).toContain('Set SITE_URL');
  expect(describeMissingSiteUrl(env({ CI: 'true', SITE_URL: 'https://cope.test' }))).toBe(
    undefined,
  );
  expect(describeMissingSiteUrl(env({}))).toBe(undefined);
});
