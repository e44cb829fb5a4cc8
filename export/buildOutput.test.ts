import { expect, it } from '@jest/globals';
import { type AdapterInput, readBuildOutput } from './buildOutput';

const input = {
  config: { basePath: '/cope' },
  outputs: {
    staticFiles: [
      { id: '/index.html', filePath: '/somewhere/out/index.html' },
      { id: '/icon.svg', filePath: '/somewhere/out/icon.svg' },
    ],
  },
  projectDir: '.',
  distDir: '/somewhere/.next',
} satisfies AdapterInput;

it('readBuildOutput lists all files, and the pages among them', () => {
  expect(readBuildOutput(input)).toEqual({
    folder: '/somewhere/out',
    files: ['index.html', 'icon.svg'],
    pages: ['index.html'],
    basePath: '/cope',
    browsers: expect.arrayContaining([expect.stringMatching(/^chrome\d+$/)]),
  });
});

it('readBuildOutput throws if a build names no files', () => {
  expect(() => readBuildOutput({ ...input, outputs: { staticFiles: [] } })).toThrow(
    /no static files/,
  );
});
