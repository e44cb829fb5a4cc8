import { test as base } from '../test';

export { expect } from '../test';

/** Tests of a feature are skipped on hosts that lack it. */
export interface HostFeatures {
  /** Sends the headers of public/_headers, from that file or its own configuration. */
  headers: boolean;
  /** Sends the 404 page nearest to an address instead of the one at the root. */
  nearest404: boolean;
  compresses: boolean;
  /** Sends the caching of a folder with a file that is missing there, too. */
  cachesMissingFiles?: boolean;
}

export const test = base.extend<{ host: HostFeatures }>({
  host: [{ headers: false, nearest404: false, compresses: false }, { option: true }],
});
