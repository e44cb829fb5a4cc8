/** The title of a page, its description for search engines, and its introduction. */
export interface PageIntroduction {
  title: string;
  /** 50 to 160 characters, for search engines and shared links. */
  description: string;
  /** The introduction under the h1: one or two sentences. */
  lead: string;
}

/** A heading and the paragraphs below it. */
export interface TitledParagraphs {
  title: string;
  paragraphs: readonly string[];
}
