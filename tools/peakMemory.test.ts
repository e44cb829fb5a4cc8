import { describe, expect, it } from '@jest/globals';
import { parseProcesses, treeBytes } from './peakMemory.mjs';

const processes = parseProcesses(`
    1     0  900
   10     1  100
   11    10   20
   12    11    3
   13     1  500
`);

describe('parseProcesses', () => {
  it('reads the columns, however they are padded', () => {
    expect(processes[1]).toEqual({ pid: 10, parent: 1, kilobytes: 100 });
  });
});

describe('treeBytes', () => {
  it('adds up a process and all below it, and nobody else', () => {
    expect(treeBytes(processes, 10)).toBe(123 * 1024);
  });

  it('is nothing for a process that is gone', () => {
    expect(treeBytes(processes, 99)).toBe(0);
  });
});
