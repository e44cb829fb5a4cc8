import { Paragraphs } from '@/components/Paragraphs';
import type { DashboardAnecdote } from '@/content/dashboards/dashboard';
import linkList from '@/components/LinkList.module.css';
import styles from './AnecdoteSection.module.css';

export function AnecdoteSection({
  anecdote: { title, paragraphs, link },
}: {
  anecdote: DashboardAnecdote;
}) {
  return (
    <section className={styles.anecdote}>
      <h2 className={styles.title}>{title}</h2>
      <Paragraphs paragraphs={paragraphs} />
      <p>
        <a className={linkList.link} href={link.url}>
          {link.label}
        </a>
      </p>
    </section>
  );
}
