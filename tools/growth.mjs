/**
 * Builds copies of the project with today's articles, 200 and 2,000 (or COUNTS=20,200) and prints build
 * time, peak memory and size of out/ for the README. Fails if the size of a page in pagesOfConstantSize
 * depends on the number of articles.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { copyProject } from './copyProject.mjs';
import { createMarkdownTable } from './createMarkdownTable.mjs';

const news = 'content/news';
const models = readdirSync(news)
  .map((file) => readFileSync(path.join(news, file), 'utf8'))
  .filter((text) => !/^excuse:/m.test(text));
const counts = process.env.COUNTS?.split(',').map(Number) ?? [models.length, 200, 2000];
const day = 24 * 60 * 60 * 1000;

/** Makes an article for the benchmark: a real article with another id, title and an earlier date. */
function makeArticle(model, id) {
  const date = new Date(Date.UTC(2024, 11, 31) - id * day).toISOString().slice(0, 10);
  return model
    .replace(/^id: .*/m, `id: ${id}`)
    .replace(/^date: .*/m, `date: ${date}`)
    .replace(/^title: .*/m, `title: Release ${id} of a great many`)
    .replace(/^(home|card): .*\n/gm, '');
}

/** Restores content/news in the copy of the project and adds articles until there are `count`. */
function setArticles(copy, count) {
  const folder = path.join(copy, news);
  rmSync(folder, { recursive: true });
  cpSync(news, folder, { recursive: true });
  for (let more = models.length; more < count; more += 1) {
    const id = 1000 + more;
    writeFileSync(path.join(folder, `${id}.md`), makeArticle(models[more % models.length], id));
  }
}

/** Memory of a process in kilobytes. On Linux, memory that processes share is divided among them. */
function kilobytesOf({ pid, rss }) {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1]);
  } catch {
    return rss;
  }
}

/** Memory of a process and all its descendants in kilobytes. */
function treeKilobytes(root) {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid, parent, rss]) => ({ pid, parent, rss }));
  const treeOf = (pid) => [
    ...processes.filter((each) => each.pid === pid),
    ...processes.filter((each) => each.parent === pid).flatMap((each) => treeOf(each.pid)),
  ];
  return treeOf(root).reduce((sum, each) => sum + kilobytesOf(each), 0);
}

async function build(copy, count) {
  rmSync(path.join(copy, '.next'), { recursive: true, force: true });
  const began = Date.now();
  const child = spawn('npm', ['run', 'build'], { cwd: copy, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, treeKilobytes(child.pid))), 250);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0)
    throw new Error(
      `The build with ${count} articles failed. End of its output:\n${output.slice(-2000)}`,
    );
  const exportSeconds = /^export: finished in ([\d.]+) s$/m.exec(output)?.[1];
  if (!exportSeconds)
    throw new Error(
      'The build printed no line "export: finished in … s": export/finishExport.ts has to print it.',
    );
  return { seconds: (Date.now() - began) / 1000, exportSeconds, megabytes: peak / 1024 };
}

const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => statSync(path.join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** Pages whose size must not grow with the number of articles. */
const pagesOfConstantSize = ['index.html', 'news/index.html', 'news/1/index.html'];
/** Bytes by which a page of pagesOfConstantSize may grow after compression: the news list shows its number of pages. */
const toleratedBytes = 100;

const rows = [];
let first;
const copy = copyProject('cope-growth');
for (const count of counts) {
  setArticles(copy, count);
  const { seconds, exportSeconds, megabytes } = await build(copy, count);
  const outFolder = path.join(copy, 'out');
  rows.push([
    count,
    ...[seconds, exportSeconds].map((value) => `${Math.round(value)} s`),
    ...[megabytes, sizeOf(outFolder) / 1024 / 1024].map((value) => `${Math.round(value)} MB`),
  ]);
  const sizes = pagesOfConstantSize.map(
    (page) => brotliCompressSync(readFileSync(path.join(outFolder, page))).length,
  );
  first ??= sizes;
  for (const [index, page] of pagesOfConstantSize.entries()) {
    const more = sizes[index] - first[index];
    if (more > toleratedBytes)
      throw new Error(
        `out/${page} grows by ${more} bytes (Brotli) with ${count} articles. Its size must not depend on their number.`,
      );
  }
  console.error(
    `built: ${count} articles; ${pagesOfConstantSize.join(', ')}: ${sizes.join(', ')} bytes`,
  );
}
rmSync(copy, { recursive: true });
console.log(
  createMarkdownTable(['Articles', 'Build', 'Of that export', 'Peak memory', 'out/'], rows),
);
