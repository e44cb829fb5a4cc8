import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

/** Source file of each client module of the build, by the id that flight data calls it by. */
export type ClientModules = ReadonlyMap<string, string>;

interface Manifest {
  clientModules: Record<string, { id: string | number }>;
}

/**
 * Reads the manifests that Next writes for each page.
 * @param distDir the folder `.next`
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
  if (files.size === 0)
    throw new Error(`No client module is named in ${folder}: has Next changed its manifests?`);
  return files;
}
