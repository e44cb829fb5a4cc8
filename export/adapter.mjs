/**
 * Next calls onBuildComplete after writing out/. It does not compile this file, so it is
 * JavaScript; tsx compiles the rest of export/.
 */
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'export',
  async onBuildComplete(build) {
    const { finishExport } = await tsImport('./finishExport.ts', import.meta.url);
    await finishExport(build);
  },
};

export default adapter;
