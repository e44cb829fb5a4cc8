import { availableParallelism } from 'node:os';

/** Browsers and servers need as many processors again. */
export const workers = Math.max(2, Math.floor(availableParallelism() / 2));
