import * as v from 'valibot';
import { type IsoDate, isIsoDate } from './dates';
import { href } from './site';

/** Schemas of fields that several kinds of Markdown files have. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** For search engines and link previews. */
export const description = v.pipe(v.string(), v.minLength(50), v.maxLength(160));

export const isoDate = v.custom<IsoDate>(isIsoDate, 'must be a date such as 2025-05-16');

/** A docket number: `COPE-2025-0098`. */
export const docket = v.pipe(v.string(), v.regex(/^COPE-\d{4}-\d{4}$/));

const isPath = (value: unknown) => /^\/(?!\/)/.test(String(value));

export const link = v.strictObject({
  label: text,
  url: v.pipe(
    v.custom<`/${string}`>(isPath, 'must be a path on this site such as /news/3'),
    v.transform(href),
  ),
});
