import { Badge } from '@/components/Badge';
import { DateText } from '@/components/DateText';
import { categoryTones } from '@/components/news/NewsItem';
import { Section } from '@/components/Section';
import { Spoken } from '@/components/Spoken';
import { homePage } from '@/content/home';
import { articles } from '@/content/news';
import styles from './News.module.css';

const { title, all, more } = homePage.news;

export function News() {
  return (
    <Section title={title} more={all}>
      <ol className={styles.items} role="list">
        {articles
          .filter(({ home }) => home)
          .map((item) => (
            <li key={item.id}>
              <article className={styles.item}>
                <p className={styles.meta}>
                  <DateText date={item.date} />{' '}
                  <Badge tone={categoryTones[item.category]}>{item.category}</Badge>
                </p>
                <h3 className={styles.title}>{item.title}</h3>
                <p>{item.home}</p>
                <p>
                  <a className={styles.more} href={item.url}>
                    {more}
                    <Spoken>: {item.title}</Spoken>
                  </a>
                </p>
              </article>
            </li>
          ))}
      </ol>
    </Section>
  );
}
