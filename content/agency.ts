/** What a page says about itself. */
export interface PageIntroduction {
  title: string;
  /** 50 to 160 characters, for search engines and shared links. */
  description: string;
  /** One or two sentences under the h1. */
  lead: string;
}

/** A heading and its paragraphs. */
export interface TitledParagraphs {
  title: string;
  paragraphs: readonly string[];
}

/** Adds dollars to the cent. */
export function sumDollars(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
