import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { forbiddenImports } from './forbiddenImports.mjs';

/** They make the islands. */
const islandFiles = /^components.Island(?:Scope)?\.tsx$|\.test\.tsx$/;

const isClientModule = (source: string) => /^\s*['"]use client['"]/.test(source);

/** The client components that a server component renders itself: see islandsOnly.mjs in tools/. */
function findOutsideIslands(source: string): string[] {
  const imports = source.matchAll(
    /\bimport\s+(?!type\b)\{([^}]*)\}\s+from\s+['"][^'"]*\.client['"]/g,
  );
  return [...imports]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/.* as /, ''))
    .filter((name) => /^[A-Z]/.test(name) && new RegExp(`<${name}[\\s/>]`).test(source));
}

/** @throws if a file in app/ or components/ has a forbidden import, or uses an import wrongly */
export function checkImports(projectDir: string) {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const problems = files.flatMap((file) => {
    const source = readFileSync(path.join(projectDir, file), 'utf8');
    const outside =
      isClientModule(source) || islandFiles.test(file) ? [] : findOutsideIslands(source);
    const rendered = outside.map(
      (name) =>
        `${file} renders <${name}> outside every island, where nothing would hydrate it. Write <Island id="…" component={${name}} props={{…}} />.`,
    );
    const imports = forbiddenImports
      .filter(({ name, importNames = [''] }) =>
        importNames.some((imported) =>
          new RegExp(`\\bimport\\b[^;'"]*${imported}[^;'"]*['"]${name}['"]`).test(source),
        ),
      )
      .map(({ name, message }) => `${file} imports ${name}. ${message}`);
    return [...imports, ...rendered];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
