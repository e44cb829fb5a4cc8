/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { Linter } from 'eslint';
import { islandsOnly } from './islandsOnly.mjs';

const lint = (source: string) =>
  new Linter()
    .verify(
      `import { Counter } from './Counter.client';\n${source}`,
      {
        files: ['**/*.tsx'],
        languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
        plugins: { site: { rules: { 'islands-only': islandsOnly } } },
        rules: { 'site/islands-only': 'error' },
      },
      'Page.tsx',
    )
    .map(({ message }) => message);

it.each([
  'export const page = <Island id="a" component={Counter} props={{}} />;',
  "import { Text } from './Text'; export const page = <Text />;",
])('a server component may pass a client component to an island: %s', (source) => {
  expect(lint(source)).toEqual([]);
});

it.each([
  'export const page = <Counter />;',
  'export const page = <Card icon={Counter} />;',
  'const Alias = Counter;',
  "export { Other } from './Other.client';",
])('ESLint refuses %s', (source) => {
  expect(lint(source)).toEqual([expect.stringMatching(/would hydrate .* <Island id/)]);
});
