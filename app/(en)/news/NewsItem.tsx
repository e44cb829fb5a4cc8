import { addNoBreakSpaces } from '@/content/format';
import { newsItems, type NewsItem as Item } from '@/content/news';
import { newsListWords } from '@/content/newsList';
import { StatusBadge } from '@/components/StatusBadge';
import { FormattedDate } from '@/components/FormattedDate';
import { FormattedText } from '@/components/FormattedText';
import { badgeTones } from './badgeTones';
import styles from './NewsItem.module.css';
import { NewsItemDrawing } from './NewsItemDrawing';

interface NewsItemProps {
  item: Item;
  /** The numbers of the releases between this item and the next that have no item: "8 to 10". */
  missingReleases: string | undefined;
}

/** If a release has no article, shows the excuse. */
export function NewsItem({ item, missingReleases }: NewsItemProps) {
  const title = <FormattedText text={item.title} />;
  return (
    <>
      <article className={styles.item} data-newest={item === newsItems[0] || undefined}>
        <p className={styles.meta}>
          <StatusBadge tone={badgeTones[item.category]}>{item.category}</StatusBadge> <br />
          <FormattedDate date={item.date} />
          {'\u00A0 '}
          <span className={styles.release}>{addNoBreakSpaces(`Release No. ${item.release}`)}</span>
        </p>
        <div className={styles.body}>
          {item.drawing && <NewsItemDrawing name={item.drawing} />}
          <h2 className={styles.title}>{item.url ? <a href={item.url}>{title}</a> : title}</h2>
          <p>
            <FormattedText text={item.summary} />
          </p>
          {item.excuse && <p className={styles.excuse}>{item.excuse}</p>}
        </div>
      </article>
      {missingReleases && (
        <p className={styles.missing} data-print="no">
          <span>
            {addNoBreakSpaces(
              `${missingReleases.includes(' to ') ? 'Nos.' : 'No.'} ${missingReleases}`,
            )}
          </span>{' '}
          <span>{newsListWords.missingReleases}</span>
        </p>
      )}
    </>
  );
}
