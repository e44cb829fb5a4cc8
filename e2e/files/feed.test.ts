import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { news } from '../../content/news';
import { site } from '../../content/site';
import { domOf, out, pages } from '../out';

const file = path.resolve(out, 'feed.xml');

test('every entry of the feed leads to a page, and to the place on it', () => {
  const $ = load(readFileSync(file, 'utf8'), { xml: true });
  const links = $('entry > link').toArray();
  expect(links).toHaveLength(news.length);
  for (const link of links) {
    const [address = '', anchor] = ($(link).attr('href') ?? '').split('#');
    const page = pages.find(({ url }) => site.url + url === address);
    expect([address, page?.url]).toEqual([address, address.slice(site.url.length)]);
    if (anchor) expect(domOf(page!)(`[id="${anchor}"]`)).toHaveLength(1);
  }
});

const ask = `
import feedparser, json, sys
feed = feedparser.parse(sys.argv[1])
print(json.dumps({"broken": bool(feed.bozo), "version": feed.version, "language": feed.feed.language,
  "titles": [entry.title for entry in feed.entries]}))
`;

// The system's own Python has the system's packages, whichever comes first in the path.
const python = ['/usr/bin/python3', 'python3'].find(
  (command) => spawnSync(command, ['-c', 'import feedparser']).status === 0,
);

// Debian: apt-get install python3-feedparser.
(python ? test : test.skip)('feedparser reads the feed, and finds nothing broken', () => {
  const { stdout } = spawnSync(python!, ['-c', ask, file], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual({
    broken: false,
    version: 'atom10',
    language: 'en-US',
    titles: news.map(({ title }) => title),
  });
});

const hasNewsboat = spawnSync('newsboat', ['--version']).status === 0;

// Debian: apt-get install newsboat.
(hasNewsboat ? test : test.skip)('newsboat finds every entry unread', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cope-newsboat-'));
  const at = (name: string) => path.join(folder, name);
  writeFileSync(at('urls'), `file://${file}\n`);
  writeFileSync(at('config'), '');
  const places = ['-u', at('urls'), '-c', at('cache'), '-C', at('config')];
  const newsboat = (command: string) =>
    spawnSync('newsboat', [...places, '-x', command], { encoding: 'utf8' }).stdout;
  newsboat('reload');
  expect(newsboat('print-unread')).toContain(`${news.length} unread`);
  rmSync(folder, { recursive: true });
});
