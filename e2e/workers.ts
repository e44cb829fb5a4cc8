import { availableParallelism } from 'node:os';

/** Half of the processors, because browsers and servers need the others. */
export const workers = Math.max(2, Math.floor(availableParallelism() / 2));
