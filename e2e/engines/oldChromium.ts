import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const folder = path.join(import.meta.dirname, '../../node_modules/.cache/old-chromium');

/** Returns the compressed browser in @sparticuz/chromium. The package's own code would unpack it to a folder that may hold another version. */
function findPacked(): string | undefined {
  try {
    return require.resolve('@sparticuz/chromium/bin/chromium.br');
  } catch {
    return undefined;
  }
}

/** Unpacks Chromium 109, the oldest version that the site supports, and returns its path. The package has it for 64-bit Linux only. */
export function unpackOldChromium(): string | undefined {
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
