/**
 * Runs npm scripts, as many at a time as there are processors, and fails if one of them fails:
 * `node tools/runInParallel.mjs lint:code lint:styles`. Prints what a script wrote once it has ended,
 * so that the messages of two scripts never mix. Name the slowest first.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

/** Path of npm's script, which npm sets for the scripts that it runs. Windows cannot start `npm` without a shell. */
const npm = process.env.npm_execpath;
if (!npm)
  throw new Error('npm_execpath is not set. Start this file from an npm script, as npm test does.');

const waiting = process.argv.slice(2);

async function runNext() {
  const script = waiting.shift();
  if (!script) return;
  const child = spawn(process.execPath, [npm, 'run', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  process.stdout.write(out);
  process.stderr.write(err);
  if (code !== 0) {
    console.error(`npm run ${script} failed.`);
    process.exitCode = 1;
  }
  await runNext();
}

await Promise.all(Array.from({ length: availableParallelism() }, runNext));
