import { type NewsListPageData, newsListPages, newsListWords } from '@/content/newsList';
import styles from './Pagination.module.css';

interface PagerLinkProps {
  label: string;
  rel: 'prev' | 'next';
  to?: NewsListPageData;
}

function PagerLink({ label, rel, to }: PagerLinkProps) {
  const target = to ? { href: to.url, rel } : { role: 'link', 'aria-disabled': true };
  return (
    <li>
      <a {...target}>{label}</a>
    </li>
  );
}

export function Pagination({ current }: { current: number }) {
  const at = (number: number) => newsListPages.find((page) => page.number === number);
  return (
    <nav className={styles.pagination} data-print="no" aria-label={newsListWords.pagesLabel}>
      <ol role="list">
        <PagerLink label={newsListWords.previous} rel="prev" to={at(current - 1)} />
        {newsListPages.map(({ number, url }) => (
          <li key={number}>
            <a href={url} aria-current={number === current ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
        <PagerLink label={newsListWords.next} rel="next" to={at(current + 1)} />
      </ol>
    </nav>
  );
}
