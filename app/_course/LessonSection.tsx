import type { Lesson } from '@/content/course';
import type { CourseWords } from '@/content/courseWords';
import { fillTemplate } from '@/components/fillTemplate';
import disclosureStyles from '@/components/Disclosure.module.css';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { LessonCheckbox } from './LessonCheckbox.client';
import styles from './LessonSection.module.css';
import { addTableBars } from './tableBars';
import { ViewersDrawing } from './ViewersDrawing';

export function LessonSection({ lesson, words }: { lesson: Lesson; words: CourseWords }) {
  const { id, n, title, minutes, question, answer } = lesson;
  return (
    <section className={styles.lesson} id={`lesson-${n}`}>
      <hgroup className={styles.head}>
        <p className={styles.number}>
          {fillTemplate(words.lesson, { n })}{' '}
          <span className={styles.minutes}>{fillTemplate(words.minutes, { minutes })}</span>
        </p>
        <h2>
          <UnbrokenWords text={title} />
        </h2>
      </hgroup>
      <div>
        <RenderedMarkdown nodes={addTableBars(lesson)} />
        <ViewersDrawing lesson={lesson} words={words} />
      </div>
      <div className={styles.exercise}>
        <details>
          <summary className={disclosureStyles.summary}>{question}</summary>
          <p>{answer}</p>
        </details>
        <LessonCheckbox id={id} n={n} />
      </div>
    </section>
  );
}
