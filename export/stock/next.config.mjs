import path from 'node:path';

export default {
  output: 'export',
  trailingSlash: true,
  images: { unoptimized: true },
  experimental: { cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 } },
  adapterPath: path.resolve('export/adapter.mjs'),
};
