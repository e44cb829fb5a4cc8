/**
 * Does what the README's how-tos say, once each, in a copy of the project: adds an article, a person,
 * a word, a page, and a dataset with a chart and its tab, and asks every test that could notice. Then
 * it spoils each of them, and asks whether the message names the file and what is wrong in it.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject } from './copyProject.mjs';

const files = path.join(import.meta.dirname, 'rehearsal');
const copy = copyProject('cope-rehearsal');
const inCopy = (file) => path.join(copy, file);
const read = (file) => readFileSync(inCopy(file), 'utf8');

/** Source that only the copy compiles is kept as text. */
function addFiles() {
  const added = readdirSync(files, { recursive: true, withFileTypes: true });
  for (const entry of added.filter((each) => each.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = inCopy(path.relative(files, from).replace(/\.txt$/, ''));
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(from, to);
  }
}

/** Replaces what has to be there exactly once. */
function edit(file, from, to) {
  const text = read(file);
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${file} has "${from}" ${parts.length - 1} times.`);
  writeFileSync(inCopy(file), parts.join(to));
}

function addLines() {
  edit(
    'content/people.ts',
    '\n];\n\n/** The 19 on',
    `
  [
    'x',
    'RehearsalRowena_UnderReview',
    'Rowena Standinson',
    'Stands where somebody will stand later, and has been asked to stand a little to the left.',
  ],
];

/** The 19 on`,
  );
  const glossary = read('content/glossary.ts')
    .trimEnd()
    .replace(/\]\);$/, '');
  writeFileSync(
    inCopy('content/glossary.ts'),
    `${glossary}  {
    id: 'zeroth-draft',
    term: 'Zeroth draft',
    partOfSpeech: 'n.',
    definition: 'A message that was only thought of.',
    seeAlso: ['wallet'],
  },
]);
`,
  );
  edit('content/siteIndex.ts', "    'disclaimer',\n", "    'disclaimer',\n    'rehearsal',\n");
  edit(
    'content/navigation.ts',
    "  link('Disclaimer', '/disclaimer'),\n",
    "  link('Disclaimer', '/disclaimer'),\n  link('Rehearsal', '/rehearsal'),\n",
  );
  const dashboard = 'content/dashboards/coochie-index.ts';
  edit(dashboard, '[exposure, content, engagement]', '[exposure, content, engagement, clips]');
  edit(
    dashboard,
    "import { content } from './coochie-index/content';",
    "import { clips } from './coochie-index/clips';\nimport { content } from './coochie-index/content';",
  );
}

function run(command) {
  const words = command.startsWith('npm ') ? command : `npx --no-install ${command}`;
  const [program = '', ...args] = words.split(' ');
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return { ok: status === 0, said: stdout + stderr };
}

/** What could notice that something was added. */
const checks = [
  'next typegen',
  'tsc --noEmit',
  'eslint .',
  'prettier --check --log-level warn .',
  'knip',
  'jest',
  'npm run build',
  'playwright test -c e2e/files/playwright.config.ts',
  'playwright test e2e/news e2e/rating e2e/dashboards e2e/hydration e2e/shell e2e/course',
  'playwright test e2e/accessibility/pages --grep /(news|news/25|rehearsal|filings/coochie-index|resources/digital-exposure-glossary)/.holds',
];

const article = 'content/news/25.md';
const people = 'content/people.ts';
const glossary = 'content/glossary.ts';
const page = 'content/pages/rehearsal.md';
const dataset = 'content/datasets/paper-clips.ts';
const panel = 'content/dashboards/coochie-index/clips.ts';

/** What is spoiled, by which words, who has to notice, and what of the message has to be there. */
const breaks = [
  [article, 'title: Commission', 'heading: Commission', 'npm run build', ['news/25.md', 'title']],
  [
    article,
    'date: 2025-05-17',
    'date: 2025-02-30',
    'jest content/news.test.ts',
    ['news/25.md', 'date'],
  ],
  [
    article,
    'category: Reg',
    'category: Irreg',
    'jest content/news.test.ts',
    ['news/25.md', 'category'],
  ],
  [
    people,
    'RehearsalRowena_UnderReview',
    'Rowena',
    'jest content/people.test.ts',
    [people, 'handle', '@Rowena'],
  ],
  [
    people,
    ', and has been asked to stand a little to the left.',
    ' and',
    'jest content/people.test.ts',
    [people, 'persona', '@RehearsalRowena_UnderReview'],
  ],
  [
    glossary,
    "    definition: 'A message that was only thought of.',\n",
    '',
    'tsc --noEmit',
    [glossary, 'definition'],
  ],
  [
    glossary,
    "seeAlso: ['wallet'],",
    "seeAlso: ['purse'],",
    'jest content/glossary.test.ts',
    [glossary, 'seeAlso', 'zeroth-draft'],
  ],
  [page, 'lead: This', 'led: This', 'jest content/siteMap.test.ts', ['pages/rehearsal.md', 'lead']],
  [
    'content/navigation.ts',
    "  link('Rehearsal', '/rehearsal'),\n",
    '',
    'jest content/siteMap.test.ts',
    ['/rehearsal/'],
  ],
  [dataset, "unit: 'count', ", '', 'tsc --noEmit', [dataset, 'unit']],
  [dataset, "period: '2024–2025'", "period: '1998'", 'jest content/datasets', [dataset, 'period']],
  [
    panel,
    "=== 'Upper drawer'",
    "=== 'Lower drawer'",
    'jest content/dashboards',
    ['paper-clips', 'The upper drawer holds the most'],
  ],
];

function say(what, began) {
  console.log(`${what} (${Math.round((Date.now() - began) / 1000)} s)`);
}

let failures = 0;
function fail(what, said) {
  failures += 1;
  console.error(`FAILED: ${what}\n${said.slice(-6000)}`);
}

addFiles();
addLines();
for (const command of checks) {
  const began = Date.now();
  const { ok, said } = run(command);
  if (!ok) fail(`with one more of each: ${command}`, said);
  say(`one more of each: ${command.slice(0, 60)}`, began);
}
for (const [file, from, to, command, expected] of breaks) {
  const began = Date.now();
  const whole = read(file);
  edit(file, from, to);
  const { ok, said } = run(command);
  writeFileSync(inCopy(file), whole);
  const missing = expected.filter((words) => !said.includes(words));
  if (ok) fail(`${file} with "${to}" passes ${command}`, said);
  else if (missing.length > 0) fail(`${file} with "${to}": nothing says ${missing.join()}`, said);
  else say(`spoiled and named: ${expected.join(', ')}`, began);
}
rmSync(copy, { recursive: true });
console.log(
  failures ? `${failures} failed` : 'Everything was added, and everything spoiled was named.',
);
process.exitCode = failures ? 1 : 0;
