import { toString } from 'hast-util-to-string';
import type { Course, Lesson } from '@/content/course';
import { fillTemplate } from '@/components/fillTemplate';
import disclosureStyles from '@/components/Disclosure.module.css';
import { Island } from '@/components/Island';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import typographyStyles from '@/components/Typography.module.css';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import { LessonCheckbox } from './LessonCheckbox.client';
import { LessonReceipt } from './LessonReceipt';
import styles from './LessonSection.module.css';
import { storageKeys } from '@/components/storageKeys';
import { addTableBars } from './tableBars';
import { ViewersDrawing } from './ViewersDrawing';

/**
 * A quotation before the text is the lesson's exhibit, a sheet of paper below its title. A vote such
 * as 5–0 in it is drawn too.
 */
function splitExhibit(lesson: Lesson) {
  const nodes = addTableBars(lesson);
  const start = nodes.findIndex(({ type }) => type === 'element');
  const first = nodes[start];
  return first?.type === 'element' && first.tagName === 'blockquote'
    ? { exhibit: first, text: nodes.slice(start + 1) }
    : { text: nodes };
}

export function LessonSection({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { words } = course;
  const { id, n, title, minutes, question, answer } = lesson;
  const { exhibit, text } = splitExhibit(lesson);
  const [, ayes, noes] = (exhibit && /(\d)–(\d)/.exec(toString(exhibit))) ?? [];
  return (
    <section className={styles.lesson} id={`lesson-${n}`}>
      <header className={styles.head}>
        <hgroup className={styles.title}>
          <p className={styles.number}>
            {fillTemplate(words.lesson, { n })}{' '}
            <span className={typographyStyles.fine}>
              {fillTemplate(words.minutes, { minutes })}
            </span>
          </p>
          <h2>
            <UnbrokenWords text={title} />
          </h2>
        </hgroup>
        <LessonReceipt course={course} lesson={lesson} />
        {exhibit && (
          <blockquote className={styles.exhibit}>
            {ayes && <VoteSeatingPlan ayes={Number(ayes)} noes={Number(noes)} />}
            <RenderedMarkdown nodes={exhibit.children} />
          </blockquote>
        )}
      </header>
      <div className={lesson.switches ? `${styles.text} ${styles.switches}` : styles.text}>
        <RenderedMarkdown nodes={text} openOnWideScreens />
        <ViewersDrawing lesson={lesson} words={words} />
      </div>
      <div className={styles.exercise}>
        <details>
          <summary className={disclosureStyles.summary}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
        <Island
          id={`lesson-${n}-checkbox`}
          storageKey={storageKeys.courseProgress}
          component={LessonCheckbox}
          props={{ id, n }}
        />
      </div>
    </section>
  );
}
