import type { Passage } from '@/content/agency';
import { Section } from './Section';
import styles from './Overview.module.css';

/** What a page begins with: its text, its paragraphs side by side where there is room. */
export function Overview({ title, paragraphs }: Passage) {
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
