import type { IslandBundle } from './islandBundle';

const output = (
  entryPoint: string | undefined,
  ...imports: [path: string, kind: 'import-statement' | 'dynamic-import'][]
) => ({
  bytes: 0,
  inputs: {},
  exports: [],
  entryPoint,
  imports: imports.map(([path, kind]) => ({ path, kind })),
});

/** For tests: a page with one component, which imports another script later. */
export const exampleBundle: IslandBundle = {
  scripts: new Map([
    ['islands-1.js', 'import("./Later-1.js")'],
    ['Later-1.js', 'm_later'],
    ['react-1.js', ''],
    ['Other-1.js', 'm_unused'],
  ]),
  metafile: {
    inputs: {},
    outputs: {
      'islands-1.js': output(
        'page:app/Game.client.tsx#Game',
        ['react-1.js', 'import-statement'],
        ['Later-1.js', 'dynamic-import'],
      ),
      'react-1.js': output(undefined),
    },
  },
};
