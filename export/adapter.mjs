/**
 * What next.config names as `adapterPath`: Next calls it after writing out/. Next imports this file
 * without compiling it, so it is JavaScript; tsx compiles the rest, which is TypeScript.
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
