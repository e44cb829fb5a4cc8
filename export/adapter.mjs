/**
 * What next.config.ts names as `adapterPath`: Next calls it once out/ is written. It loads this file
 * as it stands, so this is plain JavaScript; the rest is TypeScript, which tsx reads.
 */
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'export',
  async onBuildComplete(build) {
    const { finish } = await tsImport('./finish.ts', import.meta.url);
    await finish(build);
  },
};

export default adapter;
