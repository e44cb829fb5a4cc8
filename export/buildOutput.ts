import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextAdapter } from 'next';

type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** The fields that export/ reads of the object that Next passes to adapters. */
export interface AdapterInput {
  config: Pick<Build['config'], 'output' | 'trailingSlash' | 'basePath' | 'assetPrefix'> & {
    experimental: Pick<Build['config']['experimental'], 'cssChunking'>;
  };
  outputs: {
    staticFiles: readonly Pick<Build['outputs']['staticFiles'][number], 'id' | 'filePath'>[];
  };
  projectDir: string;
  /** Path of the folder `.next`. */
  distDir: string;
}

/** The output of `next build`: folder, files and pages, and the settings that export/ needs. */
export interface BuildOutput {
  /** Path of the folder `out`. */
  folder: string;
  /** Paths of all files in `out`, relative to it. */
  files: readonly string[];
  /** The HTML files that Next rendered, without those copied from `public/`. */
  pages: readonly string[];
  /** Next's `basePath`, with which every URL starts: '' or '/cope'. */
  basePath: string;
  /** The browsers that esbuild compiles the loader for, in esbuild's notation, such as `chrome109`. */
  browsers: string[];
  distDir: string;
}

function requireSetting(isMet: unknown, setting: string) {
  if (!isMet)
    throw new Error(`export/ needs ${setting}. Set it as "Requirements" in export/README.md says.`);
}

/** Checks the configuration of the project and lists the exported files. @throws if a setting that export/README.md requires is missing */
export function readBuildOutput({
  config,
  outputs,
  projectDir,
  distDir,
}: AdapterInput): BuildOutput {
  const { basePath, assetPrefix, experimental } = config;
  requireSetting(config.output === 'export', "`output: 'export'` in next.config");
  requireSetting(config.trailingSlash, '`trailingSlash: true` in next.config');
  requireSetting(
    !assetPrefix || assetPrefix === basePath,
    'the scripts on the host of the pages: no `assetPrefix` in next.config',
  );
  const { cssChunking } = experimental;
  const isGraph = typeof cssChunking === 'object' && cssChunking.type === 'graph';
  requireSetting(
    isGraph && cssChunking.requestCost === 0 && cssChunking.weightDistribution === 0,
    "`experimental.cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 }` in next.config",
  );

  const { browserslist } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
  requireSetting(
    Array.isArray(browserslist) && browserslist.every((name) => /^\w+ [\d.]+$/.test(name)),
    'a list of browsers with versions, `browserslist`, in package.json',
  );
  const [file] = outputs.staticFiles;
  if (!file)
    throw new Error(
      'onBuildComplete received no static files from Next. Next may have changed: check outputs.staticFiles in export/buildOutput.ts.',
    );
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
