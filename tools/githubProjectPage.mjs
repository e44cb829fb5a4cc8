/**
 * Builds a copy of the site for a GitHub project page, whose URLs start with a base path, and runs
 * the tests over out/ there. `npm run test:hosts` then tests it in a browser.
 */
import path from 'node:path';
import { copyProject, getCopyFolder, runNpmScripts } from './copyProject.mjs';

const name = 'cope-project-page';

export const githubProjectPage = {
  basePath: '/cope',
  /** An international name, which has to be the same everywhere. */
  url: 'https://café.example',
  out: path.join(getCopyFolder(name), 'out'),
};

if (process.argv[1] === import.meta.filename) {
  const { basePath, url } = githubProjectPage;
  const env = { BASE_PATH: basePath, SITE_URL: url };
  // The others ask for words and structure, which no base path changes.
  const files = 'basePath findings heads links routes scripts semantics translations weight';
  runNpmScripts(copyProject(name), ['build', `test:files -- ${files}`], env);
}
