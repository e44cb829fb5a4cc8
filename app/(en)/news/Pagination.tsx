import type { NewsPage, newsList } from '@/content/newsList';
import styles from './Pagination.module.css';

type Place = Pick<NewsPage, 'number' | 'url'>;

interface PaginationProps {
  words: Pick<typeof newsList, 'pagesLabel' | 'previous' | 'next'>;
  pages: readonly Place[];
  /** Number of the page that this stands on. */
  current: number;
}

/** Up to so many numbers are shown all; of more, the ends and what is next to the current one. */
const fewPages = 7;

/** A link to a neighbor; at the ends, where there is none, a link that leads nowhere and says so. */
function Neighbor({ label, rel, to }: { label: string; rel: 'prev' | 'next'; to?: Place }) {
  const target = to ? { href: to.url, rel } : { role: 'link', 'aria-disabled': true };
  return (
    <li>
      <a {...target}>{label}</a>
    </li>
  );
}

export function Pagination({ words, pages, current }: PaginationProps) {
  const at = (number: number) => pages.find((page) => page.number === number);
  const shown = pages.filter(
    ({ number }) =>
      pages.length <= fewPages ||
      number === 1 ||
      number === pages.length ||
      Math.abs(number - current) <= 1,
  );
  return (
    <nav className={styles.pagination} aria-label={words.pagesLabel}>
      <ol role="list">
        <Neighbor label={words.previous} rel="prev" to={at(current - 1)} />
        {shown.map(({ number, url }, i) => (
          <li
            key={number}
            className={number - (shown[i - 1]?.number ?? 0) > 1 ? styles.afterGap : undefined}
          >
            <a href={url} aria-current={number === current ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
        <Neighbor label={words.next} rel="next" to={at(current + 1)} />
      </ol>
    </nav>
  );
}
