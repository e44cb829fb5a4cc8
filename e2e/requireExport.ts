import { existsSync } from 'node:fs';
import path from 'node:path';

/** A build writes licenses.txt last. */
export function requireExport() {
  const folder = process.env.OUT ?? 'out';
  if (existsSync(path.join(folder, 'licenses.txt'))) return;
  process.stderr.write(
    `${folder}/ is missing or incomplete, as after a failed build. Run npm run build first.\n`,
  );
  process.exit(1);
}
