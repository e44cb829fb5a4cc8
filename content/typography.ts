import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';

/** Marks of quotation and apostrophes only: dashes and dots are written as they are meant. */
export const typography = {
  quotes: true,
  dashes: false,
  ellipses: false,
  backticks: false,
} as const;

const processor = retext().use(retextSmartypants, typography);

/** The text with typographic quotation marks and apostrophes in place of plain ones. */
export function curlQuotes(text: string): string {
  return /['"]/.test(text) ? String(processor.processSync(text)) : text;
}

/** The same for every string in plain data, such as checked front matter. */
export function curlAll<T>(data: T): T;
export function curlAll(data: unknown): unknown {
  if (typeof data === 'string') return curlQuotes(data);
  if (Array.isArray(data)) return data.map((item) => curlAll(item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, curlAll(value)]));
}
