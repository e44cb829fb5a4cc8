import { Parser } from 'htmlparser2';

/** An opening tag of a page, with its offsets in the HTML. */
export interface OpeningTag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Content of a `script` or `style`; empty for other elements. */
  text: string;
  start: number;
  /** Offset in the HTML after the opening tag; for `script` and `style`, after the closing tag. */
  end: number;
}

/** The HTML of a page, and its opening tags in document order. */
export interface ParsedPage {
  html: string;
  tags: readonly OpeningTag[];
}

/** An edit that replaces the HTML between two offsets with a text. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

export function parsePage(html: string): ParsedPage {
  const tags: OpeningTag[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const start = parser.startIndex;
      tags.push({ name, attributes, text: '', start, end: parser.endIndex + 1 });
    },
    onclosetag(name) {
      const tag = tags.at(-1);
      if (!tag || tag.name !== name || !['script', 'style'].includes(name)) return;
      tag.text = html.slice(tag.end, parser.startIndex);
      tag.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return { html, tags };
}

/** Finds all opening tags of a page with this name, such as `link`. */
export const findTagsByName = ({ tags }: ParsedPage, name: string) =>
  tags.filter((tag) => tag.name === name);

/** Makes an edit that removes an opening tag, or a whole `script` or `style` element. */
export const createTagRemoval = ({ start, end }: OpeningTag): TextEdit => ({
  start,
  end,
  text: '',
});

/** Makes an edit that inserts text at an offset. */
export const createTextInsertion = (start: number, text: string): TextEdit => ({
  start,
  end: start,
  text,
});

/** Returns the offset in the HTML after the tag <head>. */
export function getHeadStartOffset(page: ParsedPage): number {
  const [head] = findTagsByName(page, 'head');
  if (!head)
    throw new Error(
      'The HTML of the page has no <head>. Let the layout of the page render <html>.',
    );
  return head.end;
}

/** Returns the offset in the HTML before the tag </body>. */
export function getBodyEndOffset({ html }: ParsedPage): number {
  const end = html.lastIndexOf('</body>');
  if (end < 0)
    throw new Error(
      'The HTML of the page has no </body>. Let the layout of the page render <body>.',
    );
  return end;
}

/** Applies edits to the HTML and changes no other byte. Insertions at the same offset keep their order. */
export function applyEdits({ html }: ParsedPage, edits: readonly TextEdit[]): string {
  let offset = 0;
  const parts: string[] = [];
  for (const { start, end, text } of [...edits].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < offset)
      throw new Error(
        `Two edits overlap at offset ${start} of the HTML. Each part may be replaced only once.`,
      );
    parts.push(html.slice(offset, start), text);
    offset = end;
  }
  return parts.join('') + html.slice(offset);
}
