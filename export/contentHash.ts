import { createHash } from 'node:crypto';

/** File name that changes with the content, so that caches may keep the file for good. */
export const contentHash = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16);
