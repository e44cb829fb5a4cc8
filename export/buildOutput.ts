import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NextAdapter } from 'next';

type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** The fields that export/ reads of the object that Next passes to adapters. */
export interface AdapterInput {
  config: Pick<Build['config'], 'basePath'>;
  outputs: {
    staticFiles: readonly Pick<Build['outputs']['staticFiles'][number], 'id' | 'filePath'>[];
  };
  projectDir: string;
  distDir: string;
}

/** The output of `next build`: folder, files and pages, and the settings that export/ reads. */
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
}

/** Lists the exported files. */
export function readBuildOutput({ config, outputs, projectDir }: AdapterInput): BuildOutput {
  const { browserslist } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8'));
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
    basePath: config.basePath,
    browsers: browserslist.map((name: string) => name.replace('ios_saf', 'ios').replace(' ', '')),
  };
}

/** Returns the path of the file that a URL such as `/base/_next/a.css` names. */
export const getFilePath = ({ folder, basePath }: BuildOutput, url: string) =>
  path.join(folder, url.slice(basePath.length));

export async function writeFileOfUrl(output: BuildOutput, url: string, text: string) {
  await mkdir(path.dirname(getFilePath(output, url)), { recursive: true });
  await writeFile(getFilePath(output, url), text);
}
