import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';
import { mapStrings } from './mapStrings';

/** Curls quotation marks and apostrophes, but leaves dashes and dots. */
export const smartypantsOptions = {
  quotes: true,
  dashes: false,
  ellipses: false,
  backticks: false,
} as const;

const processor = retext().use(retextSmartypants, smartypantsOptions);

export function curlQuotes(text: string): string {
  return /['"]/.test(text) ? String(processor.processSync(text)) : text;
}

/** Curls quotation marks in every string of nested data, such as front matter. */
export function curlQuotesDeep<T>(data: T): T {
  return mapStrings(data, curlQuotes);
}
