/** @jest-environment node */
import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { parseMarkdown } from '@/content/markdown';
import { createFeedHtml } from './createFeedHtml';

const createHtml = (source: string) =>
  createFeedHtml(
    parseMarkdown('test.md', `---\n---\n\n${source}`, v.strictObject({})).content,
    'https://cope.example/news/1/',
  ).replaceAll('\n', '');

it('a symbol and a number with a dash are plain text', () => {
  expect(createHtml('Adopted 7–0, with 💦.')).toBe('<p>Adopted 7–0, with 💦.</p>');
});

it('a table has no box and no attributes of ours', () => {
  expect(createHtml('Table: Fees\n\n| Item | Fee |\n| - | -: |\n| Heart | $5 |')).toBe(
    '<table><caption>Fees</caption><thead><tr><th scope="col">Item</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>Heart</td><td>$5</td></tr></tbody></table>',
  );
});

it('each directive of an article is an element of HTML, and details stay details', () => {
  expect(
    createHtml(
      ':::callout[Call]\n\n- 988\n\n:::\n\n:::part\n\nOne\n\n::folio[p. 6]\n\n:::\n\n::stamp[DONE]',
    ),
  ).toBe(
    '<blockquote><p><strong>Call</strong></p><ul role="list"><li>988</li></ul></blockquote><div><p>One</p><p>p. 6</p></div><p>DONE</p>',
  );
  expect(createHtml(':::details[More]\n\nOne\n\n:::')).toBe(
    '<details><summary>More</summary><p>One</p></details>',
  );
});

it('a directive that would lose its meaning in the feed stops the build, with file and line', () => {
  expect(() => createHtml('Carried.\n\n::vote{ayes=5 noes=0}')).toThrow(
    'content/test.md:6: the feed has no element for the directive vote',
  );
  expect(() => createHtml(':::part\n\n::boat\n\n:::')).toThrow('the directive boat');
});

it('links, pictures and footnotes have absolute URLs, and no attributes of ours', () => {
  const html = createHtml('[News](/news) ![A boat](/boat.png) Said[^1].\n\n[^1]: Twice.');
  expect(html).toContain('href="https://cope.example/news/"');
  expect(html).toContain('src="https://cope.example/boat.png"');
  expect(html).toContain('href="https://cope.example/news/1/#user-content-fn-1"');
  expect(html).toContain('id="user-content-fn-1"');
  expect(html).not.toContain('data-');
});
