import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** The source file of each client module, by the id of the module in flight data. */
export type ClientModules = ReadonlyMap<string, string>;

interface Manifest {
  clientModules: Record<string, { id: string | number }>;
}

/**
 * Reads the manifests that Next writes.
 * @param distDir path of `.next`
 */
export function readClientModules(distDir: string): ClientModules {
  const folder = path.join(distDir, 'server/app');
  const files = new Map<string, string>();
  const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('_client-reference-manifest.js'),
  );
  for (const file of manifests) {
    const scope: { __RSC_MANIFEST?: Record<string, Manifest> } = {};
    runInNewContext(readFileSync(path.join(folder, file), 'utf8'), scope);
    for (const { clientModules } of Object.values(scope.__RSC_MANIFEST ?? {})) {
      for (const [name, { id }] of Object.entries(clientModules))
        files.set(String(id), name.replace(/^\[project\]\//, '').replace(/ <.*$/, ''));
    }
  }
  return files;
}
