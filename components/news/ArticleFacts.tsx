import type { NewsItem } from '@/content/news';
import { Badge } from '../Badge';
import { DateText } from '../DateText';
import styles from './ArticleFacts.module.css';
import { categoryTones } from './NewsItem';

/** The numbers under which a release is filed. */
export function ArticleFacts({ article }: { article: NewsItem }) {
  const { category, date, release, docket, contact } = article;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Category</dt>
        <dd>
          <Badge tone={categoryTones[category]}>{category}</Badge>
        </dd>
      </div>
      <div>
        <dt>Date</dt>
        <dd>
          <DateText date={date} />
        </dd>
      </div>
      <div>
        <dt>Release No.</dt>
        <dd>{release}</dd>
      </div>
      {docket && (
        <div>
          <dt>Docket No.</dt>
          <dd>{docket}</dd>
        </div>
      )}
      {contact && (
        <div>
          <dt>Contact</dt>
          <dd>{contact}</dd>
        </div>
      )}
    </dl>
  );
}
