import { expect, it } from '@jest/globals';
import { splitAtHeadings } from './textSections';

it('splitAtHeadings splits HTML before each h2 and keeps every character', () => {
  const html = '<p>Before.</p><h2 id="one">One</h2><p>1</p><h2 id="two">Two</h2><p>2</p>';
  expect(splitAtHeadings(html).map(({ id }) => id)).toEqual(['', 'one', 'two']);
  expect(
    splitAtHeadings(html)
      .map((section) => section.html)
      .join(''),
  ).toBe(html);
});
