import type { TitledParagraphs } from '@/content/pageTexts';
import { Section } from './Section';
import styles from './OverviewSection.module.css';

/**
 * The overview section at the start of a page, with its paragraphs in two columns on wide screens.
 */
export function OverviewSection({ title, paragraphs }: TitledParagraphs) {
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
