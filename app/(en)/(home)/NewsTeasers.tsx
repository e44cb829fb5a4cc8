import type { Article } from '@/content/news';
import { Badge } from '@/components/Badge';
import { DateText } from '@/components/DateText';
import { categoryTones } from '@/components/news/NewsItem';
import styles from './NewsTeasers.module.css';

export function NewsTeasers({ items, more }: { items: readonly Article[]; more: string }) {
  return (
    <ol className={styles.items} role="list">
      {items.map((item) => (
        <li key={item.id}>
          <article className={styles.item}>
            <p className={styles.meta}>
              <DateText date={item.date} />
              <Badge tone={categoryTones[item.category]}>{item.category}</Badge>
            </p>
            <h3 className={styles.title} id={`news-${item.id}`}>
              {item.title}
            </h3>
            <p>{item.home}</p>
            <p>
              <a
                className={styles.more}
                href={item.url}
                id={`more-${item.id}`}
                aria-labelledby={`more-${item.id} news-${item.id}`}
              >
                {more}
              </a>
            </p>
          </article>
        </li>
      ))}
    </ol>
  );
}
