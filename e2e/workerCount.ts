import { availableParallelism } from 'node:os';

/** Half of the processors, because browsers and servers need the others. */
export const workerCount = Math.max(2, Math.floor(availableParallelism() / 2));
