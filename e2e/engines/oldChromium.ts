import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const folder = path.join(import.meta.dirname, '../../node_modules/.cache/old-chromium');

/** The packed browser of a package whose own code unpacks it where another version may lie. */
function findPacked(): string | undefined {
  try {
    return require.resolve('@sparticuz/chromium/bin/chromium.br');
  } catch {
    return undefined;
  }
}

/** Chromium 109, the oldest the site names; the package has it for one kind of machine. */
export function findOldChromium(): string | undefined {
  const packed = findPacked();
  if (!packed || process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const file = path.join(folder, 'chromium');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const whole = `${file}-${process.pid}`;
    writeFileSync(whole, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(whole, file);
  }
  return file;
}
