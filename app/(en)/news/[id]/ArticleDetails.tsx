import type { NewsItem } from '@/content/news';
import { StatusBadge } from '@/components/StatusBadge';
import { FormattedDate } from '@/components/FormattedDate';
import { DescriptionList } from '@/components/DescriptionList';
import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import styles from './ArticleDetails.module.css';
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
        ...(vote ? [{ term: 'Vote', text: <VoteResult vote={vote} /> }] : []),
        ...(contact ? [{ term: 'Contact', text: contact }] : []),
      ]}
    />
  );
}

/** @param vote as in the article's front matter: `4-1`, `2-2-1` */
function VoteResult({ vote }: { vote: string }) {
  const [ayes = 0, noes = 0, votesToLeave] = vote.split('-').map(Number);
  return (
    <span className={styles.vote}>
      <VoteSeatingPlan ayes={ayes} noes={noes} votesToLeave={votesToLeave} />{' '}
      {vote.replaceAll('-', '–')}
    </span>
  );
}
