import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const folder = path.resolve('node_modules/.cache/old-chromium');
const npmPackage = '@sparticuz/chromium';

/** Fetches the oldest supported version, 109, for 64-bit Linux, and returns its path. */
export function installOldChromium(): string {
  const file = path.join(folder, 'chromium');
  if (existsSync(file)) return file;
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const install = ['install', '--prefix', folder, ...options, `${npmPackage}@109.0.6`];
  execFileSync('npm', install, { stdio: ['ignore', 'ignore', 'inherit'] });
  const packed = path.join(folder, 'node_modules', npmPackage, 'bin/chromium.br');
  const whole = `${file}-${process.pid}`;
  writeFileSync(whole, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
  renameSync(whole, file);
  return file;
}
