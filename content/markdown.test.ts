/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import * as v from 'valibot';
import { contentTexts, readContentText } from './consistency/contentTexts.test.helper';
import { courseByLanguage } from './course';
import { findSection, listHeadings, parseMarkdown, splitIntoSections } from './markdown';
import { people } from './people';

const parse = (source: string) =>
  parseMarkdown('test.md', `---\n---\n\n${source}`, v.strictObject({})).content;
const htmlOf = (source: string) => toHtml([...parse(source).nodes]);

it('a text is split into sections before each h2', () => {
  const { nodes } = parse('Before.\n\n## One\n\n1\n\n### Why\n\n## A & “B”\n\n2');
  const sections = splitIntoSections(nodes);
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['', ''],
    ['one', 'One'],
    ['a--b', 'A & “B”'],
  ]);
  expect(sections.flatMap((section) => section.nodes)).toEqual(nodes);
  expect(splitIntoSections(parse('').nodes)).toEqual([]);
});

it('`:::details` folds what is in it, and its label is the summary', () => {
  const html = htmlOf('Before\n\n:::details[The six]\n\nOne\n\n> Two\n\n:::\n\nAfter');
  expect(html.replaceAll(/\s/g, '')).toBe(
    '<p>Before</p><details><summary>Thesix</summary><p>One</p><blockquote><p>Two</p></blockquote></details><p>After</p>',
  );
});

it('headings in directives are listed with the others, and that of the footnotes is not', () => {
  const text = parse('## One\n\nText[^1].\n\n:::ruling\n\n## Two\n\n:::\n\n[^1]: Note');
  expect(listHeadings(text).map(({ id }) => id)).toEqual(['one', 'two']);
  expect(splitIntoSections(text.nodes).map(({ id }) => id)).toEqual(['one']);
});

it('findSection finds a section by its id, or throws an error that names the file and the ids', () => {
  const text = parse('## One\n\n## Two');
  expect(findSection(text, 'two').title).toBe('Two');
  expect(() => findSection(text, 'three')).toThrow('content/test.md');
  expect(() => findSection(text, 'three')).toThrow('one, two');
});

it('a number with a dash is in an element of its own, and other words with a dash are not', () => {
  expect(htmlOf('Carried 7–0, on Form AP-75, under 45.1–45.4, twenty-two aloud.')).toBe(
    '<p>Carried <unbroken>7–0</unbroken>, on Form <unbroken>AP-75</unbroken>, under <unbroken>45.1–45.4</unbroken>, twenty-two aloud.</p>',
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
  ['a callout without a list', 'One\n\n:::callout[Title]\n\nTwo\n\n:::', 6, ':::callout['],
  ['a callout without a title', ':::callout\n\n- One\n\n:::', 4, ':::callout['],
  ['a callout with an ordered list', ':::callout[Title]\n\n1. One\n\n:::', 4, ':::callout['],
  ['details without a summary', ':::details\n\nOne\n\n:::', 4, ':::details['],
  ['a vote without numbers', '::vote{ayes=5}', 4, '::vote{ayes=5 noes=0}'],
  ['a stamp without a word', '::stamp', 4, '::stamp[WORD]'],
  ['a directive in a line', 'Filed\nas :stamp[received].', 5, '::stamp'],
  ['a box to check', 'To do:\n\n- [ ] Wait', 6, 'no name for screen readers'],
  ['a table without a caption', '| a |\n| - |\n| 1 |', 4, 'Table: its caption'],
])('%s throws an error with file and line', (_, source, line, part) => {
  const problem = () => htmlOf(source);
  expect(problem).toThrow(`content/test.md:${line}: `);
  expect(problem).toThrow(part);
});

it('an image of this site is shown with its text alternative', () => {
  expect(htmlOf('![A boat](/boat.png)')).toContain('<img src="/boat.png" alt="A boat">');
});

it('a colon before a word or a number is text, of one node', () => {
  expect(htmlOf('At 14:01 or 2:40:05 as:filed')).toBe('<p>At 14:01 or 2:40:05 as:filed</p>');
});

it('every text of the site can be parsed, and one with an error cannot', () => {
  const texts = contentTexts.filter(({ file }) => file.endsWith('.md'));
  for (const { file, text } of texts) {
    const { content } = parseMarkdown(file, text, v.looseObject({}));
    expect(content.nodes.length > 0).toBe(!content.isEmpty);
    const broken = parseMarkdown(file, `${text}\n::stamp\n`, v.looseObject({}));
    expect(() => broken.content.nodes).toThrow(
      `content/${file}:${text.split('\n').length + 1}: stamp lacks a part`,
    );
  }
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
