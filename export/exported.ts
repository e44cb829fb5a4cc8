import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextAdapter } from 'next';

type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** Of what Next tells its adapters, what is needed here. */
export interface Told {
  config: Pick<Build['config'], 'output' | 'trailingSlash' | 'basePath' | 'assetPrefix'> & {
    experimental: Pick<Build['config']['experimental'], 'cssChunking'>;
  };
  outputs: {
    staticFiles: readonly Pick<Build['outputs']['staticFiles'][number], 'id' | 'filePath'>[];
  };
  projectDir: string;
}

/** What `next build` has exported. */
export interface Exported {
  /** Where it lies. */
  folder: string;
  /** Paths of its files below that folder. */
  files: readonly string[];
  /** What every address begins with: '', or '/cope'. */
  basePath: string;
  /** Browsers that the loader is compiled for, in the words of esbuild: `chrome109`. */
  browsers: string[];
}

function check(holds: unknown, need: string) {
  if (!holds) throw new Error(`export/ needs ${need}.`);
}

/** @throws where the project is not as export/ expects it */
export function exportedBy({ config, outputs, projectDir }: Told): Exported {
  const { basePath, assetPrefix, experimental } = config;
  check(config.output === 'export', "`output: 'export'`");
  check(config.trailingSlash, '`trailingSlash: true`');
  check(
    !assetPrefix || assetPrefix === basePath,
    'the scripts where the pages are: no `assetPrefix`',
  );
  const { cssChunking } = experimental;
  const isGraph = typeof cssChunking === 'object' && cssChunking.type === 'graph';
  check(
    isGraph && cssChunking.requestCost === 0,
    '`cssChunking` by graph, at a `requestCost` of 0',
  );

  const { browserslist } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
  check(Array.isArray(browserslist), 'a list of browsers, `browserslist`, in package.json');
  const [file] = outputs.staticFiles;
  if (!file) throw new Error('Next names no files that it exported: has it changed?');
  return {
    folder: file.filePath.slice(0, -file.id.length),
    files: outputs.staticFiles.map(({ id }) => id.split(/[\\/]/).filter(Boolean).join('/')),
    basePath,
    browsers: browserslist.map((name: string) => name.replace('ios_saf', 'ios').replace(' ', '')),
  };
}
