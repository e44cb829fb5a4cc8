export interface TextHeading {
  id: string;
  /** The HTML inside the h2 element. */
  html: string;
}

/** Returns the h2 headings of HTML that was rendered from Markdown, for a table of contents. */
export function extractH2Headings(html: string): TextHeading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', text = '']) => ({
    id,
    html: text,
  }));
}
