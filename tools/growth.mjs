/**
 * How the build grows with the number of articles: time, of that the export step, peak memory and
 * the size of out/, as a table for the README. Fails where a page of a visitor grows with them.
 * `npm run bench:growth` builds a copy of the project, once for each count (COUNTS=13,200 for others).
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copyProject } from './copyProject.mjs';
import { peakMemory } from './peakMemory.mjs';
import { markdownTable } from './report.mjs';

const counts = (process.env.COUNTS ?? '13,200,2000').split(',').map(Number);
const day = 24 * 60 * 60 * 1000;

/** One article more, of the length and form of the others but older than any of them. */
function article(model, id) {
  const date = new Date(Date.UTC(2024, 11, 31) - id * day).toISOString().slice(0, 10);
  return model
    .replace(/^id: .*/m, `id: ${id}`)
    .replace(/^date: .*/m, `date: ${date}`)
    .replace(/^title: .*/m, `title: Release ${id} of a great many`)
    .replace(/^home: .*\n/m, '');
}

/** Brings the copy's news to so many articles; what has no text of its own stays. */
function grow(copy, count) {
  const folder = path.join(copy, 'content/news');
  const models = readdirSync(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => !/^excuse:/m.test(text));
  const first = 1000;
  for (let more = models.length; more < count; more += 1) {
    const id = first + more;
    const model = models[more % models.length];
    writeFileSync(path.join(folder, `${id}.md`), article(model, id));
  }
}

async function build(copy) {
  const began = Date.now();
  const child = spawn('npm', ['run', 'build'], { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  const peak = peakMemory(child.pid);
  const code = await new Promise((resolve) => child.on('close', resolve));
  const bytes = peak.stop();
  if (code !== 0) throw new Error(`The build failed:\n${said.slice(-2000)}`);
  const exporting = /^export: finished in ([\d.]+) s$/m.exec(said)?.[1];
  if (!exporting) throw new Error('The export step did not say how long it took.');
  return { seconds: (Date.now() - began) / 1000, exporting: Number(exporting), bytes };
}

const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => statSync(path.join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** Pages that say the same whether there are few articles or many, but for a count of pages. */
const steady = ['index.html', 'news/index.html', 'news/1/index.html'];
const tolerance = 100;

const weigh = (copy) =>
  steady.map((page) => brotliCompressSync(readFileSync(path.join(copy, 'out', page))).length);

const seconds = (value) => `${Math.round(value)} s`;
const megabytes = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`;

const rows = [];
let smallest;
const copy = copyProject('cope-growth');
for (const count of counts) {
  rmSync(path.join(copy, 'content/news'), { recursive: true });
  mkdirSync(path.join(copy, 'content/news'));
  for (const file of readdirSync('content/news')) {
    writeFileSync(path.join(copy, 'content/news', file), readFileSync(`content/news/${file}`));
  }
  grow(copy, count);
  rmSync(path.join(copy, '.next'), { recursive: true, force: true });
  const built = await build(copy);
  const size = sizeOf(path.join(copy, 'out'));
  rows.push([
    count,
    ...[built.seconds, built.exporting].map(seconds),
    ...[built.bytes, size].map(megabytes),
  ]);
  const weights = weigh(copy);
  smallest ??= weights;
  for (const [index, page] of steady.entries()) {
    const more = weights[index] - smallest[index];
    if (more > tolerance) throw new Error(`${page} has ${more} bytes more at ${count} articles.`);
  }
  console.error(`built: ${count} articles; ${steady.join(', ')}: ${weights.join(', ')} bytes`);
}
rmSync(copy, { recursive: true });
console.log(markdownTable(['Articles', 'Build', 'Of that export', 'Peak memory', 'out/'], rows));
