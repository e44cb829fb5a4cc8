export interface PageIntroduction {
  title: string;
  /** The description for search engines and shared links: 50 to 160 characters. */
  description: string;
  /** The introduction, one or two sentences under the h1. */
  lead: string;
}

export interface SectionTexts {
  title: string;
  paragraphs: readonly string[];
}
