/**
 * Looks for browser tests that sometimes fail: runs them several times over a built out/ without retries,
 * while one thread for each processor keeps the machine busy.
 *
 *   npm run test:stability                              runs all tests five times
 *   npm run test:stability -- --times=50 e2e/course.spec.ts    runs each test of a file fifty times
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

const { values, positionals: files } = parseArgs({
  options: { times: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const { times } = values;

/** Starts one thread with an endless loop for each processor. */
const startBusyThreads = () =>
  Array.from(
    { length: availableParallelism() },
    () => new Worker('for (;;) Math.sqrt(Math.random());', { eval: true }),
  );

async function run(args, report) {
  const child = spawn('npx', ['playwright', 'test', '--retries=0', '--reporter=json', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows npx is a batch file, which only a shell can run.
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  await once(child, 'close');
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Lists the tests of a Playwright report with name ("file:line title"), status and error. */
const testsOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}:${line} ${title}`,
      status,
      error: results.at(-1)?.error?.message?.split('\n')[0],
    })),
  ),
  ...suites.flatMap(testsOf),
];

const folder = mkdtempSync(path.join(tmpdir(), 'cope-stability-'));
const workers = startBusyThreads();
let passed = 0;
const failures = [];
try {
  // Without file names all tests are run several times in a row. With them, one run repeats each test.
  const rounds = files.length ? 1 : Number(times);
  const args = files.length ? [...files, `--repeat-each=${times}`] : [];
  for (let round = 1; round <= rounds; round += 1) {
    const began = Date.now();
    const report = await run(args, path.join(folder, `${round}.json`));
    const tests = testsOf(report).filter(({ status }) => status !== 'skipped');
    const failed = tests.filter(({ status }) => status !== 'expected');
    passed += tests.length - failed.length;
    failures.push(
      ...failed,
      ...report.errors.map(({ message }) => ({ name: 'run', error: message })),
    );
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(
      `run ${round} of ${rounds}: ${tests.length} tests, ${failed.length} failed, ${minutes} min`,
    );
  }
} finally {
  await Promise.all(workers.map((worker) => worker.terminate()));
  rmSync(folder, { recursive: true });
}

for (const { name, error } of failures) console.log(`failed: ${name}\n        ${error}`);
console.log(`${passed} passed, ${failures.length} failed, with ${workers.length} processors busy`);
if (failures.length > 0 || passed === 0) process.exitCode = 1;
