import { Paragraphs } from '@/components/Paragraphs';
import { Section } from '@/components/Section';
import { creatorGuidelines, firstMessage } from '@/content/creatorGuidelines';
import styles from './FirstMessageSection.module.css';

const { title, introduction, caption } = creatorGuidelines.message;

/** The complete message, from which the chapters below strike passages. */
export function FirstMessageSection() {
  return (
    <Section title={title} id="message">
      <Paragraphs paragraphs={introduction} />
      <figure className={styles.figure}>
        <blockquote className={styles.message}>
          {firstMessage.map((paragraph) => {
            const text = paragraph.map((part) => part.text).join(' ');
            return <p key={text}>{text}</p>;
          })}
        </blockquote>
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
    </Section>
  );
}
