import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a page, and where its text stands in the source. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text inside it; only of interest for scripts. */
  text: string;
  start: number;
  end: number;
}

type Node = DefaultTreeAdapterTypes.Node;

function toTag(node: DefaultTreeAdapterTypes.Element): Tag | undefined {
  const place = node.sourceCodeLocation;
  if (!place) return undefined;
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return {
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    text,
    start: place.startOffset,
    end: place.endOffset,
  };
}

/** The elements of these names, in the order of the source. */
export function findTags(html: string, ...names: string[]): Tag[] {
  const found: Tag[] = [];
  const walk = (node: Node) => {
    if ('tagName' in node && (names.length === 0 || names.includes(node.tagName))) {
      const tag = toTag(node);
      if (tag) found.push(tag);
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

/** The page without these elements; every other byte stays as it is. */
export function cutTags(html: string, tags: readonly Tag[]): string {
  return [...tags]
    .sort((a, b) => b.start - a.start)
    .reduce((text, tag) => text.slice(0, tag.start) + text.slice(tag.end), html);
}

/** Puts markup right behind the opening tag, or right before the closing one. */
export function insert(
  html: string,
  place: '<head>' | '</head>' | '</body>',
  markup: string,
): string {
  const at = place === '<head>' ? html.indexOf(place) : html.lastIndexOf(place);
  if (at < 0) throw new Error(`The page has no ${place}.`);
  const offset = place === '<head>' ? at + place.length : at;
  return html.slice(0, offset) + markup + html.slice(offset);
}
