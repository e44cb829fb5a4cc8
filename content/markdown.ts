import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
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
import { addNoBreakSpaces, splitAtSymbols } from './format';
import { defaultLanguage, type Language, getPathLanguage } from './languages';
import { markdownValues } from './markdownValues';
import { href } from './site';
import { curlQuotesDeep, smartypantsOptions } from './typography';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** A text from one h2 to the next; the part before the first h2 has no id. */
export interface MarkdownSection {
  id: string;
  /** The text of the section's h2. */
  title: string;
  /** The h2 and what follows it. */
  nodes: readonly RootContent[];
}

/** The text as HTML nodes, whole and in sections. Both are empty for a file without text. */
export interface MarkdownContent {
  nodes: readonly RootContent[];
  sections: readonly MarkdownSection[];
}

export type ParsedMarkdown<S extends Schema> = v.InferOutput<S> & MarkdownContent;

/**
 * Adds base path and trailing slash to links such as `/news/3`, and `hreflang` where the page is in
 * another language.
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

/** In other languages `*…*` marks English words, which get `lang="en"` in place of emphasis. */
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

function fail(file: VFile, { position }: Pick<Element, 'position'>, problem: string): never {
  const line = position ? `:${position.start.line}` : '';
  throw new Error(`content/${file.path}${line}: ${problem}`);
}

/** Without this error, raw HTML would be missing from the page unnoticed. */
function refuseHtml() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'raw', (node) =>
      fail(
        file,
        node,
        `Markdown here has no HTML: ${node.value.slice(0, 80)}. Write it in Markdown, or render it in the component of the page.`,
      ),
    );
  };
}

/** Adds the base path to images such as `/picture.svg`, a file in `public/`. */
function completeImages() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node) => {
      const { src } = node.properties;
      if (node.tagName !== 'img' || typeof src !== 'string') return;
      if (!/^\/(?!\/)/.test(src))
        fail(
          file,
          node,
          `the image ${src} is not on this site, and the content security policy blocks images from elsewhere. Put the file into public/ and write its path, such as /picture.svg.`,
        );
      node.properties.src = href(`/${src.slice(1)}`);
    });
  };
}

/** @throws if a placeholder such as `{{name}}` has no value */
function insertValues(name: string, source: string): string {
  return source.replaceAll(/\{\{(\w+)\}\}/g, (braces, word: string, at: number) => {
    const value = markdownValues[word];
    if (value === undefined) {
      const line = source.slice(0, at).split('\n').length;
      const known = Object.keys(markdownValues).join(', ');
      throw new Error(
        `content/${name}:${line}: the placeholder ${braces} has no value. Use one of: ${known}.`,
      );
    }
    return String(value);
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

/** A paragraph "Table: …" becomes the caption of the table after it, as Markdown has none. */
function captionTables() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || !parent || index === undefined) return;
      if (parent.type === 'element' && 'dataTable' in parent.properties) return;
      const before = parent.children
        .slice(0, index)
        .findLastIndex((node) => node.type === 'element');
      const label = parent.children[before];
      const text = label?.type === 'element' ? toString(label) : '';
      if (!text.startsWith('Table: '))
        fail(
          file,
          table,
          'the table has no caption: put a paragraph "Table: its caption" before it.',
        );

      const caption = text.slice('Table: '.length);
      table.children.unshift(element('caption', {}, [{ type: 'text', value: caption }]));
      visit(table, 'element', (cell) => {
        if (cell.tagName === 'th') cell.properties.scope = 'col';
        // Here `---:`, which aligns a column to the right, marks a column of numbers.
        if (cell.properties.align === 'right') cell.properties.dataFigure = '';
        delete cell.properties.align;
      });
      const box = element('div', { dataTable: '' }, [table]);
      parent.children.splice(before, index - before + 1, box);
      return before + 1;
    });
  };
}

/** A paragraph "Details: …" becomes the summary of what follows, up to the next h2. */
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

/** Names symbols such as 💦 for screen readers, and keeps numbers such as 7–0 on one line. */
function markSymbols() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      const parts = splitAtSymbols(node.value);
      if (parts.length === 1 || !parent || index === undefined) return;
      const nodes = parts.map((part) => {
        if (typeof part === 'string') return { type: 'text' as const, value: part };
        if ('number' in part)
          return element('span', { dataNumber: '' }, [{ type: 'text', value: part.number }]);
        const text = { type: 'text' as const, value: part.symbol };
        return element('span', { role: 'img', ariaLabel: part.name }, [text]);
      });
      parent.children.splice(index, 1, ...nodes);
      return index + nodes.length;
    });
  };
}

/** Words in ids and classes for which @mozilla/readability drops a heading. */
const clutterWords =
  /banner|comment|community|contact|extra|footer|header|hidden|legends|media|menu|meta|pager|popup|promo|related|remark|replies|rss|scroll|share|shopping|sidebar|social|sponsor|supplemental|tags|widget/;

/** Another word in the id, such as "content", keeps the heading: `content-how-to-comment`. */
function keepHeadingsInReaderModes() {
  return (tree: Root) => {
    visit(tree, 'element', ({ tagName, properties }) => {
      if (/^h\d$/.test(tagName) && clutterWords.test(String(properties.id)))
        properties.id = `content-${properties.id}`;
    });
  };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkSmartypants, smartypantsOptions)
  .use(remarkRehype, {
    footnoteLabelProperties: {},
    footnoteBackContent: '↑',
    // Keeps raw HTML as nodes, so that refuseHtml finds it.
    allowDangerousHtml: true,
  })
  .use(refuseHtml)
  .use(rehypeSlug)
  .use(keepHeadingsInReaderModes)
  .use(captionTables)
  .use(foldDetails)
  .use(completeLinks)
  .use(completeImages)
  .use(markEnglish)
  // Runs after rehypeSlug, which would otherwise put no-break spaces into the ids of headings.
  .use(addNoBreakSpacesToText)
  .use(markSymbols);

const isH2 = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h2';

function splitIntoSections(nodes: readonly RootContent[]): MarkdownSection[] {
  const starts = nodes.flatMap((node, i) => (i === 0 || isH2(node) ? [i] : []));
  return starts
    .map((start, i) => {
      const part = nodes.slice(start, starts[i + 1]);
      const heading = part.find(isH2);
      return {
        id: String(heading?.properties.id ?? ''),
        title: heading ? toString(heading) : '',
        nodes: part,
      };
    })
    .filter((section) => section.nodes.some(({ type }) => type === 'element'));
}

/** @throws if the schema rejects the front matter; names the file and each field */
export function parseMarkdown<S extends Schema>(
  name: string,
  source: string,
  schema: S,
  language: Language = defaultLanguage,
): ParsedMarkdown<S> {
  const file = new VFile({
    path: name,
    value: insertValues(name, source),
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
  const { children: nodes } = processor.runSync(processor.parse(file), file);
  return Object.assign({}, addNoBreakSpaces(curlQuotesDeep(checked.output)), {
    nodes,
    sections: splitIntoSections(nodes),
  });
}

/** @param name path below `content/` */
export function readMarkdown<S extends Schema>(
  name: string,
  schema: S,
  language: Language = defaultLanguage,
): ParsedMarkdown<S> {
  const source = readFileSync(path.join(process.cwd(), 'content', name), 'utf8');
  return parseMarkdown(name, source, schema, language);
}
