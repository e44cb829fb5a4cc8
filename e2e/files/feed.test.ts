import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { newsItems } from '../../content/news';
import { getAbsoluteUrl } from '../../content/site';
import { parseWithCheerio, exportFolder, exportedPages } from '../exportedSite';

const file = path.resolve(exportFolder, 'feed.xml');

test('every entry of the feed links to an article page or to an item of the news list', () => {
  const $ = load(readFileSync(file, 'utf8'), { xml: true });
  const links = $('entry > link').toArray();
  expect(links).toHaveLength(newsItems.length);
  for (const link of links) {
    const [address = '', anchor] = ($(link).attr('href') ?? '').split('#');
    const page = exportedPages.find(({ url }) => getAbsoluteUrl(url) === address);
    expect(page, `${address} is a page`).toBeDefined();
    if (anchor) expect(parseWithCheerio(page!)(`[id="${anchor}"]`), anchor).toHaveLength(1);
  }
});

const printFeed = `
import feedparser, json, sys
feed = feedparser.parse(sys.argv[1])
print(json.dumps({"broken": bool(feed.bozo), "version": feed.version, "language": feed.feed.language,
  "titles": [entry.title for entry in feed.entries]}))
`;

// Debian installs feedparser for /usr/bin/python3, which need not be the first python3 in PATH.
const findPython = () =>
  ['/usr/bin/python3', 'python3'].find(
    (command) => spawnSync(command, ['-c', 'import feedparser']).status === 0,
  );

test('feedparser reads the feed without an error', () => {
  const python = findPython();
  test.skip(
    !python,
    'The Python package feedparser is not installed (Debian: python3-feedparser).',
  );
  const { stdout } = spawnSync(python!, ['-c', printFeed, file], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual({
    broken: false,
    version: 'atom10',
    language: 'en-US',
    titles: newsItems.map(({ title }) => title),
  });
});

test('newsboat lists every entry of the feed', () => {
  test.skip(
    spawnSync('newsboat', ['--version']).status !== 0,
    'newsboat is not installed (Debian: newsboat).',
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'cope-newsboat-'));
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('urls'), `file://${file}\n`);
  writeFileSync(at('config'), '');
  const options = ['-u', at('urls'), '-c', at('cache'), '-C', at('config')];
  const newsboat = (command: string) =>
    spawnSync('newsboat', [...options, '-x', command], { encoding: 'utf8' }).stdout;
  newsboat('reload');
  expect(newsboat('print-unread')).toContain(`${newsItems.length} unread`);
  rmSync(folder, { recursive: true });
});
