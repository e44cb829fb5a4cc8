/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { listFiles } from './listFiles';

it('listFiles lists files in nested folders, but not the folders', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-files-'));
  mkdirSync(path.join(folder, 'module-1'));
  writeFileSync(path.join(folder, 'module-1', 'module.md'), '');
  writeFileSync(path.join(folder, 'course.md'), '');
  expect(listFiles(folder).sort()).toEqual(['course.md', 'module-1/module.md']);
  rmSync(folder, { recursive: true });
});
