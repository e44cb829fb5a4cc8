import { test as base } from '../test';

export { expect } from '../test';

/** What may be asked of a host beyond sending files. */
export interface Host {
  /** Sends the headers of public/_headers, or the same by its own configuration. */
  headers: boolean;
  /** Looks for the nearest 404 page instead of the one at the root. */
  nearest404: boolean;
  /** Compresses what it sends. */
  compresses: boolean;
}

export const test = base.extend<{ host: Host }>({
  host: [{ headers: false, nearest404: false, compresses: false }, { option: true }],
});
