import type { NewsItem } from '@/content/news';
import { StatusBadge } from '@/components/StatusBadge';
import { FormattedDate } from '@/components/FormattedDate';
import { DescriptionList } from '@/components/DescriptionList';
import styles from './ArticleDetails.module.css';
import { CommissionVoteResult } from './CommissionVoteResult';
import { badgeTones } from '../badgeTones';

export function ArticleDetails({ article }: { article: NewsItem }) {
  const { category, date, release, docket, vote, contact } = article;
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        {
          term: 'Category',
          text: <StatusBadge tone={badgeTones[category]}>{category}</StatusBadge>,
        },
        { term: 'Date', text: <FormattedDate date={date} /> },
        { term: 'Release No.', text: release },
        ...(docket ? [{ term: 'Docket No.', text: docket }] : []),
        ...(vote ? [{ term: 'Vote', text: <CommissionVoteResult vote={vote} /> }] : []),
        ...(contact ? [{ term: 'Contact', text: contact }] : []),
      ]}
    />
  );
}
