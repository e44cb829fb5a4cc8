/**
 * A token, a custom property of the module, one of these negated or added to another, a width of a
 * border (up to 9 px), or a margin of a printed page.
 */
const step = String.raw`0|auto|-?\dpx|\d+mm|var\(--[\w-]+\)|calc\((?:-?\d+ \* )?var\(--[\w-]+\)(?: [+-] (?:\d \* )?var\(--[\w-]+\))*\)`;
const steps = new RegExp(`^(?:${step})(?: (?:${step}))*$`);

const scale = {
  font: [/^var\(--(?:card|sheet|item)-title\)$/, /^var\(--mono-(?:text|fine)\)$/, 'inherit'],
  'font-size': [/^var\(--text-[\w-]+\)$/, 'inherit', '10.25pt'],
  'line-height': ['0', '1', '1.2', '1.35', '1.5', 'var(--leading)', 'inherit'],
  '/^(?:margin|padding|gap|row-gap|column-gap)/': [steps],
};

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
    'media-feature-name-disallowed-list': [
      ['scripting'],
      {
        message:
          'Write :is(:root:not([data-scripts]), [data-static]): it also matches where scripts fail, and in an island that failed.',
      },
    ],
    'declaration-property-value-allowed-list': [
      scale,
      {
        message: (property, value) =>
          `${property}: ${value} is not on the scale. Take the nearest step of app/_frame/globals.css: --text--2 to --text-6, --card-title, --sheet-title, --item-title, --mono-text or --mono-fine for fonts; 1, 1.2, 1.35, 1.5 or var(--leading) for lines; --space-1 to --space-7, --gap, --section, --card-pad, --item-pad or --gutter for space. The lengths of a drawing belong into a module *Drawing.module.css.`,
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        'text-decoration': [/\s/],
        'grid-template-columns': [
          /^repeat\((?:[2-4]|auto-fit),/,
          /^(?:1fr|minmax\(0, \d+fr\)) (?:1fr|minmax\(0, \d+fr\))$/,
          /^auto (?:1fr|minmax\(0, 1fr\))$/,
          /^(?:1fr|minmax\(0, 1fr\)) auto$/,
        ],
      },
      {
        message: (property, value) =>
          property === 'text-decoration'
            ? `text-decoration: ${value} is a shorthand of several values, which Safari does not know. Write text-decoration-line, -thickness, and -color.`
            : `${property}: ${value} is a form that returns. Take one of --columns-… in app/_frame/globals.css.`,
      },
    ],
    'property-no-unknown': null,
    'declaration-block-no-duplicate-properties': [true, { ignoreProperties: ['composes'] }],
    'block-no-empty': true,
    'selector-max-id': 0,
    'declaration-no-important': true,
    'no-duplicate-selectors': true,
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
  },
  overrides: [
    {
      files: ['app/_frame/globals.css'],
      rules: { 'color-no-hex': null, 'declaration-no-important': null },
    },
    {
      // Lengths of drawings are their own.
      files: ['**/*Drawing.module.css', '**/charts/**', '**/courseDrawings.module.css'],
      rules: { 'declaration-property-value-allowed-list': null },
    },
  ],
};
