import { describe, expect, it } from '@jest/globals';
import { parseProcesses, parseShare, treeOf } from './peakMemory.mjs';

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

describe('treeOf', () => {
  const pids = (root: number) => treeOf(processes, root).map(({ pid }) => pid);

  it('is a process and all below it, and nobody else', () => {
    expect(pids(10)).toEqual([10, 11, 12]);
  });

  it('is empty for a process that is gone', () => {
    expect(pids(99)).toEqual([]);
  });
});

describe('parseShare', () => {
  it('reads the part that counts for one process', () => {
    expect(parseShare('Rss:   900 kB\nPss:      120 kB\nPss_Dirty:   80 kB\n')).toBe(120);
  });
});
