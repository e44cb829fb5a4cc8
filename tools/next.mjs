/** Runs Next without telemetry on every system: `node tools/next.mjs build`. */
import { createRequire } from 'node:module';

process.env.NEXT_TELEMETRY_DISABLED = '1';
createRequire(import.meta.url)('next/dist/bin/next');
