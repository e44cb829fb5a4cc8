import type { NewsItem } from '@/content/news';
import { StatusBadge } from '@/components/StatusBadge';
import { DateText } from '@/components/DateText';
import { DescriptionList } from '@/components/DescriptionList';
import styles from './ArticleDetails.module.css';
import { CommissionVoteResult } from './CommissionVoteResult';
import { badgeToneByCategory } from '../badgeToneByCategory';

export function ArticleDetails({ article }: { article: NewsItem }) {
  const { category, date, release, docket, vote, contact } = article;
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        {
          term: 'Category',
          text: <StatusBadge tone={badgeToneByCategory[category]}>{category}</StatusBadge>,
        },
        { term: 'Date', text: <DateText date={date} /> },
        { term: 'Release No.', text: release },
        ...(docket ? [{ term: 'Docket No.', text: docket }] : []),
        ...(vote ? [{ term: 'Vote', text: <CommissionVoteResult vote={vote} /> }] : []),
        ...(contact ? [{ term: 'Contact', text: contact }] : []),
      ]}
    />
  );
}
