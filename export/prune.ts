import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A CSS Modules class as the bundler writes it, `byos8a_scale`: only such a class is known to be unused where no text names it. */
const moduleClass = /^[\w-]+_[A-Za-z]\w*$/;

/** Every word of the texts: a class that is not among them is unused. */
export function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** Values that scripts compute and do not name: `true`, `3`. */
const computed = /^(?:true|false|[\d.]+)$/;

/** Whether a selector can match, going by its classes and the values of its data attributes. */
function canMatch(selector: selectorParser.Selector, isInUse: (name: string) => boolean) {
  let inUse = true;
  selector.walkClasses(({ value }) => {
    if (moduleClass.test(value) && !isInUse(value)) inUse = false;
  });
  selector.walkAttributes(({ attribute, operator, value }) => {
    if (!attribute.startsWith('data-') || operator !== '=' || !value || computed.test(value))
      return;
    if (![...wordsOf([value])].every(isInUse)) inUse = false;
  });
  return inUse;
}

/** Removes the rules whose class, or value of a data attribute, is unused. */
export function pruneStyle(css: string, isInUse: (name: string) => boolean): string {
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
  // An at-rule without rules is removed too, and then the one around it.
  const removeEmpty = (node: postcss.Container | postcss.Document | undefined) => {
    if (node?.type !== 'atrule' || !node.nodes || node.nodes.length > 0) return;
    const { parent } = node;
    node.remove();
    removeEmpty(parent);
  };
  root.walkAtRules(removeEmpty);
  return root.toString();
}
