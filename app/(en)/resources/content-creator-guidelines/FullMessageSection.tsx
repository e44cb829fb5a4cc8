import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { creatorGuidelinesPage, firstMessageParagraphParts } from '@/content/creatorGuidelines';
import styles from './FullMessageSection.module.css';

const { title, introduction, caption } = creatorGuidelinesPage.message;

/** The complete message of a simp, from which the chapters below strike passages. */
export function FullMessageSection() {
  return (
    <Section title={title} id="message">
      <Paragraphs paragraphs={introduction} />
      <figure className={styles.figure}>
        <blockquote className={styles.message}>
          {firstMessageParagraphParts.map((paragraph) => {
            const text = paragraph.map((part) => part.text).join(' ');
            return <p key={text}>{text}</p>;
          })}
        </blockquote>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </Section>
  );
}
