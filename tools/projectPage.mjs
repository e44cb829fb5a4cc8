/**
 * Builds the site as a GitHub project page, below a base path, in a copy of the project, and tests its
 * files. `npm run test:hosts` then serves it to a browser.
 */
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject, runNpm } from './copyProject.mjs';

const name = 'cope-project-page';

export const projectPage = {
  basePath: '/cope',
  url: 'https://example.github.io',
  out: path.join(tmpdir(), name, 'out'),
};

if (process.argv[1] === import.meta.filename) {
  const copy = copyProject(name);
  const env = { BASE_PATH: projectPage.basePath, SITE_URL: projectPage.url };
  for (const script of ['build', 'test:files'])
    runNpm(script, { cwd: copy, stdio: 'inherit', env });
}
