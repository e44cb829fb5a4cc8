import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import type { RootContent } from 'hast';
import type { MarkdownContent } from '../../content/markdown';
import { commissioners } from '../../content/commissioners';
import { guidelineChapters } from '../../content/creatorGuidelines';
import { findings, getFindingPath } from '../../content/findings/texts';
import { form10QByLanguage, form10QPaths } from '../../content/form10Q';
import { recentEnforcementActions } from '../../content/enforcement';
import { gentleConcernNotices, getNoticePath } from '../../content/gentleConcern';
import { glossaryTerms } from '../../content/glossary';
import { articles } from '../../content/news';
import { listFiles } from '../../content/listFiles';
import { printedComments } from '../../content/oneMoreRuleComments';
import { pages } from '../../content/pages';
import { readProsePage } from '../../content/prosePage';
import { href } from '../../content/site';
import { findExportedPage, parseWithCheerio, removeBasePath } from '../exportedSite';

const prosePages = listFiles('content/pages').flatMap((file) =>
  pages.filter(({ path }) => path.endsWith(`/${file.replace(/\.md$/, '')}`)),
);

const texts: readonly { url: string; content: MarkdownContent }[] = [
  ...prosePages.map(({ path, url }) => ({ url, content: readProsePage(path).content })),
  ...articles,
  ...gentleConcernNotices.map((notice) => ({
    url: href(getNoticePath(notice)),
    content: notice.content,
  })),
  ...findings.map((finding) => ({
    url: href(getFindingPath(finding)),
    content: finding.content,
  })),
  ...[...form10QByLanguage].map(([language, { content }]) => ({
    url: href(form10QPaths[language]),
    content,
  })),
  ...printedComments.map(({ content }) => ({
    url: href('/oversight/one-more-comments'),
    content,
  })),
  ...commissioners.map(({ content }) => ({ url: href('/about'), content })),
  ...recentEnforcementActions.map(({ content }) => ({ url: href('/enforcement'), content })),
  ...guidelineChapters.map(({ content }) => ({
    url: href('/resources/content-creator-guidelines'),
    content,
  })),
  ...glossaryTerms.map(({ content }) => ({
    url: href('/resources/digital-exposure-glossary'),
    content,
  })),
];

/** Stands for what a component draws. */
const drawnMark = '\u{e000}';

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

/** What a component may put something before or after, or draws in place of. */
const isComponent = (node: RootContent) =>
  node.type === 'element' &&
  (node.data?.directive !== undefined ||
    node.tagName === 'img' ||
    (node.tagName === 'a' && node.children.length === 0));

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
function readPage(url: string): string {
  const $ = load(parseWithCheerio(findExportedPage(removeBasePath(url)))('main').html() ?? '');
  $('script, style, template').remove();
  $('svg, img, button, [aria-hidden=true]').replaceWith(drawnMark);
  return withoutSpaces($('body').text());
}

for (const { url, content } of texts) {
  test(`text and components of ${content.file} stand in its order on its page`, () => {
    const page = readPage(url);
    let end = 0;
    let needsDrawing = false;
    for (const part of listParts(content.nodes)) {
      if (!part) {
        needsDrawing = true;
        continue;
      }
      const start = page.indexOf(part, end);
      expect(
        start,
        `after “${page.slice(Math.max(0, end - 60), end)}” comes “${part}”`,
      ).toBeGreaterThanOrEqual(end);
      if (needsDrawing)
        expect(page.slice(end, start), `a component draws something before “${part}”`).not.toBe('');
      needsDrawing = false;
      end = start + part.length;
    }
    if (needsDrawing)
      expect(page.slice(end), 'a component draws something at the end').not.toBe('');
  });
}
