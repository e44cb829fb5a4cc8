import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { forbiddenImports } from './forbiddenImports.mjs';

/** @throws if a file in app/ or components/ has a forbidden import */
export function checkImports(projectDir: string) {
  const files = ['app', 'components'].flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const problems = files.flatMap((file) => {
    const source = readFileSync(path.join(projectDir, file), 'utf8');
    return forbiddenImports
      .filter(({ name, importNames = [''] }) =>
        importNames.some((imported) =>
          new RegExp(`\\bimport\\b[^;'"]*${imported}[^;'"]*['"]${name}['"]`).test(source),
        ),
      )
      .map(({ name, message }) => `${file} imports ${name}. ${message}`);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
