import { existsSync } from 'node:fs';
import path from 'node:path';

/** Exits unless a whole build is there: licenses.txt is the last file that a build writes. */
export function requireExport() {
  const folder = process.env.OUT ?? 'out';
  if (existsSync(path.join(folder, 'licenses.txt'))) return;
  process.stderr.write(
    `${folder}/ is missing or incomplete, as after a failed build. Run npm run build first.\n`,
  );
  process.exit(1);
}
