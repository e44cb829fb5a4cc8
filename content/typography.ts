import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';

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
export function curlQuotesDeep<T>(data: T): T;
export function curlQuotesDeep(data: unknown): unknown {
  if (typeof data === 'string') return curlQuotes(data);
  if (Array.isArray(data)) return data.map((item) => curlQuotesDeep(item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, curlQuotesDeep(value)]),
  );
}
