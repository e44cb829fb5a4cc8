import { Section } from '@/components/Section';
import { StatusBadge } from '@/components/StatusBadge';
import { FormattedDate } from '@/components/FormattedDate';
import { FormattedText } from '@/components/FormattedText';
import { homePage } from '@/content/home';
import { type Article, homePageArticles } from '@/content/news';
import { badgeTones } from '../news/badgeTones';
import { LeadStoryIllustration } from './LeadStoryIllustration';
import styles from './NewsSection.module.css';

const { title, all, more, leadLabel, exhibit } = homePage.news;

export function NewsSection() {
  return (
    <Section title={title} more={all}>
      <ul className={styles.stories} role="list">
        {homePageArticles.map((item, i) => (
          <li key={item.id} className={i === 0 ? styles.lead : styles.item}>
            {i === 0 && (
              <figure className={styles.exhibit}>
                <LeadStoryIllustration />
                <figcaption>{exhibit}</figcaption>
              </figure>
            )}
            <Story item={item} label={i === 0 ? leadLabel : undefined} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The link is named after the headline too, as all are called "Read more". */
function Story({ item, label }: { item: Article; label?: string }) {
  const [headlineId, moreId] = [`story-${item.id}`, `more-${item.id}`];
  return (
    <article>
      <p className={styles.meta}>
        {label && <strong>{label}</strong>}{' '}
        <StatusBadge tone={badgeTones[item.category]}>{item.category}</StatusBadge>{' '}
        <FormattedDate date={item.date} />
      </p>
      <h3 className={styles.title} id={headlineId}>
        <FormattedText text={item.title} />
      </h3>
      <p>
        <FormattedText text={item.home} />{' '}
        <a
          className={styles.more}
          id={moreId}
          href={item.url}
          aria-labelledby={`${moreId} ${headlineId}`}
        >
          {more}
        </a>
      </p>
    </article>
  );
}
