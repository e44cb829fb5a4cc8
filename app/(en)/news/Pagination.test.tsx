import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { newsListWords } from '@/content/newsList';
import { Pagination } from './Pagination';

/** Renders the pagination of page `current` of `count` and returns the texts of its links. */
function linkTextsOn(current: number, count: number) {
  const pages = Array.from({ length: count }, (_, i) => ({ number: i + 1, url: `/${i + 1}/` }));
  render(<Pagination words={newsListWords} pages={pages} current={current} />);
  return screen.getAllByRole('link').map((link) => link.textContent);
}

describe('links to the pages of a list', () => {
  it.each([
    [1, 3, 'Previous 1 2 3 Next'],
    [4, 7, 'Previous 1 2 3 4 5 6 7 Next'],
    [1, 250, 'Previous 1 2 250 Next'],
    [125, 250, 'Previous 1 124 125 126 250 Next'],
    [250, 250, 'Previous 1 249 250 Next'],
  ])('page %i of %i has the links %s', (current, count, links) => {
    expect(linkTextsOn(current, count).join(' ')).toBe(links);
  });

  it('the link "Next" leads to the next page, and "Previous" on the first page is disabled', () => {
    linkTextsOn(1, 3);
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/2/');
    const previous = screen.getByRole('link', { name: 'Previous' });
    expect(previous.hasAttribute('href')).toBe(false);
    expect(previous.getAttribute('aria-disabled')).toBe('true');
  });
});
