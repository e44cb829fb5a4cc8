import type { NewsListPageData, newsListWords } from '@/content/newsList';
import styles from './Pagination.module.css';

type PageLink = Pick<NewsListPageData, 'number' | 'url'>;

interface PaginationProps {
  words: Pick<typeof newsListWords, 'pagesLabel' | 'previous' | 'next'>;
  pages: readonly PageLink[];
  current: number;
}

function PagerLink({ label, rel, to }: { label: string; rel: 'prev' | 'next'; to?: PageLink }) {
  const target = to ? { href: to.url, rel } : { role: 'link', 'aria-disabled': true };
  return (
    <li>
      <a {...target}>{label}</a>
    </li>
  );
}

export function Pagination({ words, pages, current }: PaginationProps) {
  const at = (number: number) => pages.find((page) => page.number === number);
  return (
    <nav className={styles.pagination} data-print="no" aria-label={words.pagesLabel}>
      <ol role="list">
        <PagerLink label={words.previous} rel="prev" to={at(current - 1)} />
        {pages.map(({ number, url }) => (
          <li key={number}>
            <a href={url} aria-current={number === current ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
        <PagerLink label={words.next} rel="next" to={at(current + 1)} />
      </ol>
    </nav>
  );
}
