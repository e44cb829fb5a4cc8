export const dynamic = 'force-static';

interface StyleModules {
  keys(): string[];
  (key: string): Readonly<Record<string, string>>;
}

declare const require: {
  context(folder: string, withSubfolders: boolean, files: RegExp): StyleModules;
};

function listClassNames(folder: string, modules: StyleModules) {
  return modules.keys().map((key) => [key.replace('.', folder), modules(key)]);
}

/** The class names of all CSS Modules, for export/, which bundles scripts and removes this file. */
export function GET() {
  return Response.json(
    Object.fromEntries([
      ...listClassNames('app', require.context('..', true, /\.module\.css$/)),
      ...listClassNames('components', require.context('../../components', true, /\.module\.css$/)),
    ]),
  );
}
