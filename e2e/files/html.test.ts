import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { exportedPages } from '../exportedSite';

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
      // What a CSS module composes from a class that does not exist.
      'class-pattern': ['error', { pattern: '/^(?!undefined$)/' }],
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
