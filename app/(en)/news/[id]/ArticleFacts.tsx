import type { NewsItem } from '@/content/news';
import { Badge } from '@/components/Badge';
import { DateText } from '@/components/DateText';
import { Facts } from '@/components/Facts';
import styles from './ArticleFacts.module.css';
import { categoryTones } from '../NewsItem';

/** The numbers under which a release is filed. */
export function ArticleFacts({ article }: { article: NewsItem }) {
  const { category, date, release, docket, contact } = article;
  return (
    <Facts
      arranged={styles.facts}
      facts={[
        { term: 'Category', text: <Badge tone={categoryTones[category]}>{category}</Badge> },
        { term: 'Date', text: <DateText date={date} /> },
        { term: 'Release No.', text: release },
        ...(docket ? [{ term: 'Docket No.', text: docket }] : []),
        ...(contact ? [{ term: 'Contact', text: contact }] : []),
      ]}
    />
  );
}
