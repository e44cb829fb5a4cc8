import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import type { RootContent } from 'hast';
import * as v from 'valibot';
import { defaultLanguage, getPathLanguage, languages } from '../../content/languages';
import { listFiles } from '../../content/listFiles';
import { readMarkdown } from '../../content/markdown';
import { type ExportedPage, exportedPages, parseWithCheerio } from '../exportedSite';

/** Stands for what a component draws. */
const drawnMark = '\u{e000}';

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

/** What a component may put something before or after, or draws in place of. */
const isComponent = (node: RootContent) =>
  node.type === 'element' &&
  (node.data?.directive !== undefined ||
    node.tagName === 'img' ||
    (node.tagName === 'a' && node.children.length === 0));

/** A page may put something before a section, and draw in a cell. */
const startsPart = (node: RootContent) =>
  node.type === 'element' && ['h2', 'th', 'td'].includes(node.tagName);

/** The text in parts, between which components begin and end. One that has no text has '' as part. */
function listParts(nodes: readonly RootContent[]): string[] {
  let part = '';
  const parts: string[] = [];
  const endPart = () => {
    if (part) parts.push(part);
    part = '';
  };
  const read = (node: RootContent) => {
    if (node.type === 'text') part += withoutSpaces(node.value);
    if (node.type !== 'element') return;
    if (startsPart(node)) endPart();
    if (!isComponent(node)) return node.children.forEach(read);
    endPart();
    if (node.children.length === 0) parts.push('');
    node.children.forEach(read);
    endPart();
  };
  nodes.forEach(read);
  endPart();
  return parts;
}

/** The text of a page, with a mark for each drawing, control, and part that has no words to read. */
function readPage(page: ExportedPage): string {
  const $ = load(parseWithCheerio(page)('main').html() ?? '');
  $('script, style, template').remove();
  $('svg, img, button, [aria-hidden=true]').replaceWith(drawnMark);
  return withoutSpaces($('body').text());
}

const texts = new Map(exportedPages.map((page) => [page, readPage(page)]));

/** How many parts stand in their order in the text, and what is wrong with the next, if anything. */
function findParts(parts: readonly string[], text: string): { found: number; problem?: string } {
  let end = 0;
  let needsDrawing = false;
  for (const [found, part] of parts.entries()) {
    if (!part) {
      needsDrawing = true;
      continue;
    }
    const start = text.indexOf(part, end);
    const before = text.slice(Math.max(0, end - 60), end);
    if (start < 0) return { found, problem: `after “${before}” comes “${part}”` };
    if (needsDrawing && start === end)
      return { found, problem: `a component draws something after “${before}”` };
    needsDrawing = false;
    end = start + part.length;
  }
  if (needsDrawing && end === text.length)
    return { found: parts.length - 1, problem: 'a component draws something at the end' };
  return { found: parts.length };
}

const findLanguage = (file: string) =>
  languages.find((language) => file.split(/[/.]/).includes(language)) ?? defaultLanguage;

for (const file of listFiles('content').filter((name) => name.endsWith('.md'))) {
  test(`text and components of content/${file} stand in its order on a page`, () => {
    const language = findLanguage(file);
    const parts = listParts(readMarkdown(file, v.unknown(), language).content.nodes);
    const candidates = exportedPages
      .filter(({ url }) => getPathLanguage(url) === language)
      .map((page) => ({ url: page.url, ...findParts(parts, texts.get(page)!) }));
    const [best] = candidates.sort((one, other) => other.found - one.found);
    expect(best?.problem, `The page that has most of it is ${best?.url}`).toBeUndefined();
  });
}
