import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { newsListWords } from '@/content/newsList';
import { Pagination } from './Pagination';

it('each page of a list is linked, “Next” leads to the next, and “Previous” on the first is disabled', () => {
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
