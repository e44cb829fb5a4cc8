/**
 * Serves out/, or the folder OUT, and prints its URL. A site built with a BASE_PATH needs the same
 * BASE_PATH here. PORT sets the port; by default a free one is chosen.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'http-server';
import { chooseFreePort } from './choosePort.mjs';
import { exitOnError } from './exitOnError.mjs';
import { findBasePath } from './siteUrl.mjs';

const outFolder = path.resolve(process.env.OUT ?? 'out');
const basePath = await exitOnError(() => findBasePath(process.env));
const port = await exitOnError(chooseFreePort);

/** A symbolic link puts the site at its base path. */
function createRoot(site) {
  const root = mkdtempSync(path.join(tmpdir(), 'cope-start-'));
  process.on('exit', () => rmSync(root, { recursive: true }));
  const link = path.join(root, basePath);
  mkdirSync(path.dirname(link), { recursive: true });
  // On Windows only administrators may create links other than junctions.
  symlinkSync(site, link, 'junction');
  copyFileSync(path.join(site, '404.html'), path.join(root, '404.html'));
  return root;
}

const root = basePath ? createRoot(outFolder) : outFolder;
const server = createServer({ root, cache: -1, showDir: 'false' });
server.listen(port, undefined, () => console.log(`http://localhost:${port}${basePath}/`));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
