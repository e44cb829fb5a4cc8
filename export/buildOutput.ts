import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextAdapter } from 'next';

type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** The part of what Next passes to adapters that is used here. */
export interface AdapterInput {
  config: Pick<Build['config'], 'output' | 'trailingSlash' | 'basePath' | 'assetPrefix'> & {
    experimental: Pick<Build['config']['experimental'], 'cssChunking'>;
  };
  outputs: {
    staticFiles: readonly Pick<Build['outputs']['staticFiles'][number], 'id' | 'filePath'>[];
  };
  projectDir: string;
  /** The folder `.next`. */
  distDir: string;
}

/** The export that `next build` has written. */
export interface BuildOutput {
  /** The folder `out`. */
  folder: string;
  /** Paths of all files in that folder. */
  files: readonly string[];
  /** The HTML files among them that Next rendered; those of `public/` are only copied. */
  pages: readonly string[];
  /** Start of every address: '', or '/cope'. */
  basePath: string;
  /** The browsers that the loader is compiled for, as esbuild names them: `chrome109`. */
  browsers: string[];
  distDir: string;
}

function check(holds: unknown, need: string) {
  if (!holds) throw new Error(`export/ needs ${need}.`);
}

/** @throws where the project is not configured as export/README.md asks */
export function readBuildOutput({
  config,
  outputs,
  projectDir,
  distDir,
}: AdapterInput): BuildOutput {
  const { basePath, assetPrefix, experimental } = config;
  check(config.output === 'export', "`output: 'export'` in next.config");
  check(config.trailingSlash, '`trailingSlash: true` in next.config');
  check(
    !assetPrefix || assetPrefix === basePath,
    'the scripts on the host of the pages: no `assetPrefix` in next.config',
  );
  const { cssChunking } = experimental;
  const isGraph = typeof cssChunking === 'object' && cssChunking.type === 'graph';
  check(
    isGraph && cssChunking.requestCost === 0,
    "`experimental.cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 }` in next.config",
  );

  const { browserslist } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
  check(Array.isArray(browserslist), 'a list of browsers, `browserslist`, in package.json');
  const [file] = outputs.staticFiles;
  if (!file) throw new Error('Next names no files that it exported: has it changed?');
  const files = outputs.staticFiles.map(({ id }) => id.split(/[\\/]/).filter(Boolean).join('/'));
  return {
    folder: file.filePath.slice(0, -file.id.length),
    files,
    pages: files.filter(
      (name) => name.endsWith('.html') && !existsSync(path.join(projectDir, 'public', name)),
    ),
    basePath,
    browsers: browserslist.map((name: string) => name.replace('ios_saf', 'ios').replace(' ', '')),
    distDir,
  };
}
