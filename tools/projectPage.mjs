/**
 * Builds the site as a GitHub project page has it, below a base path, for the tests of hosts:
 * in a copy of the project, served from a folder in which the site is a folder of its own.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyProject } from './copyProject.mjs';

const name = 'cope-project-page';

export const projectPage = {
  basePath: '/cope',
  url: 'https://example.github.io',
  /** What a host would have as its root. */
  root: path.join(tmpdir(), name, 'root'),
};

if (process.argv[1] === import.meta.filename) {
  const copy = copyProject(name);
  execFileSync('npm', ['run', 'build'], {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, BASE_PATH: projectPage.basePath, SITE_URL: projectPage.url },
  });
  const site = path.join(projectPage.root, projectPage.basePath);
  mkdirSync(projectPage.root);
  renameSync(path.join(copy, 'out'), site);
  // GitHub sends the project's own 404 page for what is below it; a plain file server, the root's.
  cpSync(path.join(site, '404.html'), path.join(projectPage.root, '404.html'));
}
