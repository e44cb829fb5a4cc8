import { expect, it } from '@jest/globals';
import { splitHtmlAtHeadings } from './htmlSections';

it('splitHtmlAtHeadings splits HTML before each h2 and keeps every character', () => {
  const html = '<p>Before.</p><h2 id="one">One</h2><p>1</p><h2 id="two">Two</h2><p>2</p>';
  expect(splitHtmlAtHeadings(html).map(({ id }) => id)).toEqual(['', 'one', 'two']);
  expect(
    splitHtmlAtHeadings(html)
      .map((section) => section.html)
      .join(''),
  ).toBe(html);
});
