import { test as base } from '../test';

export { expect } from '../test';

/** What a host does beyond sending files. Tests of a feature that a host lacks are skipped. */
export interface HostFeatures {
  /** True if the host sends the headers of public/_headers, from that file or its own configuration. */
  headers: boolean;
  /** True if the host sends the 404 page nearest to an address instead of the one at the root. */
  nearest404: boolean;
  /** True if the host compresses its responses. */
  compresses: boolean;
}

/** Playwright's test function with the features of the tested host. */
export const test = base.extend<{ host: HostFeatures }>({
  host: [{ headers: false, nearest404: false, compresses: false }, { option: true }],
});
