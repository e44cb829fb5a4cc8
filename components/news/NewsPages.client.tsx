'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useLive } from '../useLive.client';
import { Pagination } from './Pagination';
import styles from './NewsPages.module.css';

/** The fragment that links to a page of the list: `#page-2`. */
const fragment = /^#page-(\d+)$/;

interface NewsPagesProps {
  label: string;
  /** The whole list, newest first; all of it is in the HTML, one page of it is shown. */
  items: readonly ReactNode[];
  pageSize: number;
}

/**
 * Cuts the list to one page. Before it is alive, and for good where there is no script, the style
 * sheet does that by itself; only the numbers of the pages wait for this.
 */
export function NewsPages({ label, items, pageSize }: NewsPagesProps) {
  const live = useLive();
  const [page, setPage] = useState(1);
  const [message, setMessage] = useState('');
  const pageCount = Math.ceil(items.length / pageSize);

  useEffect(() => {
    const show = () => {
      const wanted = Number(fragment.exec(location.hash)?.[1] ?? 1);
      setPage(Math.min(Math.max(wanted, 1), pageCount));
    };
    show();
    window.addEventListener('popstate', show);
    window.addEventListener('hashchange', show);
    return () => {
      window.removeEventListener('popstate', show);
      window.removeEventListener('hashchange', show);
    };
  }, [pageCount]);

  const goTo = (wanted: number) => {
    if (wanted < 1 || wanted > pageCount || wanted === page) return;
    history.pushState(null, '', `#page-${wanted}`);
    setPage(wanted);
    setMessage(`Page ${wanted} of ${pageCount}`);
    live.ref.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className={styles.pages} {...live} data-page={page}>
      <ul role="list">
        {items.map((item, i) => {
          const itsPage = Math.floor(i / pageSize) + 1;
          return (
            <li key={i} className={styles.entry} data-shown={itsPage === page || undefined}>
              {item}
            </li>
          );
        })}
      </ul>
      <Pagination label={label} page={page} pageCount={pageCount} onPage={goTo} />
      <p className={styles.status} role="status">
        {message}
      </p>
    </div>
  );
}
