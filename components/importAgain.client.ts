'use client';

const failures = new Map<string, number>();

/** All scripts of islands are in one folder, as is the page's own. */
const resolve = (address: string) =>
  new URL(address, document.querySelector<HTMLScriptElement>('script[type=module]')?.src);

/** A cache may have kept the failure of a module, or of one that it imports. */
async function fetchPastCache(address: string) {
  const response = await fetch(resolve(address), { cache: 'reload' });
  const imports = (await response.text()).matchAll(/\bfrom ?"(\.[^"]+\.js)"/g);
  await Promise.all(
    Array.from(imports, ([, file = '']) => fetch(resolve(file), { cache: 'reload' })),
  );
}

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
    await fetchPastCache(address);
    return await import(/* turbopackIgnore: true */ `${address}?attempt=${count + 1}`);
  } catch (error) {
    failures.set(address, count + 1);
    throw error;
  }
}
