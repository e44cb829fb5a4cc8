import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';

export const out = 'out';

export interface Page {
  /** Address on the site, `/news/1/`. */
  url: string;
  file: string;
  html: string;
}

const files = readdirSync(out, { recursive: true, encoding: 'utf8' });

/** Every page of the exported site. */
export const pages: readonly Page[] = files
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({
    url: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    file,
    html: readFileSync(path.join(out, file), 'utf8'),
  }));

/** Every file of the exported site, as the path of its address. */
export const fileUrls: ReadonlySet<string> = new Set(files.map((file) => `/${file}`));

export const isNotFound = ({ file }: Page) => file.endsWith('404.html');

const doms = new Map<string, CheerioAPI>();

/** A page to be asked; who changes it loads one of their own. */
export function domOf({ file, html }: Page): CheerioAPI {
  const dom = doms.get(file) ?? load(html);
  doms.set(file, dom);
  return dom;
}

/** Text of a file of the site, by its address. */
export const textOf = (url: string) => readFileSync(path.join(out, url), 'utf8');

/** Bytes that a host with Brotli would send. */
export function transferred(content: string | Buffer): number {
  return content.length === 0 ? 0 : brotliCompressSync(content).length;
}

/** The same for a file of the site, by its address. Fonts are compressed already. */
export function transferredFile(url: string): number {
  const content = readFileSync(path.join(out, url));
  return url.endsWith('.woff2') ? content.length : transferred(content);
}
