import type { Article } from '@/content/news';
import { FormattedDate } from '@/components/FormattedDate';
import { FormattedText } from '@/components/FormattedText';
import typography from '@/components/Typography.module.css';
import styles from './RelatedNews.module.css';

export function RelatedNews({ title, items }: { title: string; items: readonly Article[] }) {
  return (
    <aside className={styles.related} data-print="no" aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list">
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <a href={item.url}>
              <FormattedText text={item.title} />
            </a>{' '}
            <span className={typography.fine}>
              <FormattedDate date={item.date} />
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
