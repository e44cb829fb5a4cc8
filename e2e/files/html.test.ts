import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { out, pages } from '../out';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // How React writes HTML: self-closing void elements, camel case, empty values.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // VoiceOver takes a list without bullets for no list, unless it is told.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
      // The specimen forms have nothing to submit, by specification.
      'wcag/h32': 'off',
      'long-title': 'off',
    },
  }),
);

test.each(pages.map((page) => ({ ...page })))('$url is valid HTML', async ({ html, file }) => {
  const report = await validator.validateString(html, file);
  const messages = report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(messages).toEqual([]);
});

// It needs Java, which not every machine has.
const hasJava = spawnSync('java', ['-version']).status === 0;

(hasJava ? test : test.skip)('the Nu checker finds no error in any page', () => {
  const jar = createRequire(import.meta.url)('vnu-jar');
  // It knows style of years ago, before @container; what it says of that says nothing of the page.
  const html = ['--skip-non-html', '--filterpattern', 'CSS: .*'];
  execFileSync('java', ['-jar', jar, ...html, '--errors-only', out], { stdio: 'pipe' });
});
