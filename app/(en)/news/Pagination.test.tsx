import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { newsListWords } from '@/content/newsList';
import { Pagination } from './Pagination';

it('the pagination links each page, and disables “Previous” on the first', () => {
  const pages = [1, 2, 3].map((number) => ({ number, url: `/${number}/` }));
  render(<Pagination words={newsListWords} pages={pages} current={1} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent).join(' ')).toBe('Previous 1 2 3 Next');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    null,
    '/1/',
    '/2/',
    '/3/',
    '/2/',
  ]);
  expect(links[0]?.getAttribute('aria-disabled')).toBe('true');
});
