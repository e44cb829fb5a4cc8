/**
 * Tests the how-tos of the README in a copy of the project: adds an article, a person, a page and so on,
 * and runs all checks, which have to pass. Then it corrupts each addition, and removes parts that a new
 * owner may not want: each time a check has to fail, and its output has to name the file and the error.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { copyProject } from './copyProject.mjs';
import { addLanguage } from './rehearsalLanguage.mjs';

const copy = copyProject('cope-rehearsal');
const inCopy = (file) => path.join(copy, file);
const read = (file) => readFileSync(inCopy(file), 'utf8');

const article = 'content/news/25.md';
const people = 'content/people.ts';
const glossary = 'content/glossary.ts';
const page = 'content/pages/rehearsal.md';
const dataset = 'content/datasets/paper-clips.ts';
const tab = 'content/dashboards/coochie-index/clipsTab.ts';
const dashboard = 'content/dashboards/coochie-index.ts';
const dashboards = 'content/dashboards/dashboards.ts';
const commissioners = 'content/commissioners.ts';
const enforcement = 'content/enforcement.ts';
const filings = 'content/filings.ts';
const initiatives = 'content/initiatives.ts';
const navigation = 'content/navigation.ts';
const ratingSection = 'app/(en)/(home)/PeopleRatingSection.tsx';
const siteIndex = 'content/siteIndex.ts';

/** Additions to existing files, each as [file, text to replace, new text]. New files are in tools/rehearsal/. */
const additions = [
  [
    people,
    '\n  ],\n];\n',
    `
  ],
  [
    'x',
    'RehearsalRowena_UnderReview',
    'Rowena Standinson',
    'Stands where somebody will stand later, and has been asked to stand a little to the left.',
  ],
];
`,
  ],
  [
    glossary,
    `    definition: 'The protected party.',
    seeAlso: ['exposure'],
  },
]);`,
    `    definition: 'The protected party.',
    seeAlso: ['exposure'],
  },
  {
    id: 'zeroth-draft',
    term: 'Zeroth draft',
    partOfSpeech: 'n.',
    definition: 'A message that was only thought of.',
    seeAlso: ['wallet'],
  },
]);`,
  ],
  [siteIndex, "    'disclaimer',\n", "    'disclaimer',\n    'rehearsal',\n"],
  [
    navigation,
    "  link('Disclaimer', '/disclaimer'),\n",
    "  link('Disclaimer', '/disclaimer'),\n  link('Rehearsal', '/rehearsal'),\n",
  ],
  [dashboard, 'contentTab, engagementTab]', 'contentTab, engagementTab, clipsTab]'],
  [
    dashboard,
    "import { contentTab } from './coochie-index/contentTab';",
    "import { clipsTab } from './coochie-index/clipsTab';\nimport { contentTab } from './coochie-index/contentTab';",
  ],
  [
    dashboards,
    '  simpInvestmentAnalytics,\n];',
    '  simpInvestmentAnalytics,\n  officeSupplies,\n];',
  ],
  [
    dashboards,
    'import { simpInvestmentAnalytics }',
    "import { officeSupplies } from './office-supplies';\nimport { simpInvestmentAnalytics }",
  ],
  [
    filings,
    'import { simpInvestmentAnalytics }',
    "import { officeSupplies } from './dashboards/office-supplies';\nimport { simpInvestmentAnalytics }",
  ],
  [
    filings,
    `and the difference, which is filed.',
  ),
];`,
    `and the difference, which is filed.',
  ),
  card(officeSupplies, 'What holds the papers together, by where it fell.'),
];`,
  ],
  [
    commissioners,
    `    image: href('/portraits/quorum.svg'),
    initials: 'WQ',
  },
`,
    `    image: href('/portraits/quorum.svg'),
    initials: 'WQ',
  },
  {
    id: 'standinson',
    name: 'Rowena Standinson',
    title: 'Commissioner',
    party: 'Unattached',
    termStart: '2024-05-29',
    termEnd: '2029-05-28',
    bio: 'Rowena Standinson was sworn in to learn whether a sixth chair fits the table. It does, at an angle. The commissioner spent nineteen years standing in for other people at meetings that were then moved, and keeps the agendas in the order in which they were not followed. Colleagues describe a steady presence, chiefly in doorways. The commissioner votes last, and sits down afterward.',
    image: href('/portraits/standinson.svg'),
    initials: 'RS',
  },
`,
  ],
  [
    enforcement,
    `export const recentEnforcementActions = addNoBreakSpaces<readonly EnforcementAction[]>([
`,
    `export const recentEnforcementActions = addNoBreakSpaces<readonly EnforcementAction[]>([
  {
    id: 'rehearsal',
    date: '2025-05-15',
    title: 'In the Matter of One Rehearsal',
    summary:
      'A matter was opened to learn what opening one takes, and was closed in the same breath.',
    respondent: 'a rehearsal',
    docket: 'COPE-2025-0199',
    penalty: formatDollars(maximumFineDollars),
  },
`,
  ],
  [
    initiatives,
    "    status: 'Active',\n  },\n];",
    `    status: 'Active',
  },
  {
    id: 'second-chair',
    title: 'A Second Chair',
    description: 'A chair beside the first one, for whoever comes along to wait.',
    status: 'In Development',
  },
];`,
  ],
];

/** The commands that check the copy of the project after the additions. All have to pass. */
const checks = [
  'npm run test:static',
  'npm run test:unit',
  'npm run build',
  'npm run test:files',
  'playwright test e2e/counter e2e/news e2e/rating e2e/dashboards e2e/hydration e2e/shell e2e/course e2e/prefetch e2e/accessibility/readouts',
  'playwright test e2e/accessibility/pages --grep /(news|news/25|rehearsal|about|initiatives|filings/coochie-index|resources/digital-exposure-glossary)/.(holds|is)',
];

/**
 * Changes that put an error into an addition, each as
 * [file, text to replace, new text, command that has to fail, words that its output must contain].
 */
const corruptions = [
  [article, 'title: Commission', 'heading: Commission', 'npm run build', ['news/25.md', 'title']],
  [article, 'date: 2025-05-17', 'date: 2025-02-30', 'jest content/news.test.ts', ['25.md', 'date']],
  [article, 'category: Reg', 'category: Irreg', 'jest content/news.test.ts', ['25.md', 'category']],
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
    "seeAlso: ['wallet'],\n  },\n]",
    "seeAlso: ['purse'],\n  },\n]",
    'jest content/glossary.test.ts',
    [glossary, 'seeAlso', 'zeroth-draft'],
  ],
  [
    'app/(en)/rehearsal/page.tsx',
    '<Island id="counter">\n        <Counter />\n      </Island>',
    '<Island id="counter">Nothing</Island>\n      <Counter />',
    'npm run build && playwright test -c e2e/files/playwright.config.ts weight',
    ['/rehearsal/', 'Counter.client.tsx', 'put <Island'],
  ],
  [page, 'lead: This', 'led: This', 'jest content/siteMap.test.ts', ['pages/rehearsal.md', 'lead']],
  [
    navigation,
    "  link('Rehearsal', '/rehearsal'),\n",
    '',
    'jest content/siteMap.test.ts',
    ['/rehearsal/'],
  ],
  [dataset, "unit: 'count', ", '', 'tsc --noEmit', [dataset, 'unit']],
  [dataset, "period: '2024–2025'", "period: '1998'", 'jest content/datasets', [dataset, 'period']],
  [
    tab,
    "=== 'Upper drawer'",
    "=== 'Lower drawer'",
    'jest content/dashboards',
    ['paper-clips', 'The upper drawer holds the most'],
  ],
  [enforcement, "    docket: 'COPE-2025-0199',\n", '', 'tsc --noEmit', [enforcement, 'docket']],
  [
    'content/course/es/module-5/module.md',
    'completed: ',
    'complete: ',
    'jest content/course.test.ts',
    ['course/es/module-5/module.md', 'completed'],
  ],
  [commissioners, "    initials: 'RS',\n", '', 'tsc --noEmit', [commissioners, 'initials']],
  [
    initiatives,
    "status: 'In Development',\n  },\n];",
    "status: 'Thought Of',\n  },\n];",
    'tsc --noEmit',
    [initiatives, 'Thought Of'],
  ],
];

/** Changes of one line with which a new owner may remove languages, with the same fields as in `corruptions`. */
const removals = [
  // Removes the Spanish language, and with it the Spanish course.
  [
    'content/languages.ts',
    "export const languages = ['en', 'es', 'eo'] as const;",
    "export const languages = ['en', 'eo'] as const;",
    'tsc --noEmit',
    ['content/courseWords.ts', 'app/(es)/es/education/simp-awareness-101/page.tsx'],
  ],
  // Removes all languages except English.
  [
    'content/languages.ts',
    "export const languages = ['en', 'es', 'eo'] as const;",
    "export const languages = ['en'] as const;",
    'tsc --noEmit',
    [
      'content/courseWords.ts',
      'content/translatedHomeAndEducationPages.ts',
      'content/notFound.ts',
      'content/consistency/translations.test.ts',
      'app/(es)/es/page.tsx',
    ],
  ],
];

/** Files that a new owner may delete, and the files that the compiler has to name because they import them. */
const deletions = [
  {
    files: [
      'content/dashboards/simp-investment-analytics.ts',
      'content/dashboards/simp-investment-analytics',
    ],
    expected: [
      dashboards,
      filings,
      'content/dashboards/dashboards.test.ts',
      'e2e/files/routes.test.ts',
    ],
  },
  {
    files: [
      'app/(en)/(home)/determination',
      'app/(en)/(home)/DeterminationLoader.client.tsx',
      'content/determination.ts',
    ],
    expected: [ratingSection, 'e2e/determination.spec.ts'],
  },
];

/**
 * Copies the files of tools/rehearsal/ to the copy of the project, without the ending .txt, which hides them from
 * the compiler.
 */
function addFiles() {
  const from = path.join(import.meta.dirname, 'rehearsal');
  const entries = readdirSync(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const to = inCopy(path.relative(from, file).replace(/\.txt$/, ''));
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(file, to);
  }
}

/** Replaces a text in a file of the copy. The text has to occur there exactly once. */
function edit(file, from, to) {
  const parts = read(file).split(from);
  if (parts.length !== 2) {
    throw new Error(
      `tools/rehearsal.mjs: the text "${from}" has to occur once in ${file}, but occurs ${parts.length - 1} times. Update it in tools/rehearsal.mjs.`,
    );
  }
  writeFileSync(inCopy(file), parts.join(to));
}

function runOne(command) {
  const words = command.startsWith('npm ') ? command : `npx --no-install ${command}`;
  const [program = '', ...args] = words.split(' ');
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  return { passed: status === 0, output: stdout + stderr };
}

/** Runs commands joined by `&&`, and stops at the first that fails. */
function run(commands) {
  let output = '';
  for (const command of commands.split(' && ')) {
    const result = runOne(command);
    output += result.output;
    if (!result.passed) return { passed: false, output };
  }
  return { passed: true, output };
}

let failures = 0;
function report(name, began, failure, output) {
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${failure ? 'FAILED' : 'ok'}: ${name} (${seconds} s)`);
  if (!failure) return;
  failures += 1;
  console.error(`${failure}\n${output.slice(-6000)}`);
}

addFiles();
for (const change of additions) edit(...change);
addLanguage(copy);
run('prettier --write --log-level warn content app');
for (const command of checks) {
  const began = Date.now();
  const { passed, output } = run(command);
  report(
    `after all additions: ${command.slice(0, 60)}`,
    began,
    !passed && 'The command fails.',
    output,
  );
}
for (const [kind, changes] of Object.entries({ corrupted: corruptions, removed: removals })) {
  for (const [file, from, to, command, expected] of changes) {
    const began = Date.now();
    const original = read(file);
    edit(file, from, to);
    const { passed, output } = run(command);
    writeFileSync(inCopy(file), original);
    const missing = expected.filter((words) => !output.includes(words));
    const failure = passed
      ? `${command} passes although ${file} contains "${to}".`
      : missing.length > 0 &&
        `The output of ${command} does not contain ${missing.join()} although ${file} contains "${to}".`;
    report(`${kind}, and the output names ${expected.join(', ')}`, began, failure, output);
  }
}
for (const { files, expected } of deletions) {
  const began = Date.now();
  for (const file of files) rmSync(inCopy(file), { recursive: true });
  const { output } = run('tsc --noEmit');
  for (const file of files) cpSync(file, inCopy(file), { recursive: true });
  const missing = expected.filter((file) => !output.includes(file));
  const failure = missing.length > 0 && `The output does not name ${missing.join()}.`;
  report(`deleted: ${files.join(', ')}`, began, failure, output);
}
rmSync(copy, { recursive: true });
console.log(
  failures ? `${failures} steps failed.` : 'Each addition works, and each error is named.',
);
process.exitCode = failures ? 1 : 0;
