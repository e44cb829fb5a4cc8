import { type NewsListPageData, newsListPages, newsListWords } from '@/content/newsList';
import button from '@/components/Button.module.css';
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
      <a className={button.secondary} {...target}>
        {label}
      </a>
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
            {number === current ? (
              <a className={button.primary} href={url} aria-current="page">
                {number}
              </a>
            ) : (
              <a className={button.secondary} href={url}>
                {number}
              </a>
            )}
          </li>
        ))}
        <PagerLink label={newsListWords.next} rel="next" to={at(current + 1)} />
      </ol>
    </nav>
  );
}
