export interface TextHeading {
  id: string;
  /** As HTML, with its entities. */
  html: string;
}

/** The parts of a text rendered from Markdown, for a list of contents. */
export function extractHeadings(html: string): TextHeading[] {
  return [...html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, id = '', text = '']) => ({
    id,
    html: text,
  }));
}
