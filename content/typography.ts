import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { mapStrings } from './mapStrings';

/** An opening mark follows a space, an opening bracket, a dash, or the start of the text. */
const openingDouble = /(?<![^\s([{¿¡–—“‘])"/gu;
/** Before a decade, as in ’80s, stands an apostrophe. */
const openingSingle = /(?<![^\s([{¿¡–—“‘])'(?!\d\ds)/gu;

/** Curls quotation marks and apostrophes. The text keeps its length. */
export function curlQuotes(text: string): string {
  return text
    .replace(openingDouble, '“')
    .replaceAll('"', '”')
    .replace(openingSingle, '‘')
    .replaceAll("'", '’');
}

/** Curls quotation marks in every string of nested data, such as front matter. */
export function curlQuotesDeep<T>(data: T): T {
  return mapStrings(data, curlQuotes);
}

/**
 * Curls quotation marks in Markdown. What stands before a mark may be in a link or in bold, but not
 * in another block.
 */
export function curlQuotesInMarkdown() {
  return (tree: Root) => {
    let before = '';
    visit(tree, (node) => {
      switch (node.type) {
        case 'text':
          node.value = curlQuotes(before + node.value).slice(before.length);
          before = node.value.slice(-1);
          break;
        case 'inlineCode':
          before = node.value.slice(-1);
          break;
        case 'break':
        case 'paragraph':
        case 'heading':
        case 'tableCell':
        case 'leafDirective':
          before = '';
          break;
        default:
      }
    });
  };
}
