import { Button } from '../Button';
import styles from './Pagination.module.css';

interface PaginationProps {
  label: string;
  /** The first page is 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  const pages = Array.from({ length: pageCount }, (_, i) => i + 1);
  return (
    <nav className={styles.pagination} aria-label={label}>
      <ol role="list">
        <li>
          <Button look="quiet" aria-disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
        </li>
        {pages.map((number) => (
          <li key={number}>
            <Button
              look="quiet"
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </Button>
          </li>
        ))}
        <li>
          <Button look="quiet" aria-disabled={page === pageCount} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </li>
      </ol>
    </nav>
  );
}
