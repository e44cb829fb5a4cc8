import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { out, pages } from '../out';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes self-closing void elements, attributes in camel case and empty values.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // VoiceOver announces a list without bullets as a list only with an explicit role.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
      // The specimen forms have nothing to submit, by specification.
      'wcag/h32': 'off',
      'long-title': 'off',
    },
  }),
);

for (const { url, html, file } of pages) {
  test(`${url} is valid HTML`, async () => {
    const report = await validator.validateString(html, file);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });
}

test('the Nu HTML checker finds no error in any page', async () => {
  test.skip(spawnSync('java', ['-version']).status !== 0, 'It needs Java (Debian: default-jre).');
  const jar: string = createRequire(import.meta.url)('vnu-jar');
  // A run of some seconds is over before Java's second compiler pays off.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar];
  // Its CSS parser is older than @container.
  const options = ['--skip-non-html', '--filterpattern', 'CSS: .*', '--errors-only'];
  await promisify(execFile)('java', [...java, ...options, out]);
});
