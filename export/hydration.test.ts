import { describe, expect, it } from '@jest/globals';
import { parsePage } from './html';
import { decideHydrationTiming } from './hydration';

const next = 'node_modules/next/dist';
const files = {
  '1': 'app/Counter.tsx',
  '2': 'app/Island.tsx',
  '3': `${next}/client/app-dir/link.js`,
  '4': `${next}/client/script.js`,
  '5': 'app/error.tsx',
  '6': `${next}/esm/client/components/layout-router.js`,
  '7': `${next}/shared/lib/lazy-dynamic/preload-chunks.js`,
};
const modules = new Map(Object.entries(files));
const imports = Object.keys(files).map((id) => `a${id}:I[${id},[],"default"]`);
const element = (id: number, props = '') => `["$","$La${id}",null,{${props}}]`;
const island = (children: string) => element(2, `"id":"game","children":${children}`);

const when = (tree: string, html = '') =>
  decideHydrationTiming(parsePage(html), [...imports, `0:[${tree}]`, ''].join('\n'), modules);
const marked = '<div id="game" data-island=""></div>';

describe('a page', () => {
  it.each([
    ['text', '"Hello"'],
    ["Next's own client components, links among them", `${element(6)},${element(3)}`],
    ['an error file', '"$a5"'],
  ])('a page with only %s is never hydrated', (_, tree) => {
    expect(when(tree)).toEqual({ when: 'never' });
  });

  it.each([
    ['in an island', island(element(1))],
    [
      'in a client component that declares that it waits for one',
      element(1, `"waitsForIsland":true,"children":${island('"text"')}`),
    ],
  ])('a page is hydrated on interaction if its client components are %s', (_, tree) => {
    expect(when(tree, marked)).toEqual({ when: 'onInteraction' });
  });

  it.each([
    ['without an island', element(1), '', files[1]],
    ['beside an island', `${element(1)},${island('"text"')}`, marked, files[1]],
    ['around an island', element(1, `"children":${island('"text"')}`), marked, files[1]],
    [
      'that waits for an island which the page does not have',
      element(1, '"waitsForIsland":true'),
      '',
      files[1],
    ],
    ['whose island has no element in the page', island(element(1)), '', files[2]],
    ['of Next that needs its runtime', element(7), '', files[7]],
  ])('a page is hydrated at once if it has a client component %s', (_, tree, html, file) => {
    expect(when(tree, html)).toEqual({ when: 'atOnce', outside: expect.arrayContaining([file]) });
  });

  it('decideHydrationTiming counts an unknown client module as outside the islands, and hydrates a page with unreadable flight data at once', () => {
    const unknown = new Map([['9', 'app/Other.tsx']]);
    const flight = [...imports, `0:[${element(1)}]`, ''].join('\n');
    expect(decideHydrationTiming(parsePage(''), flight, unknown)).toMatchObject({
      outside: ['the unknown module 1'],
    });
    expect(decideHydrationTiming(parsePage(''), 'nonsense', modules)).toMatchObject({
      when: 'atOnce',
    });
  });

  it('a page that uses next/script throws an error', () => {
    expect(() => when(element(4))).toThrow(/next\/script is not supported.*data-keep/);
  });
});
