import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { out, pages } from './out';
import { expect, test } from './test';

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

for (const page of pages) {
  test(`${page.url} is valid HTML`, async () => {
    const report = await validator.validateString(page.html, page.file);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });
}

test('the Nu checker finds no error in any page', () => {
  const hasJava = spawnSync('java', ['-version']).status === 0;
  test.skip(!hasJava, 'There is no Java on this machine, which the Nu checker needs.');
  const jar = createRequire(import.meta.url)('vnu-jar');
  execFileSync('java', ['-jar', jar, '--skip-non-html', '--errors-only', out], { stdio: 'pipe' });
});
