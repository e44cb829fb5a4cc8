import { expect, it } from '@jest/globals';
import { parsePage } from './finishPage';
import { readIslands } from './islands';

const describeIsland = (id: string, reference: string, props: object = {}) => {
  const content = JSON.stringify([{ id: reference, props }]);
  const attribute = content
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return `<div id="${id}" data-island="" data-content="${attribute}"></div>`;
};
const reference = '[project]/app/(en)/Counter.client.tsx <module evaluation>#Counter';

it('reads the islands of a page, and removes what describes them', () => {
  const props = { label: 'a "b" & <c>', steps: [1, null] };
  const $ = parsePage(describeIsland('one', reference, props));
  expect(readIslands($)).toEqual([
    { id: 'one', content: [{ file: 'app/(en)/Counter.client.tsx', name: 'Counter', props }] },
  ]);
  expect($.html()).not.toContain('data-content');
});

it.each([
  [
    'an unknown form of a reference',
    describeIsland('one', 'Counter.client.tsx'),
    /"one" .*islands\.ts/,
  ],
  [
    'two islands with the same id',
    describeIsland('one', reference) + describeIsland('one', reference),
    /Two islands have the id "one"/,
  ],
])('throws on %s', (_, html, problem) => {
  expect(() => readIslands(parsePage(html))).toThrow(problem);
});
