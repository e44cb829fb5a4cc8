import type { Passage } from '@/content/agency';
import { Section } from './Section';
import styles from './OverviewSection.module.css';

/** The first section of a page: its paragraphs, in two columns where there is room. */
export function OverviewSection({ title, paragraphs }: Passage) {
  return (
    <Section title={title} id="overview">
      <div className={styles.text}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </Section>
  );
}
