/**
 * Serves out/, or the folder that OUT names, and prints the address. A site built with a BASE_PATH is
 * served below it, as its links expect. PORT sets the port; otherwise a free one is taken.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'http-server';
import { choosePorts } from './choosePorts.mjs';

const out = path.resolve(process.env.OUT ?? 'out');
const basePath = process.env.BASE_PATH ?? '';

/** A folder in which the site lies at its base path, as on a host. */
function rootFor(site) {
  const root = mkdtempSync(path.join(tmpdir(), 'cope-start-'));
  process.on('exit', () => rmSync(root, { recursive: true }));
  const link = path.join(root, basePath);
  mkdirSync(path.dirname(link), { recursive: true });
  // Windows lets everybody create junctions, other links only administrators.
  symlinkSync(site, link, 'junction');
  copyFileSync(path.join(site, '404.html'), path.join(root, '404.html'));
  return root;
}

const root = basePath ? rootFor(out) : out;
const { site: port } = await choosePorts(['site']);
const server = createServer({ root, cache: -1, showDir: 'false' });
server.listen(port, undefined, () => console.log(`http://localhost:${port}${basePath}/`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
