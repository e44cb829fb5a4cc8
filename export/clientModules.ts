import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Source file of each client module of the build, by the id that flight data uses. */
export type ClientModules = ReadonlyMap<string, string>;

/** Reads one `page_client-reference-manifest.js`. */
export function parseManifest(source: string): [id: string, file: string][] {
  const json = /^globalThis\.__RSC_MANIFEST\[.*?\] = (\{.*\});?$/m.exec(source)?.[1];
  if (!json) throw new Error('A client reference manifest has an unknown form: has Next changed?');
  const { clientModules } = JSON.parse(json);
  return Object.entries<{ id: string | number }>(clientModules).map(([file, { id }]) => [
    String(id),
    file,
  ]);
}

export async function readClientModules(buildFolder: string): Promise<ClientModules> {
  const modules = new Map<string, string>();
  const folder = path.join(buildFolder, 'server/app');
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('_client-reference-manifest.js'))) {
    const manifest = await readFile(path.join(folder, file), 'utf8');
    for (const [id, source] of parseManifest(manifest)) modules.set(id, source);
  }
  if (modules.size === 0) throw new Error(`No client reference manifest in ${buildFolder}.`);
  return modules;
}

/** Whether any of a page's modules is ours, or unknown: in doubt the page keeps its scripts. */
export function hydrates(ids: readonly string[], modules: ClientModules): boolean {
  return ids.some((id) => !modules.get(id)?.includes('/node_modules/next/'));
}
