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
  // Two root layouts, one for each language, leave the 404 page without one: it brings its own.
  experimental: { globalNotFound: true },
};

export default config;
