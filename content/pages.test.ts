/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { pages } from './pages';

it('no two pages of the list have the same path', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
});
