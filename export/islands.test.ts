import { describe, expect, it } from '@jest/globals';
import { load } from 'cheerio';
import { findIslandIds } from './islands';

const next = 'node_modules/next/dist';
const files = {
  '1': 'app/Counter.client.tsx',
  '2': 'components/Island.client.tsx',
  '3': 'app/error.tsx',
  '4': `${next}/esm/client/components/layout-router.js`,
  '5': `${next}/shared/lib/lazy-dynamic/preload-chunks.js`,
};
const imports = Object.keys(files).map((id) => `a${id}:I[${id},[],"default"]`);
const element = (id: number, props = '') => `["$","$La${id}",null,{${props}}]`;
const island = (children: string) => element(2, `"id":"game","children":${children}`);
const marked = '<div id="game" data-island></div>';

const find = (tree: string, html = '', modules: object = files) =>
  findIslandIds(
    load(html),
    [...imports, `0:[${tree}]`, ''].join('\n'),
    new Map(Object.entries(modules)),
  );

describe('findIslandIds', () => {
  it.each([
    ['text', '"Hello"'],
    ['client components of Next itself', element(4)],
    ['an error file', '"$a3"'],
  ])('finds no island on a page with only %s', (_, tree) => {
    expect([...find(tree)]).toEqual([]);
  });

  it('finds an island, and allows client components inside it', () => {
    expect([...find(island(element(1)), marked)]).toEqual(['game']);
  });

  it.each([
    ['without an island', element(1), '', files[1]],
    ['beside an island', `${element(1)},${island('"text"')}`, marked, files[1]],
    ['around an island', element(1, `"children":${island('"text"')}`), marked, files[1]],
    ['whose island has no element in the page', island('"text"'), '', files[2]],
    ['of Next that needs its runtime', element(5), '', files[5]],
  ])('throws on a client component %s, and names its file', (_, tree, html, file) => {
    expect(() => find(tree, html)).toThrow(`component in ${file}. Put <Island id="…"> around it.`);
  });

  it('throws on unknown client modules and unreadable flight data', () => {
    expect(() => find(element(1), '', {})).toThrow(/client module 1 of .*Modules\.ts/);
    expect(() => findIslandIds(load(''), 'nonsense', new Map())).toThrow(/check rowsOf/);
  });
});
