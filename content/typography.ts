import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';

/** Changes only quotation marks and apostrophes: authors write the dashes and dots that they mean. */
export const smartypantsOptions = {
  quotes: true,
  dashes: false,
  ellipses: false,
  backticks: false,
} as const;

const processor = retext().use(retextSmartypants, smartypantsOptions);

/** Replaces straight quotation marks and apostrophes in a text by typographic (curly) ones. */
export function curlQuotes(text: string): string {
  return /['"]/.test(text) ? String(processor.processSync(text)) : text;
}

/** Does the same to every string in a value of arrays and plain objects, such as front matter. */
export function curlQuotesDeep<T>(data: T): T;
export function curlQuotesDeep(data: unknown): unknown {
  if (typeof data === 'string') return curlQuotes(data);
  if (Array.isArray(data)) return data.map((item) => curlQuotesDeep(item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, curlQuotesDeep(value)]),
  );
}
