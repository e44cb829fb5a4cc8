import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NextAdapter } from 'next';

type Build = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

/** What export/ reads of the object that Next passes to adapters. */
export interface AdapterInput {
  config: Pick<Build['config'], 'basePath' | 'env'>;
  outputs: {
    staticFiles: readonly Pick<Build['outputs']['staticFiles'][number], 'id' | 'filePath'>[];
  };
  projectDir: string;
  distDir: string;
}

/** Folder, files, pages and settings of a build. */
export interface BuildOutput {
  folder: string;
  /** Relative to `out`. */
  files: readonly string[];
  /** The HTML files that Next rendered, without those copied from `public/`. */
  pages: readonly string[];
  /** Next's base path, with which every URL starts: '' or '/cope'. */
  basePath: string;
  /** The supported browsers in esbuild's notation, such as `chrome109`. */
  browsers: string[];
}

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

/** The file of a URL such as `/base/_next/a.css`. */
export const getFilePath = ({ folder, basePath }: BuildOutput, url: string) =>
  path.join(folder, url.slice(basePath.length));

export async function writeExportedFile(output: BuildOutput, url: string, text: string) {
  await mkdir(path.dirname(getFilePath(output, url)), { recursive: true });
  await writeFile(getFilePath(output, url), text);
}
