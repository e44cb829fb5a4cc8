import type { ReactNode } from 'react';
import styles from './IllustratedSection.module.css';
import { Paragraphs } from './Paragraphs';
import { Section } from './Section';

interface IllustratedSectionProps {
  title: string;
  id: string;
  paragraphs: readonly string[];
  picture: ReactNode;
  pictureFirst?: boolean;
}

/** A picture is beside the text; on narrow screens it is below, or above with `pictureFirst`. */
export function IllustratedSection({ picture, pictureFirst, ...texts }: IllustratedSectionProps) {
  const box = <div className={styles.picture}>{picture}</div>;
  return (
    <div className={styles.illustrated}>
      {pictureFirst && box}
      <Section title={texts.title} id={texts.id}>
        <Paragraphs paragraphs={texts.paragraphs} />
      </Section>
      {!pictureFirst && box}
    </div>
  );
}
