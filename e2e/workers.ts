import { availableParallelism } from 'node:os';

/** Number of tests that run at a time: browsers and servers need as many processors again. */
export const workers = Math.max(2, Math.floor(availableParallelism() / 2));
