import { Parser } from 'htmlparser2';

/** An opening tag of a page, and where it stands in the source. */
export interface Tag {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** What stands between it and its closing tag; of scripts only. */
  text: string;
  start: number;
  /** Behind the opening tag; of scripts, behind the closing one. */
  end: number;
}

/** A page as text, and its tags in the order of the source. */
export interface Page {
  html: string;
  tags: readonly Tag[];
}

/** Text in the place of what stood between two offsets. */
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
      if (name !== 'script' || !tag) return;
      tag.text = html.slice(tag.end, parser.startIndex);
      tag.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return { html, tags };
}

/** The tags of this name. */
export const tagsOf = ({ tags }: Page, name: string) => tags.filter((tag) => tag.name === name);

/** Takes a tag out, of a script its text as well. */
export const cut = ({ start, end }: Tag): Edit => ({ start, end, text: '' });

/** Puts text right before a place. */
export const put = (start: number, text: string): Edit => ({ start, end: start, text });

/** Right behind the opening tag of the head. */
export function headOf(page: Page): number {
  const [head] = tagsOf(page, 'head');
  if (!head) throw new Error('The page has no <head>.');
  return head.end;
}

/** Right before the closing tag of the body. */
export function endOf({ html }: Page): number {
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('The page has no </body>.');
  return end;
}

/** The page with its edits; every other byte stays as it is. What is put at one place keeps its order. */
export function edit({ html }: Page, edits: readonly Edit[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, text } of [...edits].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    if (start < at) throw new Error(`Two edits of one place, at ${start}.`);
    parts.push(html.slice(at, start), text);
    at = end;
  }
  return parts.join('') + html.slice(at);
}
