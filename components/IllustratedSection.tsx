import type { ReactNode } from 'react';
import type { SectionTexts } from '@/content/pageTexts';
import styles from './IllustratedSection.module.css';
import { Paragraphs } from './Paragraphs';
import { Section } from './Section';

interface IllustratedSectionProps extends SectionTexts {
  id: string;
  picture: ReactNode;
}

/** A picture is beside the text, or below it on narrow screens. */
export function IllustratedSection({ title, id, paragraphs, picture }: IllustratedSectionProps) {
  return (
    <div className={styles.illustrated}>
      <Section title={title} id={id}>
        <Paragraphs paragraphs={paragraphs} />
      </Section>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
}
