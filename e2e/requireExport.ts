import { existsSync } from 'node:fs';
import path from 'node:path';

/** Ends the test run if the exported site is missing or incomplete. The last file that a build writes is licenses.txt. */
export function requireExport() {
  const folder = process.env.OUT ?? 'out';
  if (existsSync(path.join(folder, 'licenses.txt'))) return;
  process.stderr.write(
    `${folder}/ is missing or incomplete, as after a failed build. Run npm run build first.\n`,
  );
  process.exit(1);
}
