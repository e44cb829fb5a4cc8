/** Runs Next without telemetry: `node tools/next.mjs build`. Setting the variable here works on Windows too. */
import { createRequire } from 'node:module';

process.env.NEXT_TELEMETRY_DISABLED = '1';
createRequire(import.meta.url)('next/dist/bin/next');
