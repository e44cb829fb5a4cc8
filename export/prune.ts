import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Matches a class of CSS Modules as the bundler writes it, `byos8a_scale`. Other classes are never removed. */
const moduleClass = /^[\w-]+_[A-Za-z]\w*$/;

/** Collects all words in texts such as HTML pages and scripts. A class that is not among them is unused. */
export function collectWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** Matches values of data attributes that scripts may compute, such as `true` and `3`. They count as used. */
const computedValue = /^(?:true|false|[\d.]+)$/;

/**
 * Whether a selector can match an element: all its classes and values of data attributes are in use, in each list of
 * alternatives such as `:is(.a, .b)` those of at least one. What `:not()` excludes may be unused.
 */
function canMatch(selector: selectorParser.Selector, isInUse: (name: string) => boolean): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'class') return !moduleClass.test(node.value) || isInUse(node.value);
    if (node.type === 'pseudo')
      return (
        node.value === ':not' ||
        node.nodes.length === 0 ||
        node.nodes.some((alternative) => canMatch(alternative, isInUse))
      );
    if (node.type !== 'attribute') return true;
    const { attribute, operator, value } = node;
    if (!attribute.startsWith('data-') || operator !== '=' || !value || computedValue.test(value))
      return true;
    return [...collectWords([value])].every(isInUse);
  });
}

/** Removes the CSS rules that need an unused class or an unused value of a data attribute. */
export function removeUnusedCssRules(css: string, isInUse: (name: string) => boolean): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const { parent } = rule;
    if (parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes'))
      return;
    const selectors = selectorParser().astSync(rule.selector).nodes;
    const kept = selectors.filter((selector) => canMatch(selector, isInUse));
    if (kept.length === 0) rule.remove();
    else if (kept.length < selectors.length) rule.selector = kept.map(String).join(',');
  });
  // Removes at-rules that are now empty, from the innermost to the outermost.
  const removeEmpty = (node: postcss.Container | postcss.Document | undefined) => {
    if (node?.type !== 'atrule' || !node.nodes || node.nodes.length > 0) return;
    const { parent } = node;
    node.remove();
    removeEmpty(parent);
  };
  root.walkAtRules(removeEmpty);
  return root.toString();
}
