/**
 * Runs as many commands at a time as there are processors, slowest first: `node
 * tools/runInParallel.mjs "eslint ." "tsc --noEmit"`. Prints a command's output once it has ended,
 * so that those of two never mix.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

const waiting = process.argv.slice(2);

async function runNext() {
  const command = waiting.shift();
  if (!command) return;
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  process.stdout.write(out);
  process.stderr.write(err);
  if (code !== 0) {
    console.error(`Failed: ${command}`);
    process.exitCode = 1;
  }
  await runNext();
}

await Promise.all(Array.from({ length: availableParallelism() }, runNext));
