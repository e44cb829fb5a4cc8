import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { exportedPages } from '../exportedSite';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // React writes self-closing void elements, camel-case attributes and empty values.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // VoiceOver announces lists without bullets only if they have role="list".
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
      // The specification gives display-only forms no submit button.
      'wcag/h32': 'off',
      'long-title': 'off',
      // The class "undefined" comes from a class that a CSS module lacks.
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
