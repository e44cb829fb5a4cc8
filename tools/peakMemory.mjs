import { execFileSync } from 'node:child_process';

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
 * Bytes that a process and all below it hold. What they share counts for each of them.
 * @param {readonly Process[]} processes
 * @param {number} root
 */
export function treeBytes(processes, root) {
  const sum = (pid) =>
    processes
      .filter(({ parent }) => parent === pid)
      .reduce((total, child) => total + sum(child.pid), kilobytesOf(pid));
  const kilobytesOf = (pid) => processes.find((one) => one.pid === pid)?.kilobytes ?? 0;
  return sum(root) * 1024;
}

/** Watches a process and all below it until told to stop. */
export function peakMemory(root) {
  let peak = 0;
  const timer = setInterval(() => {
    const text = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
    peak = Math.max(peak, treeBytes(parseProcesses(text), root));
  }, 250);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
