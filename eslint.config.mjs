import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { forbiddenImports } from './export/forbiddenImports.mjs';

const everywhere = ['**/*.ts', '**/*.tsx'];
const client = ['{app,components}/**/*.client.{ts,tsx}'];

/** The layers a folder may not import from, and why. */
const forbid = (names, message) => ({
  group: names.map((name) => `**/${name}/**`),
  message,
});

const componentImports = [
  {
    group: ['**/content/**', '!**/content/format'],
    message: 'components take content as props; of it they import types, and functions of format.',
    allowTypeImports: true,
  },
  forbid(['app', 'export', 'tools', 'e2e'], 'components never import what composes them.'),
];

const nivoInCharts = {
  group: ['@nivo/*'],
  message: 'nivo draws at build time, in files of charts/ that ship no JavaScript.',
};

/** The attribute promises the loader an event, which only Island sends: without it clicks are held for ever. */
const onlyIsland = {
  selector: ':matches(JSXAttribute[name.name="data-island"], Property[key.value="data-island"])',
  message: 'Pass the client component to <Island id="…" component={…} props={…}>.',
};

/** The policy of a page allows no script file of other hosts, and the loader loads those of islands. */
const scriptFile = {
  selector: 'JSXOpeningElement[name.name="script"]:has(JSXAttribute[name.name="src"])',
  message:
    'Import the code in a client component, or write it inline as <script data-keep>: the policy blocks script files.',
};

const outside = forbid(['app', 'components', 'export'], 'out/ is judged from outside.');

export default tseslint.config(
  {
    ignores: [
      '.next',
      '.styles',
      'out',
      'next-env.d.ts',
      'test-results',
      'playwright-report',
      '.wrangler',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.tsx'],
    plugins: jsxA11y.flatConfigs.strict.plugins,
    languageOptions: jsxA11y.flatConfigs.strict.languageOptions,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // VoiceOver takes a list without bullets for no list, unless it is told.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // What scrolls by itself has to be reached by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { roles: ['region', 'tabpanel'], tags: ['main'] },
      ],
    },
  },
  {
    files: everywhere,
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: everywhere,
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // A promise that nobody waits for fails where no test can see it.
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      'no-console': 'error',
    },
  },
  { files: ['export/**', 'tools/**'], rules: { 'no-console': 'off' } },
  {
    files: ['content/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            forbid(
              ['app', 'components', 'export', 'tools', 'e2e'],
              'content imports only content.',
            ),
            {
              group: ['react', 'react-dom', 'next', 'next/*', '@nivo/*'],
              message: 'content knows no framework.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**'],
    ignores: ['**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            forbid(['export', 'tools', 'e2e'], 'app imports only content and components.'),
            nivoInCharts,
          ],
        },
      ],
    },
  },
  {
    // The charts take their data as props, as components do.
    files: ['components/**', 'app/**/charts/**'],
    ignores: ['**/*.test.*'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [...componentImports, nivoInCharts] },
      ],
    },
  },
  {
    // These draw at build time; a client component of the charts keeps the rule above.
    files: ['app/**/charts/**'],
    ignores: client.concat('**/*.test.*'),
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: componentImports }],
    },
  },
  {
    files: ['e2e/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [outside] }] },
  },
  {
    files: ['export/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            forbid(['app', 'components', 'content', 'e2e', 'tools'], 'export knows no site.'),
          ],
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [outside],
          paths: [
            {
              name: '@playwright/test',
              message: 'import from ./test, which watches the policy and the console.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['app/**', 'components/**'],
    rules: { 'no-restricted-imports': ['error', { paths: forbiddenImports }] },
  },
  // A module that begins with 'use client' is called *.client.ts(x), and no other module is.
  {
    files: ['app/**', 'components/**'],
    ignores: [...client, 'app/**/error.tsx', '**/*.test.*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExpressionStatement[directive="use client"]',
          message: 'Name this file *.client.ts or *.client.tsx.',
        },
        onlyIsland,
        scriptFile,
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'navigator'],
    },
  },
  {
    files: client,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program:not(:has(> ExpressionStatement[directive="use client"]))',
          message: 'A *.client file starts with "use client".',
        },
        onlyIsland,
        scriptFile,
      ],
    },
  },
  { files: ['components/IslandRoot.client.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.test.*', 'e2e/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
