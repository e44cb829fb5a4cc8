import { Parser } from 'htmlparser2';

/** An opening tag of a page, and its offsets in the source. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Content up to the closing tag; of `script` and `style` only. */
  text: string;
  start: number;
  /** Behind the opening tag; of `script` and `style`, behind the closing one. */
  end: number;
}

/** A page as text, and its tags in the order of the source. */
export interface Page {
  html: string;
  tags: readonly Tag[];
}

/** Replaces the source between two offsets with a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

export function readPage(html: string): Page {
  const tags: Tag[] = [];
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

/** The tags of this name. */
export const tagsOf = ({ tags }: Page, name: string) => tags.filter((tag) => tag.name === name);

/** Removes a tag, of a script its content as well. */
export const remove = ({ start, end }: Tag): Edit => ({ start, end, text: '' });

/** Inserts text at an offset. */
export const insert = (start: number, text: string): Edit => ({ start, end: start, text });

/** Offset behind the opening tag of the head. */
export function headStart(page: Page): number {
  const [head] = tagsOf(page, 'head');
  if (!head) throw new Error('The page has no <head>.');
  return head.end;
}

/** Offset before the closing tag of the body. */
export function bodyEnd({ html }: Page): number {
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('The page has no </body>.');
  return end;
}

/** Applies the edits; every other byte stays the same. Insertions at one offset keep their order. */
export function applyEdits({ html }: Page, edits: readonly Edit[]): string {
  let offset = 0;
  const parts: string[] = [];
  for (const { start, end, text } of [...edits].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < offset) throw new Error(`Two edits overlap at offset ${start} of the page.`);
    parts.push(html.slice(offset, start), text);
    offset = end;
  }
  return parts.join('') + html.slice(offset);
}
