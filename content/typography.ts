import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';
import { mapStrings } from './mapStrings';

/** Options of retext-smartypants: curl quotation marks and apostrophes, but leave dashes and dots as they are. */
export const smartypantsOptions = {
  quotes: true,
  dashes: false,
  ellipses: false,
  backticks: false,
} as const;

const processor = retext().use(retextSmartypants, smartypantsOptions);

/** Replaces straight quotation marks and apostrophes in a text with curly ones. */
export function curlQuotes(text: string): string {
  return /['"]/.test(text) ? String(processor.processSync(text)) : text;
}

/** Replaces straight quotation marks in every string of nested arrays and objects, such as front matter. */
export function curlQuotesDeep<T>(data: T): T {
  return mapStrings(data, curlQuotes);
}
