'use client';

const failures = new Map<string, number>();

/**
 * Firefox and Safari remember that a module could not be loaded, so that a second `import()` of the
 * same address fails without a request. Each call after a failure asks for another address.
 * @param load must be `() => import('…')`. The bundle of out/ has the address in its place; in
 * `next dev` there is none, and `load` is called again.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  const address = /import\(["'`](\.[^"'`]+\.js)["'`]\)/.exec(String(load))?.[1] ?? '';
  const count = failures.get(address) ?? 0;
  try {
    if (!address || count === 0) return await load();
    // All scripts of islands are in one folder.
    return await import(/* turbopackIgnore: true */ `${address}?attempt=${count + 1}`);
  } catch (error) {
    failures.set(address, count + 1);
    throw error;
  }
}
