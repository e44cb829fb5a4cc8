/** Copies the project to another folder to build it there, so that out/ and .next of the project do not change. */
import { execFileSync, execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const generated = ['node_modules', '.next', 'out', 'test-results', '.git', '.wrangler'];

/** Copies node_modules with hard links, because Turbopack follows no symbolic links out of the project. */
function linkPackages(to) {
  try {
    execFileSync('cp', ['-al', 'node_modules', to], { stdio: 'ignore' });
  } catch {
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync('node_modules', path.join(to, 'node_modules'), options);
  }
}

/**
 * Returns the path of the folder for a copy of the project in the current folder. It contains a hash of the path of
 * the current folder, so that two checkouts of the project do not overwrite each other's copy.
 * @param {string} name
 */
export function getCopyFolder(name) {
  const hash = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  return path.join(tmpdir(), `${name}-${hash}`);
}

/**
 * Copies the project in the current folder, with node_modules, into the system's temporary folder.
 * Replaces an earlier copy with the same name.
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
 * Runs npm scripts one after another in a folder, and throws if one of them fails.
 * @param {string} folder
 * @param {readonly string[]} scripts each with its arguments, such as `test:unit -- content`
 * @param {NodeJS.ProcessEnv} [env] added to process.env
 */
export function runNpmScripts(folder, scripts, env) {
  const command = scripts.map((script) => `npm run ${script}`).join(' && ');
  execSync(command, { cwd: folder, stdio: 'inherit', env: { ...process.env, ...env } });
}
