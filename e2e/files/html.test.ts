import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { exportFolder, exportedPages } from '../exportedSite';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // These four rules of html-validate forbid what React writes: self-closing void elements, camel-case attributes
      // and empty values.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Lists without bullets have role="list", as VoiceOver does not announce them as lists otherwise.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
      // The forms with the note "Specimen." do nothing. The specification gives them no submit button.
      'wcag/h32': 'off',
      'long-title': 'off',
    },
  }),
);

for (const { url, html, file } of exportedPages) {
  test(`${url} is valid HTML`, async () => {
    const report = await validator.validateString(html, file);
    const messages = report.results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  });
}

test('the Nu HTML checker finds no error in any page of the site', async () => {
  test.skip(
    spawnSync('java', ['-version']).status !== 0,
    'Java is not installed (Debian: default-jre).',
  );
  const jar: string = createRequire(import.meta.url)('vnu-jar');
  // `-Xss4m` enlarges the stack, so that the Nu checker does not overflow it. The other options switch off Java's
  // optimizing compiler and parallel garbage collector, which save no time in a run of some seconds.
  const java = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar];
  // Ignores messages about CSS, because the CSS parser of the Nu checker does not know @container.
  const options = ['--skip-non-html', '--filterpattern', 'CSS: .*', '--errors-only'];
  await promisify(execFile)('java', [...java, ...options, exportFolder]);
});
