import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { addNoBreakSpaces } from './format';
import { defaultLanguage, type Language, getPathLanguage } from './languages';
import { href, site } from './site';
import { curlQuotesDeep, smartypantsOptions } from './typography';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** The validated front matter of a Markdown file, and its body as HTML (empty without a body). */
export type ParsedMarkdown<S extends Schema> = v.InferOutput<S> & { html: string };

/**
 * Internal links are written as `/news/3` in Markdown. The plugin adds the base path, the trailing
 * slash, and `hreflang` where the linked page is in another language.
 */
function completeLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      const target = node.properties.href;
      if (node.tagName === 'a' && typeof target === 'string' && target.startsWith('/')) {
        node.properties.href = href(`/${target.slice(1)}`);
        const language = getPathLanguage(target);
        if (language !== file.data.language) node.properties.hrefLang = language;
      }
    });
  };
}

/** In texts that are not English, `*…*` marks English words. The plugin turns their `em` into a `span` with `lang="en"`. */
function markEnglish() {
  return (tree: Root, file: VFile) => {
    if (file.data.language === 'en') return;
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'em') return;
      node.tagName = 'span';
      node.properties.lang = 'en';
    });
  };
}

/** Values of `content/site.ts` that replace placeholders such as `{{name}}` in Markdown. */
const siteValues: Readonly<Record<string, string>> = {
  name: site.name,
  shortName: site.shortName,
  mailDomain: site.mailDomain,
};

/** @throws if a placeholder has no value; the error names the file and the placeholder */
function insertSiteValues(name: string, source: string): string {
  return source.replaceAll(/\{\{(\w+)\}\}/g, (braces, word: string) => {
    const value = siteValues[word];
    if (value === undefined) {
      const known = Object.keys(siteValues).join(', ');
      throw new Error(
        `content/${name}: the placeholder ${braces} has no value. Use one of: ${known}.`,
      );
    }
    return value;
  });
}

function addNoBreakSpacesToText() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = addNoBreakSpaces(node.value);
    });
  };
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
) => ({ type: 'element', tagName, properties, children }) satisfies Element;

/**
 * Markdown has no captions for tables. The plugin turns a paragraph "Table: …" before a table into
 * its caption, and wraps the table in a region that scrolls on narrow screens.
 */
function captionTables() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return;
      if (parent.type === 'element' && parent.properties.role === 'region') return;
      const before = parent.children
        .slice(0, index)
        .findLastIndex((node) => node.type === 'element');
      const label = parent.children[before];
      const text = label?.type === 'element' ? toString(label) : '';
      if (!text.startsWith('Table: '))
        file.fail(
          `A table in content/${file.path} has no caption: put a paragraph "Table: its caption" before it.`,
        );

      const caption = text.slice('Table: '.length);
      table.children.unshift(element('caption', {}, [{ type: 'text', value: caption }]));
      visit(table, 'element', (cell) => {
        if (cell.tagName === 'th') cell.properties.scope = 'col';
        // Markdown marks columns of numbers by aligning them right (`---:`). Their cells get `data-figure`,
        // which styles them as numbers.
        if (cell.properties.align === 'right') cell.properties.dataFigure = '';
        delete cell.properties.align;
      });
      const region = element('div', { role: 'region', ariaLabel: caption, tabIndex: 0 }, [table]);
      parent.children.splice(before, index - before + 1, region);
      return before + 1;
    });
  };
}

/**
 * Turns a paragraph "Details: …" into the summary of a `details` element, which holds everything up
 * to the next h2.
 */
function foldDetails() {
  return (tree: Root) => {
    for (const [index, node] of tree.children.entries()) {
      const text = node.type === 'element' && node.tagName === 'p' ? toString(node) : '';
      if (!text.startsWith('Details: ')) continue;
      const rest = tree.children.slice(index + 1);
      const next = rest.findIndex((each) => each.type === 'element' && each.tagName === 'h2');
      const folded = next < 0 ? rest : rest.slice(0, next);
      const summary = element('summary', {}, [
        { type: 'text', value: text.slice('Details: '.length) },
      ]);
      const details = element('details', {}, [
        summary,
        ...folded.filter((each) => each.type !== 'doctype'),
      ]);
      tree.children.splice(index, folded.length + 1, details);
    }
  };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkSmartypants, smartypantsOptions)
  .use(remarkRehype, { footnoteLabelProperties: {}, footnoteBackContent: '↑' })
  .use(rehypeSlug)
  .use(captionTables)
  .use(foldDetails)
  .use(completeLinks)
  .use(markEnglish)
  // Runs after rehypeSlug, which would otherwise put no-break spaces into the ids of headings.
  .use(addNoBreakSpacesToText)
  .use(rehypeStringify);

/** @throws if the schema rejects the front matter; the error names the file and each rejected field */
export function parseMarkdown<S extends Schema>(
  name: string,
  source: string,
  schema: S,
  language: Language = defaultLanguage,
): ParsedMarkdown<S> {
  const file = new VFile({
    path: name,
    value: insertSiteValues(name, source),
    data: { language },
  });
  matter(file);
  const checked = v.safeParse(schema, file.data.matter);
  if (!checked.success) {
    const issues = checked.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`,
    );
    throw new Error(`content/${name}: correct the front matter: ${issues.join('; ')}`);
  }
  return Object.assign({}, addNoBreakSpaces(curlQuotesDeep(checked.output)), {
    html: String(processor.processSync(file)),
  });
}

/** Reads and parses a Markdown file below `content/`. `language` is the language of its text. */
export function readMarkdown<S extends Schema>(
  name: string,
  schema: S,
  language: Language = defaultLanguage,
): ParsedMarkdown<S> {
  const source = readFileSync(path.join(process.cwd(), 'content', name), 'utf8');
  return parseMarkdown(name, source, schema, language);
}
