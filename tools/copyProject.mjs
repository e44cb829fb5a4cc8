/** Builds in a copy of the project do not change the project's own out/ and .next. */
import { execFileSync, execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const generated = ['node_modules', '.next', '.styles', 'out', 'test-results', '.git', '.wrangler'];

/** Hard links, because Turbopack follows no symbolic links out of the project. */
function linkPackages(to) {
  try {
    execFileSync('cp', ['-al', 'node_modules', to], { stdio: 'ignore' });
  } catch {
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync('node_modules', path.join(to, 'node_modules'), options);
  }
}

/**
 * A hash of the current folder's path keeps the copies of two checkouts apart.
 * @param {string} name
 */
export function getCopyFolder(name) {
  const hash = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  return path.join(tmpdir(), `${name}-${hash}`);
}

/**
 * Copies the current folder, with node_modules, and replaces an earlier copy with the same name.
 * @param {string} name
 * @returns {string} path of the copy
 */
export function copyProject(name) {
  const to = getCopyFolder(name);
  rmSync(to, { recursive: true, force: true });
  cpSync('.', to, { recursive: true, filter: (file) => !generated.includes(file) });
  linkPackages(to);
  return to;
}

/**
 * Runs the scripts one after another, and throws if one fails.
 * @param {string} folder
 * @param {readonly string[]} scripts each with its arguments, such as `test:unit -- content`
 * @param {NodeJS.ProcessEnv} [env] added to process.env
 */
export function runNpmScripts(folder, scripts, env) {
  const command = scripts.map((script) => `npm run ${script}`).join(' && ');
  execSync(command, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } });
}
