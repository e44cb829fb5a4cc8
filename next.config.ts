import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { NextConfig } from 'next';
import { findBasePath, findSiteUrl } from './tools/siteUrl.mjs';

const basePath = findBasePath(process.env);

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  // A random id would give the same source other file names, and other sizes, with each build.
  generateBuildId: () => 'export',
  basePath,
  // What the browser can read of process.env, in `next dev` and, through export/, in out/.
  env: { BASE_PATH: basePath, SITE_URL: findSiteUrl(process.env) ?? '', IS_ISLAND_BUNDLE: '' },
  reactStrictMode: true,
  // Pages are written once and never asked for again.
  cacheMaxMemorySize: 0,
  // Without tests and tools, which `npm run lint` checks.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // Draws the share images with compiled code, which no bundle can hold.
  serverExternalPackages: ['@takumi-rs/core'],
  experimental: {
    // Next leaves one processor idle, and half of a small machine is a lot.
    cpus: availableParallelism(),
    // Two root layouts, one for each language, leave the 404 page without one: it brings its own.
    globalNotFound: true,
    // A style sheet for each module; export/ decides which of them pages share.
    cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 },
  },
  // Finishes out/ once it is written: see export/README.md.
  adapterPath: path.resolve('export/adapter.mjs'),
};

export default config;
