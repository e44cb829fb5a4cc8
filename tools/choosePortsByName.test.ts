/** @jest-environment node */
import { afterEach, expect, it } from '@jest/globals';
import { choosePortsByName } from './choosePortsByName.mjs';

const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

it('choosePortsByName counts upwards from PORT if it is set', async () => {
  process.env.PORT = '4300';
  expect(await choosePortsByName(['files', 'nginx'])).toEqual({ files: 4300, nginx: 4301 });
});

it('choosePortsByName chooses free ports without PORT, and the same ones when called again', async () => {
  delete process.env.PORT;
  const first = await choosePortsByName(['site']);
  const second = await choosePortsByName(['files', 'nginx']);
  expect(second.files).toBe(first.site);
  expect(second.nginx).not.toBe(second.files);
  expect(second.nginx).toBeGreaterThan(0);
});
