import type { ReactNode } from 'react';
import type { Course, Lesson } from '@/content/course';
import { fillTemplate } from '@/components/fillTemplate';
import disclosureStyles from '@/components/Disclosure.module.css';
import { Island } from '@/components/Island';
import { findDirective, Markdown } from '@/components/Markdown';
import typographyStyles from '@/components/Typography.module.css';
import { UnbrokenWords } from '@/components/UnbrokenWords';
import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import { LessonCheckbox } from './LessonCheckbox.client';
import { LessonReceipt } from './LessonReceipt';
import styles from './LessonSection.module.css';
import { storageKeys } from '@/components/storageKeys';
import { createTableWithBars } from './tableBars';
import { ViewersFigure } from './ViewersDrawing';

interface WithChildren {
  children: ReactNode;
}

const exhibitComponents = {
  exhibit: ({ children }: WithChildren) => (
    <blockquote className={styles.exhibit}>{children}</blockquote>
  ),
  vote: ({ ayes, noes }: { ayes: string; noes: string }) => (
    <VoteSeatingPlan ayes={Number(ayes)} noes={Number(noes)} />
  ),
};

export function LessonSection({ course, lesson }: { course: Course; lesson: Lesson }) {
  const { words } = course;
  const { id, n, title, minutes, question, answer, content, bars } = lesson;
  const { file, nodes } = content;
  // A sheet of paper below the title.
  const exhibit = findDirective(content, 'exhibit');
  const textComponents = {
    ...exhibitComponents,
    ...(bars && { table: createTableWithBars(content, bars) }),
    viewers: ({ children }: WithChildren) => (
      <ViewersFigure viewers={String(children)} caption={words.viewersDrawn} />
    ),
  };
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
          <Markdown content={{ file, nodes: [exhibit] }} components={exhibitComponents} />
        )}
      </header>
      <div className={lesson.switches ? `${styles.text} ${styles.switches}` : styles.text}>
        <Markdown
          content={{ file, nodes: nodes.filter((node) => node !== exhibit) }}
          components={textComponents}
          openOnWideScreens
        />
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
