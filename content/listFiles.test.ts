/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { listFiles, toForwardSlashes } from './listFiles';

it('toForwardSlashes replaces the backslashes of Windows paths', () => {
  expect(toForwardSlashes('module-1\\lesson-2.md', path.win32)).toBe('module-1/lesson-2.md');
});

it('toForwardSlashes keeps a backslash in a file name on POSIX systems', () => {
  expect(toForwardSlashes('a\\b/c.md', path.posix)).toBe('a\\b/c.md');
});

it('listFiles lists files in nested folders, but not the folders', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-files-'));
  mkdirSync(path.join(folder, 'module-1'));
  writeFileSync(path.join(folder, 'module-1', 'module.md'), '');
  writeFileSync(path.join(folder, 'course.md'), '');
  expect(listFiles(folder).sort()).toEqual(['course.md', 'module-1/module.md']);
  rmSync(folder, { recursive: true });
});
