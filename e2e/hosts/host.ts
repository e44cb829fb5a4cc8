import { test as base } from '../test';

export { expect } from '../test';

/** Features that a static host may have. The tests of a feature are skipped on hosts that lack it. */
export interface HostFeatures {
  /** True if the host sends the headers of public/_headers, from that file or its own configuration. */
  headers: boolean;
  /** True if the host sends the 404 page nearest to an address instead of the one at the root. */
  nearest404: boolean;
  /** True if the host compresses its responses. */
  compresses: boolean;
}

/** Playwright's test function with the option `host`: the features of the tested host. */
export const test = base.extend<{ host: HostFeatures }>({
  host: [{ headers: false, nearest404: false, compresses: false }, { option: true }],
});
