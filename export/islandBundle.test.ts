/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findCommonModules } from './bundleOutputs';
import { bundleIslands, findStyleModules, type IslandBundle } from './islandBundle';
import type { IslandComponent } from './islands';
import { writePageModule } from './pageModule';

let projectDir = '';
beforeEach(() => {
  projectDir = mkdtempSync(path.join(tmpdir(), 'project-'));
  mkdirSync(path.join(projectDir, 'app'));
  symlinkSync(path.resolve('node_modules'), path.join(projectDir, 'node_modules'));
  write('Later.ts', "import styles from './Later.module.css'; export const later = styles.later;");
  write('Later.module.css', '.later{}');
});
afterEach(() => rmSync(projectDir, { recursive: true }));

const write = (name: string, text: string) =>
  writeFileSync(path.join(projectDir, 'app', name), text);

const counter: IslandComponent = {
  file: 'app/Counter.client.tsx',
  name: 'Counter',
  props: { start: 1 },
};

function bundle(
  source: string,
  pages = [[counter]],
  adopted?: ReadonlyMap<string, string>,
  first?: IslandBundle,
) {
  write('Counter.client.tsx', source);
  const classNames = { 'app/Later.module.css': { later: 'm_later' } };
  const env = { SITE: 'a site', IS_ISLAND_BUNDLE: '' };
  const input = { projectDir, browsers: ['chrome109'], env, classNames };
  return bundleIslands(pages, input, adopted, first && findCommonModules(first));
}

const find = (scripts: ReadonlyMap<string, string>, name: string) =>
  [...scripts].find(([file]) => file.startsWith(name))?.[1];

describe('bundleIslands', () => {
  it('bundles a component without what only the server imports, with variables of next.config.ts', async () => {
    const { scripts } = await bundle(`
      const drawing = !process.env.IS_ISLAND_BUNDLE && typeof window === 'undefined' ? import('./Later') : 'none';
      export const Counter = () => [drawing, process.env.SITE];
      export const unused = 'not used';`);
    expect(find(scripts, 'islands')).toMatch(/"none".*"a site"/s);
    expect([...scripts.values()].join()).not.toMatch(/m_later|not used/);
  });

  it('a script that loads later brings the rules that its page lacks', async () => {
    const source = "export const Counter = () => { void import('./Later'); return null; };";
    const first = await bundle(source);
    expect(findStyleModules(first, counter)).toEqual(['app/Later.module.css']);
    expect(find(first.scripts, 'Later')).not.toContain('top:0');
    const adopted = new Map([['app/Later.module.css', '.m_later{top:0}']]);
    expect(find((await bundle(source, [[counter]], adopted)).scripts, 'Later')).toContain(
      '.m_later{top:0}',
    );
  });

  it('what most pages import is one file with React, which later scripts import too', async () => {
    write('shared.ts', "export const shared = () => 'shared by pages';");
    write('Late.tsx', 'export const Late = () => <b>late</b>;');
    const later = "import { shared } from './shared';\nvoid import('./Late').then(shared);\n";
    write('Clock.client.tsx', `${later}export const Clock = () => <i>{shared()}</i>;`);
    const clock = { file: 'app/Clock.client.tsx', name: 'Clock', props: {} };
    const source = `${later}export const Counter = () => <p>{shared()}</p>;`;
    const first = await bundle(source, [[counter], [clock]]);
    const { scripts } = await bundle(source, [[counter], [clock]], new Map(), first);
    const names = [...scripts].map(([name]) => name.replace(/-.*/, '')).sort();
    expect(names).toEqual(['Late', 'chunk', 'islands', 'islands']);
    expect(find(scripts, 'chunk')).toMatch(/shared by pages/);
  });

  it.each([
    [
      'an environment variable that browsers do not have',
      'export const Counter = () => process.env.SECRET;',
      /Counter\.client\.tsx reads process\.env\.SECRET.* next\.config\.ts/,
    ],
    [
      'a CSS Module without class names',
      "import styles from './Other.module.css'; export const Counter = () => styles.a;",
      /app\/Other\.module\.css has no class names.*route\.ts/,
    ],
  ])('the build stops at %s', async (_, source, problem) => {
    write('Other.module.css', '.a{}');
    await expect(bundle(source)).rejects.toThrow(problem);
  });
});

it('the module of a page imports each component once, and hydrates each island', async () => {
  const built = await bundle('export const Counter = () => null;');
  const island = { id: 'one', content: [counter] };
  const { text, imports } = writePageModule([island, { ...island, id: 'two' }], built);
  expect(text).toBe(
    `import{hydrateIslands as hydrate,c0}from"./${imports[0]}";` +
      'const p0={"start":1};hydrate([["one",[[c0,p0]]],["two",[[c0,p0]]]]);',
  );
  for (const name of imports) expect(built.scripts.has(name)).toBe(true);
});
