import { createHash } from 'node:crypto';

/** A name that says what is in a file, so that caches may keep it for good. */
export const nameFor = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
