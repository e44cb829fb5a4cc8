import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Nodes as MarkdownNode, Root as MarkdownRoot } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options as RehypeOptions } from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import * as v from 'valibot';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';
import { addNoBreakSpaces, splitAtSymbols } from './format';
import { defaultLanguage, type Language, getPathLanguage } from './languages';
import { markdownValues } from './markdownValues';
import { href } from './site';
import { curlQuotesDeep, curlQuotesInMarkdown } from './typography';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** A text from one h2 to the next; the part before the first h2 has no id. */
export interface MarkdownSection {
  id: string;
  /** The text of the section's h2. */
  title: string;
  /** The h2 and what follows it. */
  nodes: readonly RootContent[];
}

/** A text as HTML nodes. */
export interface MarkdownContent {
  /** The path relative to the root of the project, which error messages name. */
  readonly file: string;
  readonly nodes: readonly RootContent[];
}

/** The text below the front matter of a file. It is parsed once, when a page first draws it. */
class MarkdownText implements MarkdownContent {
  readonly #source: VFile;
  #nodes: readonly RootContent[] | undefined;

  constructor(source: VFile) {
    this.#source = source;
  }

  get file() {
    return `content/${this.#source.path}`;
  }

  get isEmpty() {
    return String(this.#source).trim() === '';
  }

  get nodes() {
    this.#nodes ??= processor.runSync(processor.parse(this.#source), this.#source).children;
    return this.#nodes;
  }
}

declare module 'hast' {
  interface ElementData {
    /** The element stands for `:::name`, with blocks, or `::name`, with text. A component draws it. */
    directive?: 'container' | 'leaf';
  }
}

type ParsedMarkdown<S extends Schema> = v.InferOutput<S> & { content: MarkdownText };

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

type Directive = Extract<MarkdownNode, { type: 'containerDirective' | 'leafDirective' }>;
type Handler = NonNullable<NonNullable<RehypeOptions['handlers']>['paragraph']>;

const isLabel = (node: MarkdownNode | undefined) =>
  node?.type === 'paragraph' && node.data?.directiveLabel === true;

interface DirectiveForm {
  example: string;
  isComplete: (directive: Directive) => boolean;
}

/** The forms that a directive of this name has in every text. Those of one page are its own. */
const directiveForms: Readonly<Record<string, DirectiveForm>> = {
  callout: {
    example: ':::callout[Its title], a list, and :::',
    isComplete: ({ children: [label, list, ...others] }) =>
      isLabel(label) && list?.type === 'list' && !list.ordered && others.length === 0,
  },
  details: {
    example: ':::details[Its summary], what is folded, and :::',
    isComplete: ({ children }) => isLabel(children[0]) && children.length > 1,
  },
  stamp: {
    example: '::stamp[WORD]',
    isComplete: ({ type, children }) => type === 'leafDirective' && children.length > 0,
  },
  vote: {
    example: '::vote{ayes=5 noes=0}, or :::vote{ayes=5 noes=0}, a text, and :::',
    isComplete: ({ attributes }) =>
      [attributes?.ayes, attributes?.noes].every((votes) => /^\d+$/.test(votes ?? '')),
  },
};

/** Throws an error at a directive that stands in a line or lacks a part. */
function checkDirectives() {
  return (tree: MarkdownRoot, file: VFile) => {
    visit(tree, (node) => {
      if (node.type === 'textDirective') {
        if (node.children.length > 0 || Object.keys(node.attributes ?? {}).length > 0)
          fail(
            file,
            node,
            `:${node.name} stands in a line, and directives stand by themselves. Write ::${node.name} in a paragraph of its own, or \\:${node.name} for the text.`,
          );
      } else if (node.type === 'containerDirective' || node.type === 'leafDirective') {
        const form = directiveForms[node.name];
        if (form && !form.isComplete(node))
          fail(file, node, `${node.name} lacks a part. Write ${form.example}`);
      }
    });
  };
}

/** What only looks like a directive within a line, as in 2:40, becomes text again, of one node. */
function restoreColons() {
  return (tree: MarkdownRoot) => {
    visit(tree, 'textDirective', ({ name }, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const [before, after] = [parent.children[index - 1], parent.children[index + 1]];
      const text = { type: 'text' as const, value: `:${name}` };
      let start = index;
      let count = 1;
      if (before?.type === 'text') {
        text.value = before.value + text.value;
        start -= 1;
        count += 1;
      }
      if (after?.type === 'text') {
        text.value += after.value;
        count += 1;
      }
      parent.children.splice(start, count, text);
      return start;
    });
  };
}

function refuseTasks() {
  return (tree: MarkdownRoot, file: VFile) => {
    visit(tree, 'listItem', (node) => {
      if (typeof node.checked === 'boolean')
        fail(file, node, 'a box to check has no name for screen readers. Write the list without.');
    });
  };
}

/** `:::details[…]` and its label become elements of HTML; others get an element of their name. */
const convertDirective: Handler = (state, node: Directive) => {
  const children = state.all(node);
  const label = children[0];
  if (isLabel(node.children[0]) && label?.type === 'element') {
    if (node.name === 'details') label.tagName = 'summary';
    else label.children = [element('strong', {}, label.children)];
  }
  // Safari announces a list without bullets as a list only if it has the role.
  if (node.name === 'callout')
    for (const child of children)
      if (child.type === 'element' && child.tagName === 'ul') child.properties.role = 'list';
  const converted: Element = {
    ...element(node.name, { ...node.attributes }, children),
    data:
      node.name === 'details'
        ? {}
        : { directive: node.type === 'leafDirective' ? 'leaf' : 'container' },
  };
  state.patch(node, converted);
  return converted;
};

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
      parent.children.splice(before, index - before + 1, table);
      return before + 1;
    });
  };
}

/** Names symbols such as 💦 for screen readers, and keeps numbers such as 7–0 on one line. */
function markSymbols() {
  return (tree: Root) => {
    visit(tree, 'text', (node, index, parent) => {
      const parts = splitAtSymbols(node.value);
      if (parts.length === 1 || !parent || index === undefined) return;
      const nodes = parts.filter(Boolean).map((part) => {
        if (typeof part === 'string') return { type: 'text' as const, value: part };
        if ('number' in part)
          return element('unbroken', {}, [{ type: 'text', value: part.number }]);
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
  .use(remarkGfm)
  .use(remarkDirective)
  .use(checkDirectives)
  .use(restoreColons)
  .use(refuseTasks)
  .use(curlQuotesInMarkdown)
  .use(remarkRehype, {
    footnoteLabelProperties: {},
    footnoteBackContent: '↑',
    handlers: { containerDirective: convertDirective, leafDirective: convertDirective },
    // Keeps raw HTML as nodes, so that refuseHtml finds it.
    allowDangerousHtml: true,
  })
  .use(refuseHtml)
  .use(rehypeSlug)
  .use(keepHeadingsInReaderModes)
  .use(captionTables)
  .use(completeLinks)
  .use(completeImages)
  .use(markEnglish)
  // Runs after rehypeSlug, which would otherwise put no-break spaces into the ids of headings.
  .use(addNoBreakSpacesToText)
  .use(markSymbols);

/** A text without its markup. */
export const toPlainText = ({ nodes }: Pick<MarkdownContent, 'nodes'>) =>
  toString({ type: 'root', children: [...nodes] }).trim();

/** @throws if the text has no such heading, whose name a page relies on */
export function findSection({ file, nodes }: MarkdownContent, id: string): MarkdownSection {
  const sections = splitIntoSections(nodes);
  const found = sections.find((section) => section.id === id);
  if (!found)
    throw new Error(
      `${file} has no heading with the id "${id}", but ${sections.map((section) => section.id).join(', ')}. Restore it, or change the id in the page's component.`,
    );
  return found;
}

/** All headings of level 2, also those in directives. */
export function listHeadings({ nodes }: MarkdownContent) {
  const headings: Pick<MarkdownSection, 'id' | 'title'>[] = [];
  visit({ type: 'root', children: [...nodes] }, 'element', (node: Element) => {
    if ('dataFootnotes' in node.properties) return 'skip';
    if (isH2(node)) headings.push({ id: String(node.properties.id), title: toString(node) });
    return undefined;
  });
  return headings;
}

const isH2 = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h2';

/** Splits at each h2 that is in no directive. */
export function splitIntoSections(nodes: readonly RootContent[]): MarkdownSection[] {
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
  const file = new VFile({ path: name, value: insertValues(name, source), data: { language } });
  const lines = String(file).split('\n').length;
  matter(file, { strip: true });
  const checked = v.safeParse(schema, file.data.matter);
  if (!checked.success) {
    const issues = checked.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`,
    );
    throw new Error(`content/${name}: correct the front matter: ${issues.join('; ')}`);
  }
  // Empty lines in place of the front matter, so that errors name the line of the file.
  file.value = '\n'.repeat(lines - String(file).split('\n').length) + String(file);
  const content = new MarkdownText(file);
  return Object.assign({}, addNoBreakSpaces(curlQuotesDeep(checked.output)), { content });
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

/** `free-trial` for `glossary/free-trial.md`. */
function getSlug(name: string): string {
  const slug = path.parse(name).name;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    throw new Error(
      `content/${name}: the name is part of an address. Rename the file to small letters, digits and hyphens, such as free-trial.md.`,
    );
  return slug;
}

/**
 * Every Markdown file of a folder below `content/`, sorted by file name; `slug` is the name without
 * its ending.
 */
export function readMarkdownFolder<S extends Schema>(
  folder: string,
  schema: S,
): (ParsedMarkdown<S> & { slug: string })[] {
  return readdirSync(path.join(process.cwd(), 'content', folder))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const name = `${folder}/${file}`;
      return Object.assign(readMarkdown(name, schema), { slug: getSlug(name) });
    });
}
