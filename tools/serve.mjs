/** A host for measurements: out/ over HTTP with Brotli, as a CDN sends it. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressed = ['.png', '.ico', '.woff2'];

/**
 * @param {string} folder
 * @param {{ port?: number, change?: (html: string) => string }} [options] what to make of each page
 *   before it is sent, and where, if it matters
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(folder, { port = 0, change = (html) => html } = {}) {
  const bodies = new Map();

  /** Compressed once: no host with a cache does it again for each visitor. */
  function bodyOf(file) {
    const known = bodies.get(file);
    if (known) return known;
    const extension = path.extname(file);
    const content = readFileSync(file);
    const changed = extension === '.html' ? Buffer.from(change(content.toString())) : content;
    const body = compressed.includes(extension) ? changed : brotliCompressSync(changed);
    bodies.set(file, body);
    return body;
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const extension = path.extname(file);
    try {
      const body = bodyOf(file);
      response.writeHead(200, {
        'content-type': types[extension] ?? 'application/octet-stream',
        'content-length': body.length,
        'cache-control': pathname.startsWith('/_next/static/') ? 'max-age=31536000' : 'max-age=0',
        ...(!compressed.includes(extension) && { 'content-encoding': 'br' }),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
