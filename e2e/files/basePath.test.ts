import { expect, test } from '@playwright/test';
import { site } from '../../content/site';
import {
  removeBasePath,
  parseWithCheerio,
  exportedFilePaths,
  exportedPages,
  readExportedFile,
} from '../exportedSite';

const { basePath, url: host } = site;
const filesOf = (pattern: RegExp) => [...exportedFilePaths].filter((file) => pattern.test(file));

test('scripts that the loader fetches exist below the base path', () => {
  const withLoader = exportedPages.filter((page) => page.html.includes('id="runtime"'));
  expect(withLoader.length).toBeGreaterThan(0);
  for (const page of withLoader) {
    const addresses: string[] = JSON.parse(parseWithCheerio(page)('#runtime').text());
    for (const address of addresses) {
      expect(address, page.url).toMatch(new RegExp(`^${basePath}/`));
      expect([...exportedFilePaths], page.url).toContain(removeBasePath(address));
    }
  }
});

test('URLs in the scripts of islands start with the base path', () => {
  const scripts = filesOf(/^\/_next\/static\/chunks\//);
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    const addresses = readExportedFile(file).matchAll(/"\w*(?:href|src|url)":"(\/[^"]*)/gi);
    for (const [, address] of addresses) expect(address, file).toMatch(new RegExp(`^${basePath}/`));
  }
});

test('style sheets load no file from outside the base path', () => {
  for (const file of filesOf(/\.css$/)) {
    expect(readExportedFile(file), file).not.toMatch(
      new RegExp(`url\\(['"]?/(?!${basePath.slice(1)})`),
    );
  }
});

test('absolute URLs of the site have the host and the base path of the build', () => {
  const elsewhere = new RegExp(`${host.replaceAll('.', '\\.')}(?!${basePath}/).{0,40}`, 'g');
  for (const file of filesOf(/\.(html|xml|txt|svg|webmanifest)$|\/chunks\//)) {
    const text = readExportedFile(file);
    expect(text.match(elsewhere) ?? [], file).toEqual([]);
    if (host !== 'https://cope.example')
      expect(text.match(/https:\/\/cope\.example.{0,40}/g) ?? [], file).toEqual([]);
  }
});

test('GitHub Pages gets .nojekyll, without which it serves no /_next', () => {
  expect([...exportedFilePaths]).toContain('/.nojekyll');
});
