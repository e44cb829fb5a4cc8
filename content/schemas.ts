import * as v from 'valibot';
import { href } from './site';

/** Parts of front matter that several kinds of files have. */

export const text = v.pipe(v.string(), v.nonEmpty());

/** For search engines and link previews. */
export const description = v.pipe(v.string(), v.minLength(50), v.maxLength(160));

const isPath = (value: unknown) => /^\/(?!\/)/.test(String(value));

export const link = v.strictObject({
  label: text,
  url: v.pipe(
    v.custom<`/${string}`>(isPath, 'must be a path on this site such as /news/3'),
    v.transform(href),
  ),
});
