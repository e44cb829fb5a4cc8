import path from 'node:path';
import type { NextConfig } from 'next';

const basePath = process.env.BASE_PATH ?? '';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  basePath,
  // content/site.ts reads it in the browser, too.
  env: { BASE_PATH: basePath },
  reactStrictMode: true,
  // Read by tools/writeLicenses.mjs, which takes them out again.
  productionBrowserSourceMaps: true,
  experimental: {
    // Two root layouts, one for each language, leave the 404 page without one: it brings its own.
    globalNotFound: true,
    // A style sheet for each module; export/ decides which of them pages share.
    cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 },
  },
  // Finishes out/ once it is written: see export/README.md.
  adapterPath: path.resolve('export/adapter.mjs'),
};

export default config;
