import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, kilobytes: number }} Process */

/** @param {string} text what `ps -A -o pid=,ppid=,rss=` prints */
export function parseProcesses(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, kilobytes };
    });
}

/**
 * A process and all below it.
 * @param {readonly Process[]} processes
 * @param {number} root
 * @returns {readonly Process[]}
 */
export function treeOf(processes, root) {
  const below = processes
    .filter(({ parent }) => parent === root)
    .flatMap(({ pid }) => treeOf(processes, pid));
  return [...processes.filter(({ pid }) => pid === root), ...below];
}

/** @param {string} text of `smaps_rollup`: what several processes share counts in parts for each */
export function parseShare(text) {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1]);
}

/** Kilobytes of a process; where the system does not tell its share, all that it can reach. */
function kilobytesOf({ pid, kilobytes }) {
  try {
    return parseShare(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) || kilobytes;
  } catch {
    return kilobytes;
  }
}

/** Watches a process and all below it until told to stop, which gives their bytes at their most. */
export function peakMemory(root) {
  let peak = 0;
  const timer = setInterval(() => {
    const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    const tree = treeOf(parseProcesses(text), root);
    peak = Math.max(
      peak,
      tree.reduce((sum, one) => sum + kilobytesOf(one) * 1024, 0),
    );
  }, 250);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
