import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { cutTags, findTags, type Tag } from './html';

/** A CSS Modules class as the bundler writes it: `byos8a_scale`. Only such names can be told to be unused. */
const moduleClass = /^[\w-]+_[A-Za-z]\w*$/;

const isStylesheet = ({ attributes }: Tag) => attributes.rel === 'stylesheet';

/** Addresses of a page's style sheets, in order. */
export function stylesheetsOf(html: string): string[] {
  return findTags(html, 'link')
    .filter(isStylesheet)
    .map(({ attributes }) => attributes.href ?? '');
}

/** Every word of the texts: a class that is none of them is not in use. */
export function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

interface Selector {
  text: string;
  /** Its classes that can be told to be unused. */
  classes: readonly string[];
}

const knownSelectors = new Map<string, readonly Selector[]>();

/** The selectors of a rule. The same rules come again with every page, and are read once. */
function selectorsOf(rule: string): readonly Selector[] {
  const known = knownSelectors.get(rule);
  if (known) return known;
  const selectors = selectorParser()
    .astSync(rule)
    .map((selector) => {
      const classes: string[] = [];
      selector.walkClasses(({ value }) => {
        if (moduleClass.test(value)) classes.push(value);
      });
      return { text: String(selector), classes };
    });
  knownSelectors.set(rule, selectors);
  return selectors;
}

/** The style sheet without the rules of classes that the page cannot come to use. */
export function pruneStyles(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const parent = rule.parent;
    if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes'))
      return;
    rule.selector = selectorsOf(rule.selector)
      .filter(({ classes }) => classes.every((name) => words.has(name)))
      .map(({ text }) => text)
      .join(',');
    if (!rule.selector) rule.remove();
  });
  // A query whose rules are all gone goes as well; from the inside out, so that nested ones follow.
  root.walkAtRules((rule) => {
    const remove = (node: postcss.Container | postcss.Document | undefined) => {
      if (node?.type !== 'atrule' || !node.nodes || node.nodes.length > 0) return;
      const { parent } = node;
      node.remove();
      remove(parent);
    };
    remove(rule);
  });
  return root.toString();
}

/** The page with one style sheet in the place of its first, and none of the others. */
export function replaceStylesheets(html: string, url: string): string {
  const links = findTags(html, 'link');
  const [first, ...others] = links.filter(isStylesheet);
  if (!first) throw new Error('The page has no style sheet: has Next changed?');
  const preloads = links.filter(({ attributes }) => attributes.as === 'style');
  return cutTags(html, [...others, ...preloads]).replace(
    `href="${first.attributes.href}"`,
    `href="${url}"`,
  );
}
