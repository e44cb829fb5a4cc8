import type { Course, Lesson } from '@/content/course';
import { fillTemplate } from '@/components/fillTemplate';
import disclosureStyles from '@/components/Disclosure.module.css';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { LessonCheckbox } from './LessonCheckbox.client';
import { LessonReceipt } from './LessonReceipt';
import styles from './LessonSection.module.css';
import { addTableBars } from './tableBars';
import { ViewersDrawing } from './ViewersDrawing';

export function LessonSection({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { words } = course;
  const { id, n, title, minutes, question, answer } = lesson;
  return (
    <section className={styles.lesson} id={`lesson-${n}`}>
      <div className={styles.head}>
        <hgroup className={styles.title}>
          <p className={styles.number}>
            {fillTemplate(words.lesson, { n })}{' '}
            <span className={styles.minutes}>{fillTemplate(words.minutes, { minutes })}</span>
          </p>
          <h2>
            <UnbrokenWords text={title} />
          </h2>
        </hgroup>
        <LessonReceipt course={course} lesson={lesson} />
      </div>
      <div className={lesson.switches ? styles.switches : undefined}>
        <RenderedMarkdown nodes={addTableBars(lesson)} />
        <ViewersDrawing lesson={lesson} words={words} />
      </div>
      <div className={styles.exercise}>
        <details>
          <summary className={disclosureStyles.summary}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
        <LessonCheckbox id={id} n={n} />
      </div>
    </section>
  );
}
