import type { NewsItem } from '@/content/news';
import { Badge } from '@/components/Badge';
import { DateText } from '@/components/DateText';
import { DescriptionList } from '@/components/DescriptionList';
import styles from './ArticleDetails.module.css';
import { categoryTones } from '../NewsItem';

/** The numbers under which a release is filed. */
export function ArticleDetails({ article }: { article: NewsItem }) {
  const { category, date, release, docket, contact } = article;
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        { term: 'Category', text: <Badge tone={categoryTones[category]}>{category}</Badge> },
        { term: 'Date', text: <DateText date={date} /> },
        { term: 'Release No.', text: release },
        ...(docket ? [{ term: 'Docket No.', text: docket }] : []),
        ...(contact ? [{ term: 'Contact', text: contact }] : []),
      ]}
    />
  );
}
