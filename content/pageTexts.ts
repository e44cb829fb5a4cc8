/** The title of a page, its description for search engines, and its introduction. */
export interface PageIntroduction {
  title: string;
  /** The description of the page for search engines and shared links: 50 to 160 characters. */
  description: string;
  /** The introduction under the h1: one or two sentences. */
  lead: string;
}

/** The heading of a section and the paragraphs below it. */
export interface TitledParagraphs {
  title: string;
  paragraphs: readonly string[];
}
