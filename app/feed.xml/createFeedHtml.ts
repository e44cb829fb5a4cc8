import type { Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';

/** The HTML for directives that mean more than their content. */
const tagNamesByDirective: Readonly<Record<string, string>> = {
  callout: 'blockquote',
  stamp: 'p',
  folio: 'p',
};

/**
 * HTML for feed readers, which know neither our styles nor our components: only elements of HTML,
 * symbols as text, and absolute URLs, even those of footnotes.
 */
export function createFeedHtml(nodes: readonly RootContent[], pageUrl: string): string {
  const root: Root = { type: 'root', children: structuredClone([...nodes]) };
  visit(root, 'element', (node, index, parent) => {
    const { properties } = node;
    const tagName = tagNamesByDirective[node.tagName];
    const isNeutral =
      !tagName &&
      (node.data?.directive !== undefined ||
        node.tagName === 'unbroken' ||
        properties.role === 'img');
    if (isNeutral && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    if (tagName) Object.assign(node, { tagName, data: {} });
    const kept = Object.entries(tagName ? {} : properties).filter(
      ([name]) => !/^(data[A-Z]|className$)/.test(name),
    );
    node.properties = Object.fromEntries(
      kept.map(([name, value]) => [
        name,
        name === 'href' || name === 'src' ? new URL(String(value), pageUrl).href : value,
      ]),
    );
    return undefined;
  });
  return toHtml(root);
}
