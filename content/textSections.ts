export interface TextSection {
  /** Of its h2; empty before the first h2. */
  id: string;
  /** The h2 included. */
  html: string;
}

/** A text rendered from Markdown, cut before each h2. */
export function splitAtHeadings(html: string): TextSection[] {
  return html
    .split(/(?=<h2 )/)
    .map((part) => ({ id: /^<h2 id="([^"]+)"/.exec(part)?.[1] ?? '', html: part }))
    .filter(({ html: part }) => part.trim() !== '');
}
