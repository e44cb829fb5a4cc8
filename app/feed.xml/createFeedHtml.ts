import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import type { MarkdownContent } from '@/content/markdown';

/** The element for each directive that an article may have. None of them says anything in attributes. */
const tagNamesByDirective: Readonly<Record<string, string>> = {
  callout: 'blockquote',
  stamp: 'p',
  part: 'div',
  transcript: 'div',
  folio: 'p',
};

/**
 * HTML for feed readers, which know neither our styles nor our components: only elements of HTML,
 * symbols as text, and absolute URLs, even those of footnotes.
 * @throws at a directive without an element, whose meaning the feed would lose
 */
export function createFeedHtml({ file, nodes }: MarkdownContent, pageUrl: string): string {
  const root: Root = { type: 'root', children: structuredClone([...nodes]) };
  visit(root, 'element', (node, index, parent) => {
    const { data, position, properties } = node;
    if (data?.directive) {
      const tagName = tagNamesByDirective[node.tagName];
      if (!tagName)
        throw new Error(
          `${file}:${position?.start.line}: the feed has no element for the directive ${node.tagName}. Use one of: ${Object.keys(tagNamesByDirective).join(', ')}; or add it to app/feed.xml/createFeedHtml.ts, with what its attributes say.`,
        );
      Object.assign(node, { tagName, data: {}, properties: {} });
      return undefined;
    }
    const isOurs = node.tagName === 'unbroken' || properties.role === 'img';
    if (isOurs && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    const kept = Object.entries(properties).filter(
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
