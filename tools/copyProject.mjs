/** Makes copies of the project to build in, so that the project's own out/ and .next stay as they are. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const generated = [
  'node_modules',
  '.next',
  'out',
  'test-results',
  'playwright-report',
  '.git',
  '.stock',
];

/** Hard-links node_modules file by file: Turbopack does not follow symbolic links out of the project. */
function linkPackages(to) {
  try {
    execFileSync('cp', ['-al', 'node_modules', to], { stdio: 'ignore' });
  } catch {
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync('node_modules', path.join(to, 'node_modules'), options);
  }
}

/**
 * Copies the project in the current folder, with its packages, into the system's folder for temporary
 * files. An earlier copy of that name is replaced.
 * @param {string} name
 * @returns {string} the copy's folder
 */
export function copyProject(name) {
  const to = path.join(tmpdir(), name);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const entry of readdirSync('.').filter((file) => !generated.includes(file))) {
    cpSync(entry, path.join(to, entry), { recursive: true });
  }
  linkPackages(to);
  return to;
}

/**
 * Runs a script of package.json.
 * @param {string} script
 * @param {import('node:child_process').ExecFileSyncOptions} options env is added to the environment
 */
export function runNpm(script, { env, ...options }) {
  // On Windows npm is a batch file, which only a shell can run.
  const shell = process.platform === 'win32';
  execFileSync('npm', ['run', script], { shell, env: { ...process.env, ...env }, ...options });
}
