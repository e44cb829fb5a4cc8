/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import * as v from 'valibot';
import { readContentText } from './consistency/contentTexts.test.helper';
import { courseByLanguage } from './course';
import { parseMarkdown } from './markdown';
import { people } from './people';

const parse = (source: string) =>
  parseMarkdown('test.md', `---\n---\n\n${source}`, v.strictObject({}));
const htmlOf = (source: string) => toHtml([...parse(source).nodes]);

it('a text is split into sections before each h2', () => {
  const { nodes, sections } = parse('Before.\n\n## One\n\n1\n\n### Why\n\n## A & “B”\n\n2');
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['', ''],
    ['one', 'One'],
    ['a--b', 'A & “B”'],
  ]);
  expect(sections.flatMap((section) => section.nodes)).toEqual(nodes);
  expect(parse('').sections).toEqual([]);
});

it('a paragraph “Details: …” opens a details element, up to the next h2', () => {
  const html = htmlOf('Before\n\nDetails: The six patterns\n\nOne\n\n> Two\n\n## After\n\nThree');
  const [, folded = ''] = /<details>(.*?)<\/details>/s.exec(html) ?? [];
  expect(folded).toContain('<summary>The six patterns</summary>');
  expect(folded).toContain('<p>One</p>');
  expect(folded).toContain('<p>Two</p>');
  expect(html.replace(folded, '')).not.toMatch(/One|Two|Details:/);
  expect(html).toMatch(
    /<p>Before<\/p>\s*<details>.*<\/details>\s*<h2 id="after">After<\/h2>\s*<p>Three<\/p>/s,
  );
});

it('a last paragraph “Details: …” takes the rest of the text', () => {
  expect(htmlOf('Details: The rest\n\nOne\n\nTwo')).toMatch(/Two<\/p>\s*<\/details>\s*$/);
});

it('a number with a dash is in an element of its own, and other words with a dash are not', () => {
  expect(htmlOf('Carried 7–0, on Form AP-75, under 45.1–45.4, twenty-two aloud.')).toBe(
    '<p>Carried <span data-number="">7–0</span>, on Form <span data-number="">AP-75</span>, under <span data-number="">45.1–45.4</span>, twenty-two aloud.</p>',
  );
});

it('💦 and 🧠 stay in the text, with names for screen readers', () => {
  expect(htmlOf('The ratio of 💦 to 🧠.')).toBe(
    '<p>The ratio of <span role="img" aria-label="droplets">💦</span>\u00a0to <span role="img" aria-label="brains">🧠</span>.</p>',
  );
});

it('a heading with a word that reader modes drop has another word in its id', () => {
  expect(htmlOf('## How to comment')).toBe('<h2 id="content-how-to-comment">How to comment</h2>');
});

it.each([
  ['a block of HTML', 'One\n\n<iframe src="https://example.com/film"></iframe>', 6, '<iframe'],
  ['an HTML tag in a paragraph', 'One <br>two', 4, '<br>'],
  ['an image of another host', 'One\n\n![A boat](https://example.com/boat.png)', 6, 'boat.png'],
  ['an image whose URL has no scheme', '![A boat](//example.com/boat.png)', 4, 'boat.png'],
  ['an unknown placeholder', 'One\n{{steeple}}', 5, '{{steeple}}'],
  ['a table without a caption', '| a |\n| - |\n| 1 |', 4, 'Table: its caption'],
])('%s throws an error with file and line', (_, source, line, part) => {
  const problem = () => htmlOf(source);
  expect(problem).toThrow(`content/test.md:${line}: `);
  expect(problem).toThrow(part);
});

it('an image of this site is shown with its text alternative', () => {
  expect(htmlOf('![A boat](/boat.png)')).toContain('<img src="/boat.png" alt="A boat">');
});

it('placeholders insert values computed from the data', () => {
  expect(htmlOf('{{people}} people, {{lessons}} lessons')).toContain(
    `${people.length} people, ${courseByLanguage.en.lessons.length} lessons`,
  );
});

it('prose takes the numbers of people and lessons from placeholders', () => {
  const counted = ['pages/disclaimer.md', 'pages/advanced-thirst-trap-analysis.md'].map(
    readContentText,
  );
  expect(counted).toEqual([
    expect.stringContaining('all {{people}} people on the rating docket'),
    expect.stringContaining('all {{lessons}} lessons'),
  ]);
});
