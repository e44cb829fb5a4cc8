import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import type { DashboardAnecdote } from '@/content/dashboards/dashboard';
import styles from './SceneSection.module.css';

/** What happened once, in a few lines, with a link to the record of it. */
export function SceneSection({ scene: { title, paragraphs, link } }: { scene: DashboardAnecdote }) {
  return (
    <Section title={title}>
      <div className={styles.scene}>
        <Paragraphs paragraphs={paragraphs} />
        <p>
          <a className={styles.link} href={link.url}>
            {link.label}
          </a>
        </p>
      </div>
    </Section>
  );
}
