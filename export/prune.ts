import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A CSS Modules class as the bundler writes it: `byos8a_scale`. Only such names can be told to be unused. */
const moduleClass = /^[\w-]+_[A-Za-z]\w*$/;

/** Every word of the texts: a class that is none of them is not in use. */
export function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

/** Values that scripts make rather than name: `true`, `3`. */
const made = /^(?:true|false|[\d.]+)$/;

/** Whether a selector can match, going by its classes and the values of its data attributes. */
function canMatch(selector: selectorParser.Selector, isInUse: (name: string) => boolean) {
  let inUse = true;
  selector.walkClasses(({ value }) => {
    if (moduleClass.test(value) && !isInUse(value)) inUse = false;
  });
  selector.walkAttributes(({ attribute, operator, value }) => {
    if (!attribute.startsWith('data-') || operator !== '=' || !value || made.test(value)) return;
    if (![...wordsOf([value])].every(isInUse)) inUse = false;
  });
  return inUse;
}

/** The style without the rules of classes, and of values of data attributes, that are not in use. */
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
  // A query whose rules are all gone goes as well; from the inside out, so that nested ones follow.
  const removeEmpty = (node: postcss.Container | postcss.Document | undefined) => {
    if (node?.type !== 'atrule' || !node.nodes || node.nodes.length > 0) return;
    const { parent } = node;
    node.remove();
    removeEmpty(parent);
  };
  root.walkAtRules(removeEmpty);
  return root.toString();
}
