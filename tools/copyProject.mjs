/** A second copy of the project to build in, so that the first one's out/ and .next stay as they are. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made = ['node_modules', '.next', 'out', 'test-results', 'playwright-report', '.git'];

/** Turbopack follows no link out of the project, so the packages are linked file by file. */
function linkPackages(to) {
  try {
    execFileSync('cp', ['-al', 'node_modules', to], { stdio: 'ignore' });
  } catch {
    cpSync('node_modules', path.join(to, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
}

/**
 * Copies the project in the current folder, packages included, to the machine's folder for
 * temporary files, in the place of an earlier copy of that name.
 * @returns the copy's folder
 */
export function copyProject(name) {
  const to = path.join(tmpdir(), name);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const entry of readdirSync('.').filter((file) => !made.includes(file))) {
    cpSync(entry, path.join(to, entry), { recursive: true });
  }
  linkPackages(to);
  return to;
}
