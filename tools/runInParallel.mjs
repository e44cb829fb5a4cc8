/**
 * Runs commands in the order given, as many at a time as there are processors. Name the slowest
 * first: `node tools/runInParallel.mjs "eslint ." "tsc --noEmit"`. Prints the output of a command
 * when the command has ended, so that outputs never mix.
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
