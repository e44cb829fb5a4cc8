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

let last: { html: string; tags: readonly Tag[] } | undefined;

/** All elements. The steps ask one after the other about the same page, which is parsed once. */
function tagsOf(html: string): readonly Tag[] {
  if (last?.html === html) return last.tags;
  const tags: Tag[] = [];
  const walk = (node: Node) => {
    const tag = 'tagName' in node && toTag(node);
    if (tag) tags.push(tag);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html, { sourceCodeLocationInfo: true }));
  last = { html, tags };
  return tags;
}

/** The elements of these names, or all, in the order of the source. */
export function findTags(html: string, ...names: string[]): Tag[] {
  return tagsOf(html).filter(({ name }) => names.length === 0 || names.includes(name));
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
