import type { Passage } from '@/content/agency';
import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import styles from './Mission.module.css';

/** The first paragraph is the mandate itself, and is set like one. */
export function Mission({ title, paragraphs: [mandate, ...rest] }: Passage) {
  return (
    <Section title={title} id="mission">
      <p className={styles.mandate}>{mandate}</p>
      <Paragraphs paragraphs={rest} />
    </Section>
  );
}
