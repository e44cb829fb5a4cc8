/**
 * Builds the site in a copy of the project for a GitHub project page, whose URLs start with a base path,
 * and runs the tests over out/ there. `npm run test:hosts` then tests the result in a browser.
 */
import path from 'node:path';
import { copyProject, getCopyFolder, runNpmScript } from './copyProject.mjs';

const name = 'cope-project-page';

/** Base path and origin of the GitHub project page, and the path of the folder out/ of its build. */
export const githubProjectPage = {
  basePath: '/cope',
  url: 'https://example.github.io',
  out: path.join(getCopyFolder(name), 'out'),
};

if (process.argv[1] === import.meta.filename) {
  const copy = copyProject(name);
  const env = { BASE_PATH: githubProjectPage.basePath, SITE_URL: githubProjectPage.url };
  for (const script of ['build', 'test:files'])
    runNpmScript(script, { cwd: copy, stdio: 'inherit', env });
}
