/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { sitePages } from '../siteIndex';
import {
  listDisallowedMatches,
  findMatchesInContent,
  contentTextsWithStraightenedQuotes,
} from './contentTexts.test.helper';

const paths = new Set<string>(sitePages.map(({ path }) => path));
const isPage = (link: string) => paths.has(link.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1'));

const markdown = contentTextsWithStraightenedQuotes.filter(({ file }) => file.endsWith('.md'));
const modules = contentTextsWithStraightenedQuotes.filter(({ file }) => file.endsWith('.ts'));

it('every internal link in Markdown leads to a page of content/siteIndex.ts', () => {
  // Links to files, which have an extension, are checked by e2e/files/links.test.ts.
  const links = findMatchesInContent(/\]\((\/[^)\s.]*)\)/g, markdown);
  expect(links.length).toBeGreaterThan(0);
  expect(listDisallowedMatches(links, isPage)).toEqual([]);
});

it('every path in a content module is that of a page of content/siteIndex.ts', () => {
  // Matches strings that consist of a path only, without a file extension or a template expression.
  const links = findMatchesInContent(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/gm,
    modules,
  );
  expect(links.length).toBeGreaterThan(0);
  expect(listDisallowedMatches(links, isPage)).toEqual([]);
});
