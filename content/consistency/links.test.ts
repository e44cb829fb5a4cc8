/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { pages } from '../pages';
import {
  listDisallowedMatches,
  findInContent,
  straightQuotedTexts,
} from './contentTexts.test.helper';

const paths = new Set<string>(pages.map(({ path }) => path));
const isPage = (link: string) => paths.has(link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1'));

const markdown = straightQuotedTexts.filter(({ file }) => file.endsWith('.md'));
const modules = straightQuotedTexts.filter(({ file }) => file.endsWith('.ts'));

it('every internal link in Markdown leads to a page of content/pages.ts', () => {
  // In the text, or as `url` in the front matter. Links to files have an extension;
  // e2e/files/links.test.ts checks them.
  const links = findInContent(/(?:\]\(|^[ -]*url: )(\/[^)\s.]*)(?:\)|$)/gm, markdown);
  expect(links.length).toBeGreaterThan(0);
  expect(listDisallowedMatches(links, isPage)).toEqual([]);
});

it('every path in a content module leads to a page of content/pages.ts', () => {
  // Each string literal is a line here. The pattern finds paths of pages, such as "/news#top", but
  // neither paths of files nor templates.
  const links = findInContent(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/gm, modules);
  expect(links.length).toBeGreaterThan(0);
  expect(listDisallowedMatches(links, isPage)).toEqual([]);
});
