import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type AdapterInput, readBuildOutput } from './buildOutput';

const input = {
  config: {
    output: 'export',
    trailingSlash: true,
    basePath: '/cope',
    assetPrefix: '/cope',
    experimental: { cssChunking: { type: 'graph', requestCost: 0, weightDistribution: 0 } },
  },
  outputs: {
    staticFiles: [
      { id: '/index.html', filePath: '/somewhere/out/index.html' },
      { id: '/news/index.html', filePath: '/somewhere/out/news/index.html' },
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

function withBrowserslist(browserslist: readonly string[]): AdapterInput {
  const projectDir = mkdtempSync(path.join(tmpdir(), 'browserslist-'));
  writeFileSync(path.join(projectDir, 'package.json'), JSON.stringify({ browserslist }));
  return { ...input, projectDir };
}

describe('readBuildOutput', () => {
  it('readBuildOutput lists all exported files, and the HTML pages separately', () => {
    expect(readBuildOutput(input)).toEqual({
      folder: '/somewhere/out',
      files: ['index.html', 'news/index.html', 'icon.svg'],
      pages: ['index.html', 'news/index.html'],
      distDir: '/somewhere/.next',
      basePath: '/cope',
      browsers: expect.arrayContaining([expect.stringMatching(/^chrome\d+$/)]),
    });
  });

  it.each([
    ['a project that is not exported', withConfig({ output: undefined }), /output/],
    ['addresses without a slash at the end', withConfig({ trailingSlash: false }), /trailingSlash/],
    ['scripts on another host', withConfig({ assetPrefix: 'https://cdn.example' }), /assetPrefix/],
    ['style sheets that Next merges', withConfig({ experimental: {} }), /cssChunking/],
    [
      'style sheets that Next merges by default weights',
      withConfig({ experimental: { cssChunking: { type: 'graph', requestCost: 0 } } }),
      /weightDistribution/,
    ],
    ['a project without a list of browsers', { ...input, projectDir: 'export' }, /browserslist/],
    ['a browser without a version', withBrowserslist(['chrome 109', 'defaults']), /browserslist/],
    [
      'a build that names no files',
      { ...input, outputs: { staticFiles: [] } },
      /received no static files/,
    ],
  ])('readBuildOutput throws an error for %s', (_, build, problem) => {
    expect(() => readBuildOutput(build)).toThrow(problem);
  });
});
