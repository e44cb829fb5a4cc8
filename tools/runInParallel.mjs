/**
 * Runs commands, as many at a time as there are processors, and fails if one of them fails:
 * `node tools/runInParallel.mjs "eslint ." "tsc --noEmit"`. Prints what a command wrote once it has ended, so that
 * the messages of two never mix. Name the slowest first.
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
