import { Section } from '@/components/Section';
import {
  creatorGuidelinesPage,
  messageParagraphs,
  remainingMessage,
} from '@/content/creatorGuidelines';
import chapterStyles from './Chapter.module.css';
import styles from './EditedMessageSection.module.css';
import { ChapterTitle } from './ChapterTitle';

const { creators, message } = creatorGuidelinesPage;
const { title, before, after, caption, introduction } = message;

/** A simp's whole message, beside the words that no chapter deletes. */
export function EditedMessageSection() {
  return (
    <Section title={title} id="message">
      <div className={styles.columns}>
        <figure>
          <p className={chapterStyles.total}>{before}</p>
          <blockquote className={styles.message}>
            {messageParagraphs.map((paragraph) => {
              const text = paragraph.map((part) => part.text).join(' ');
              return <p key={text}>{text}</p>;
            })}
          </blockquote>
          <figcaption>{caption}</figcaption>
        </figure>
        <div>
          <p className={chapterStyles.total}>{after}</p>
          <p className={styles.words}>“{remainingMessage}”</p>
          <p>{introduction}</p>
        </div>
        {/* Chapter 1, on a round beer coaster. */}
        <section className={styles.chapter} id={`chapter-${creators.n}`}>
          <div className={styles.coaster}>
            <ChapterTitle n={creators.n} title={creators.title} />
            <p className={styles.text}>{creators.text}</p>
          </div>
        </section>
      </div>
    </Section>
  );
}
