import * as v from 'valibot';
import { type IsoDate, isIsoDate } from './dates';

/** Schemas of fields that several kinds of Markdown files have. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** For search engines and link previews. */
export const description = v.pipe(v.string(), v.minLength(50), v.maxLength(160));

export const isoDate = v.custom<IsoDate>(isIsoDate, 'must be a date such as 2025-05-16');

/** The path of a page of this site, without the base path. */
export const pagePath = v.custom<`/${string}`>(
  (value) => typeof value === 'string' && /^\/[^/]/.test(value),
  'must be a path such as /news/5',
);
