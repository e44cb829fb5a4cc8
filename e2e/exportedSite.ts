import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { listFiles } from '../content/listFiles';
import { site } from '../content/site';

/** The folder of the tested site: the environment variable OUT, or `out`. */
export const exportFolder = process.env.OUT ?? 'out';

export interface ExportedPage {
  /** The URL without the base path, such as `/news/1/`. */
  url: `/${string}`;
  file: string;
  html: string;
}

const files = listFiles(exportFolder);

export const exportedPages: readonly ExportedPage[] = files
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => ({
    url: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
    file,
    html: readFileSync(path.join(exportFolder, file), 'utf8'),
  }));

/** Paths of all files, without the base path: `/news/1/index.html`. */
export const exportedFilePaths: ReadonlySet<string> = new Set(files.map((file) => `/${file}`));

export const isNotFoundPage = ({ file }: ExportedPage) => file.endsWith('404.html');

const doms = new Map<string, CheerioAPI>();

/** The result is cached for all tests of the process: clone what you change. */
export function parseWithCheerio({ file, html }: ExportedPage): CheerioAPI {
  const dom = doms.get(file) ?? load(html);
  doms.set(file, dom);
  return dom;
}

/** Text of the element that a selector matches, without scripts and styles. */
export function readElementText(page: ExportedPage, selector: string): string {
  const part = parseWithCheerio(page)(selector).clone();
  part.find('script, style').remove();
  return part.text();
}

/** Every string in a value parsed from JSON, except under `keysToSkip`. */
export function listStrings(value: unknown, keysToSkip: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    keysToSkip.includes(key) ? [] : listStrings(part, keysToSkip),
  );
}

export function findExportedPage(url: string): ExportedPage {
  const page = exportedPages.find((candidate) => candidate.url === url);
  if (!page)
    throw new Error(
      `${exportFolder} has no page at ${url}. Run npm run build first, or correct the path.`,
    );
  return page;
}

export const removeBasePath = (address: string) =>
  address.startsWith(`${site.basePath}/`) ? address.slice(site.basePath.length) : address;

export const readExportedFile = (url: string) =>
  readFileSync(path.join(exportFolder, removeBasePath(url)), 'utf8');

const sizes = new Map<string, number>();

export function measureBrotliBytes(content: string): number {
  if (content === '') return 0;
  const size = sizes.get(content) ?? brotliCompressSync(content).length;
  sizes.set(content, size);
  return size;
}

/** Bytes that a host with Brotli sends. Fonts and pictures other than SVG are compressed already. */
export const measureTransferBytes = (url: string) =>
  /\.(woff2|png|ico|jpe?g|gif|webp|avif)$/.test(url)
    ? statSync(path.join(exportFolder, removeBasePath(url))).size
    : measureBrotliBytes(readExportedFile(url));
