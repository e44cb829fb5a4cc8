import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { listFiles } from '../content/listFiles';
import { site } from '../content/site';

/** Folder of the exported site that is tested; OUT names another one. */
export const out = process.env.OUT ?? 'out';

export interface Page {
  /** Address below the base path, `/news/1/`. */
  url: `/${string}`;
  file: string;
  html: string;
}

const files = listFiles(out);

/** Every page of the exported site. */
export const pages: readonly Page[] = files
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({
    url: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    file,
    html: readFileSync(path.join(out, file), 'utf8'),
  }));

/** Address of every file of the exported site, below the base path. */
export const fileUrls: ReadonlySet<string> = new Set(files.map((file) => `/${file}`));

export const isNotFound = ({ file }: Page) => file.endsWith('404.html');

const doms = new Map<string, CheerioAPI>();

/** The page, parsed once for all tests of a process. A test that changes it clones it first. */
export function domOf({ file, html }: Page): CheerioAPI {
  const dom = doms.get(file) ?? load(html);
  doms.set(file, dom);
  return dom;
}

/** The page with this address, such as `/about/`. */
export function pageAt(url: string): Page {
  const page = pages.find((candidate) => candidate.url === url);
  if (!page) throw new Error(`${out} has no page at ${url}.`);
  return page;
}

/** An address in a page without the base path of the site. */
export const belowBasePath = (address: string) =>
  address.startsWith(`${site.basePath}/`) ? address.slice(site.basePath.length) : address;

/** Text of a file of the site, by its address. */
export const textOf = (url: string) => readFileSync(path.join(out, belowBasePath(url)), 'utf8');

const sizes = new Map<string, number>();

/** Number of bytes that a host with Brotli would send. */
export function transferred(content: string): number {
  if (content === '') return 0;
  const size = sizes.get(content) ?? brotliCompressSync(content).length;
  sizes.set(content, size);
  return size;
}

/** The same for a file of the site, by its address. Fonts and pixel images are compressed already. */
export const transferredFile = (url: string) =>
  /\.(woff2|png|ico)$/.test(url)
    ? statSync(path.join(out, belowBasePath(url))).size
    : transferred(textOf(url));
