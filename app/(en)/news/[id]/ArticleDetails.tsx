import type { NewsItem } from '@/content/news';
import { Badge } from '@/components/Badge';
import { DateText } from '@/components/DateText';
import { DescriptionList } from '@/components/DescriptionList';
import styles from './ArticleDetails.module.css';
import { Vote } from './Vote';
import { categoryTones } from '../NewsItem';

/** The numbers under which a release is filed. */
export function ArticleDetails({ article }: { article: NewsItem }) {
  const { category, date, release, docket, vote, contact } = article;
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        { term: 'Category', text: <Badge tone={categoryTones[category]}>{category}</Badge> },
        { term: 'Date', text: <DateText date={date} /> },
        { term: 'Release No.', text: release },
        ...(docket ? [{ term: 'Docket No.', text: docket }] : []),
        ...(vote ? [{ term: 'Vote', text: <Vote vote={vote} /> }] : []),
        ...(contact ? [{ term: 'Contact', text: contact }] : []),
      ]}
    />
  );
}
