import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type AdapterInput, readBuildOutput } from './buildOutput';

const cssChunking = { type: 'graph', requestCost: 0, weightDistribution: 0 } as const;
const input = {
  config: {
    output: 'export',
    trailingSlash: true,
    basePath: '/cope',
    experimental: { cssChunking },
  },
  outputs: {
    staticFiles: [
      { id: '/index.html', filePath: '/somewhere/out/index.html' },
      { id: '/icon.svg', filePath: '/somewhere/out/icon.svg' },
    ],
  },
  projectDir: '.',
  distDir: '/somewhere/.next',
} satisfies AdapterInput;

const withConfig = (config: Partial<AdapterInput['config']>): AdapterInput => ({
  ...input,
  config: { ...input.config, ...config },
});

const projectDir = mkdtempSync(path.join(tmpdir(), 'browserslist-'));
writeFileSync(path.join(projectDir, 'package.json'), '{"browserslist":["chrome 109","defaults"]}');
afterAll(() => rmSync(projectDir, { recursive: true }));

describe('readBuildOutput', () => {
  it('lists all exported files, and the HTML pages separately', () => {
    expect(readBuildOutput(input)).toEqual({
      folder: '/somewhere/out',
      files: ['index.html', 'icon.svg'],
      pages: ['index.html'],
      basePath: '/cope',
      browsers: expect.arrayContaining([expect.stringMatching(/^chrome\d+$/)]),
    });
  });

  const merged = { cssChunking: { ...cssChunking, requestCost: 1 } };
  it.each([
    ['a project that is not exported', withConfig({ output: undefined }), /setting output/],
    ['URLs without a slash at the end', withConfig({ trailingSlash: false }), /trailingSlash/],
    ['style sheets that Next merges', withConfig({ experimental: merged }), /requestCost: 0/],
    ['a project without a list of browsers', { ...input, projectDir: 'export' }, /browserslist/],
    ['a browser without a version', { ...input, projectDir }, /browserslist/],
    ['a build that names no files', { ...input, outputs: { staticFiles: [] } }, /no static files/],
  ])('throws an error for %s', (_, build, problem) => {
    expect(() => readBuildOutput(build)).toThrow(problem);
  });
});
