/**
 * Builds the Next project in export/stock with a copy of export/, to test that export/ works in other
 * projects. e2e/stock.spec.ts tests the result in a browser.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const project = path.join(root, '.stock');

rmSync(project, { recursive: true, force: true });
cpSync(path.join(root, 'export/stock'), project, { recursive: true });
mkdirSync(path.join(project, 'export'));
for (const file of readdirSync(path.join(root, 'export'))) {
  if (/\.(?:ts|mjs|json)$/.test(file) && !file.endsWith('.test.ts'))
    cpSync(path.join(root, 'export', file), path.join(project, 'export', file));
}
cpSync(path.join(root, 'app/_frame/fonts/public-sans.woff2'), path.join(project, 'app/font.woff2'));
cpSync(path.join(root, 'public/icons/icon-192.png'), path.join(project, 'app/picture.png'));

const next = path.join(import.meta.dirname, 'next.mjs');
const { status } = spawnSync(process.execPath, [next, 'build'], { cwd: project, stdio: 'inherit' });
process.exitCode = status ?? 1;
