/** Runs Next without telemetry, on Windows too: `node tools/next.mjs build`. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';

process.env.NEXT_TELEMETRY_DISABLED = '1';
// Without this, tests would check an earlier build if this one fails.
if (process.argv[2] === 'build') rmSync('out', { recursive: true, force: true });
createRequire(import.meta.url)('next/dist/bin/next');
