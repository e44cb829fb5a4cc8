import { describe, expect, it } from '@jest/globals';
import { exportedBy, type Told } from './exported';

const told = {
  config: {
    output: 'export',
    trailingSlash: true,
    basePath: '/cope',
    assetPrefix: '/cope',
    experimental: { cssChunking: { type: 'graph', requestCost: 0 } },
  },
  outputs: {
    staticFiles: [
      { id: '/index.html', filePath: '/somewhere/out/index.html' },
      { id: '/news/index.html', filePath: '/somewhere/out/news/index.html' },
    ],
  },
  projectDir: '.',
} satisfies Told;

const withConfig = (config: Partial<Told['config']>): Told => ({
  ...told,
  config: { ...told.config, ...config },
});

describe('exportedBy', () => {
  it('says what lies where', () => {
    expect(exportedBy(told)).toEqual({
      folder: '/somewhere/out',
      files: ['index.html', 'news/index.html'],
      basePath: '/cope',
      browsers: expect.arrayContaining([expect.stringMatching(/^chrome\d+$/)]),
    });
  });

  it.each([
    ['no export', withConfig({ output: undefined }), /output/],
    ['addresses that end in no slash', withConfig({ trailingSlash: false }), /trailingSlash/],
    ['scripts elsewhere', withConfig({ assetPrefix: 'https://cdn.example' }), /assetPrefix/],
    ['style sheets put together by Next', withConfig({ experimental: {} }), /cssChunking/],
    ['a project without browsers', { ...told, projectDir: 'export' }, /package\.json/],
    ['a build that names no files', { ...told, outputs: { staticFiles: [] } }, /names no files/],
  ])('refuses %s', (_, build, problem) => {
    expect(() => exportedBy(build)).toThrow(problem);
  });
});
