import { createHash } from 'node:crypto';

/** A hash of a file's content for its name: a changed file gets a new URL, so caches may store it forever. */
export const hashContent = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
