/**
 * Tests the instructions in docs/how-to.md that only add files: adds an article, a notice, a glossary
 * entry and a course module to a copy of the project, and runs the checks, which must not depend on
 * the number of any. Also puts a heading before each component of some pages, which must not move any.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, runNpmScripts } from './copyProject.mjs';

const templates = path.join(import.meta.dirname, 'rehearsal');
const copy = copyProject('cope-rehearsal');
const inCopy = (...parts) => path.join(copy, 'content', ...parts);

/** Writes a template with values in place of <name>. */
function addFile(template, file, values = {}) {
  const text = readFileSync(path.join(templates, template), 'utf8');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    text.replaceAll(/<(\w+)>/g, (_, name) => values[name]),
  );
}

/** The highest number that the pattern captures in the texts; 0 if there is none. */
const highest = (texts, pattern) =>
  Math.max(...texts.map((text) => Number(pattern.exec(text)?.[1] ?? 0)));

/** Adds an article that is newer than all others. */
function addArticle() {
  const articles = readdirSync(inCopy('news')).map((file) =>
    readFileSync(inCopy('news', file), 'utf8'),
  );
  const newest = articles
    .map((text) => /^date: (.*)$/m.exec(text)[1])
    .sort()
    .at(-1);
  const dayAfter = new Date(Date.parse(newest) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const year = dayAfter.slice(2, 4);
  const release = highest(articles, new RegExp(`^release: ${year}-(\\d+)$`, 'm')) + 1;
  const id = highest(articles, /^id: (\d+)$/m) + 1;
  addFile('article.md', inCopy('news', `${id}.md`), {
    id,
    date: dayAfter,
    release: `${year}-${String(release).padStart(3, '0')}`,
  });
}

const pagesWithComponents = [
  'desk-lamp-transcript',
  'droplet-rulings',
  'freedom-of-infatuation',
  'privacy',
  'simp-recovery-program',
];

/** Adds a heading and a paragraph before each directive that is in no other. */
function addHeadings() {
  let added = 0;
  for (const page of pagesWithComponents) {
    const file = inCopy('pages', `${page}.md`);
    const open = [];
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [, colons, name] = /^(:{2,})([a-z]?)/.exec(line) ?? [];
        const isFirst = name && open.length === 0;
        if (colons === open.at(-1) && !name) open.pop();
        else if (name && colons.length > 2) open.push(colons);
        if (!isFirst) return [line];
        added += 1;
        return [`## Rehearsal ${added}`, '', `This is rehearsal ${added}.`, '', line];
      });
    writeFileSync(file, lines.join('\n'));
  }
}

function addModule() {
  for (const language of readdirSync(inCopy('course'))) {
    const folder = path.join('course', language);
    const n = highest(readdirSync(inCopy(folder)), /^module-(\d+)$/) + 1;
    for (const file of readdirSync(path.join(templates, folder)))
      addFile(path.join(folder, file), inCopy(folder, `module-${n}`, file), { n });
  }
}

addArticle();
addFile('notice.md', inCopy('notices', 'rehearsal.md'));
addFile('term.md', inCopy('glossary', 'rehearsal.md'));
addModule();
addHeadings();
const browserTests = 'e2e/news e2e/course e2e/home e2e/shell';
runNpmScripts(copy, ['test:unit', 'build', 'test:files', `test:browser -- ${browserTests}`]);
rmSync(copy, { recursive: true });
console.log('Texts, headings and a module were added, and every check passes.');
