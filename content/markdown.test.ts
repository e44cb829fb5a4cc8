/** @jest-environment node */
import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { parseMarkdown } from './markdown';

const htmlOf = (source: string) =>
  parseMarkdown('test.md', `---\n---\n\n${source}`, v.strictObject({})).html;

it('a paragraph “Details: …” puts everything up to the next h2 into a details element', () => {
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

it('a paragraph “Details: …” without a later h2 puts the rest of the text into a details element', () => {
  expect(htmlOf('Details: The rest\n\nOne\n\nTwo')).toMatch(/Two<\/p>\s*<\/details>\s*$/);
});
