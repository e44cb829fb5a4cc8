export interface HtmlSection {
  /** The id of the h2; empty for the text before the first h2. */
  id: string;
  /** The HTML of the section, including its h2. */
  html: string;
}

/** Splits HTML that was rendered from Markdown before each h2. */
export function splitHtmlAtHeadings(html: string): HtmlSection[] {
  return html
    .split(/(?=<h2 )/)
    .map((part) => ({ id: /^<h2 id="([^"]+)"/.exec(part)?.[1] ?? '', html: part }))
    .filter(({ html: part }) => part.trim() !== '');
}
