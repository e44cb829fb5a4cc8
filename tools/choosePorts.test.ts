/** @jest-environment node */
import { afterEach, expect, it } from '@jest/globals';
import { choosePorts } from './choosePorts.mjs';

const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

it('choosePorts counts upwards from PORT if it is set', async () => {
  process.env.PORT = '4300';
  expect(await choosePorts(['files', 'nginx'])).toEqual({ files: 4300, nginx: 4301 });
});

it('choosePorts chooses free ports without PORT, and the same ones when called again', async () => {
  delete process.env.PORT;
  const first = await choosePorts(['site']);
  const second = await choosePorts(['files', 'nginx']);
  expect(second.files).toBe(first.site);
  expect(second.nginx).not.toBe(second.files);
  expect(second.nginx).toBeGreaterThan(0);
});
