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
import { keepTogether } from './format';
import { href } from './site';
import { curlAll, typography } from './typography';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** A text with its front matter, checked, and its body as HTML. `html` is empty where there is no body. */
export type Markdown<S extends Schema> = v.InferOutput<S> & { html: string };

const isSpanish = (file: VFile) => file.path.startsWith('course/es/');

/**
 * Internal links are written as `/news/3`; this is where they get their base path and slash, and on
 * a Spanish page the language of what they lead to.
 */
function finishLinks() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      const target = node.properties.href;
      if (node.tagName === 'a' && typeof target === 'string' && target.startsWith('/')) {
        node.properties.href = href(`/${target.slice(1)}`);
        if (isSpanish(file) && !target.startsWith('/es/')) node.properties.hrefLang = 'en';
      }
    });
  };
}

/** Spanish sets words of another language apart. Here they are English, and need no slant. */
function markEnglish() {
  return (tree: Root, file: VFile) => {
    if (!isSpanish(file)) return;
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'em') return;
      node.tagName = 'span';
      node.properties.lang = 'en';
    });
  };
}

function keepTextTogether() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      node.value = keepTogether(node.value);
    });
  };
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'],
) => ({ type: 'element', tagName, properties, children }) satisfies Element;

/**
 * GFM knows no captions. A paragraph "Table: …" before a table becomes its caption, and the table
 * gets a region of its own that scrolls where the screen is narrower than the table.
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
        file.fail('A table needs a paragraph "Table: its caption" before it.');

      const caption = text.slice('Table: '.length);
      table.children.unshift(element('caption', {}, [{ type: 'text', value: caption }]));
      visit(table, 'element', (cell) => {
        if (cell.tagName === 'th') cell.properties.scope = 'col';
        // A column aligned to the right, `---:`, is one of figures.
        if (cell.properties.align === 'right') cell.properties.dataFigure = '';
        delete cell.properties.align;
      });
      const region = element('div', { role: 'region', ariaLabel: caption, tabIndex: 0 }, [table]);
      parent.children.splice(before, index - before + 1, region);
      return before + 1;
    });
  };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkSmartypants, typography)
  .use(remarkRehype, { footnoteLabelProperties: {}, footnoteBackContent: '↑' })
  .use(rehypeSlug)
  .use(captionTables)
  .use(finishLinks)
  .use(markEnglish)
  // After the anchors: a heading's words stand in its id.
  .use(keepTextTogether)
  .use(rehypeStringify);

/** @throws Error naming the file and each field whose front matter does not fit the schema */
export function parseMarkdown<S extends Schema>(
  name: string,
  source: string,
  schema: S,
): Markdown<S> {
  const file = new VFile({ path: name, value: source });
  matter(file);
  const checked = v.safeParse(schema, file.data.matter);
  if (!checked.success) {
    const issues = checked.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`,
    );
    throw new Error(`${name}: ${issues.join('; ')}`);
  }
  return Object.assign({}, keepTogether(curlAll(checked.output)), {
    html: String(processor.processSync(file)),
  });
}

/** Reads a file of the content folder, such as `pages/privacy.md`. */
export function readMarkdown<S extends Schema>(name: string, schema: S): Markdown<S> {
  return parseMarkdown(
    name,
    readFileSync(path.join(process.cwd(), 'content', name), 'utf8'),
    schema,
  );
}
