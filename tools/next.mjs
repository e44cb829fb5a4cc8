/** Runs Next without telemetry, on Windows too: `node tools/next.mjs build`. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { exitOnError } from './exitOnError.mjs';
import { describeMissingSiteUrl, findBasePath, findSiteUrl } from './siteUrl.mjs';

process.env.NEXT_TELEMETRY_DISABLED = '1';
const siteUrl = await exitOnError(() => findSiteUrl(process.env));
await exitOnError(() => findBasePath(process.env));
// next.config.ts and content/site.ts read no other variable.
if (siteUrl) process.env.SITE_URL = siteUrl;
if (process.argv[2] === 'build') {
  const missing = describeMissingSiteUrl(process.env);
  process.on('exit', (code) => {
    if (missing && code === 0) console.log(missing);
  });
  // Without this, tests would check an earlier build if this one fails.
  rmSync('out', { recursive: true, force: true });
}
await import('./styleTypes.mjs');
createRequire(import.meta.url)('next/dist/bin/next');
