'use client';

import { useRef } from 'react';
import { fillTemplate } from '@/components/fillTemplate';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import button from '@/components/Button.module.css';
import typography from '@/components/Typography.module.css';
import hidden from '@/components/VisuallyHidden.module.css';
import styles from './CourseProgress.module.css';
import { findFirstIncompleteLesson } from './progress';
import { useCourseProgress } from './ProgressProvider.client';
import { ResetProgressButton } from './ResetProgressButton.client';

export function CourseProgress({
  certificateUrl,
  module,
}: {
  certificateUrl: string;
  /** A module's number: the link then leads to that module's next open lesson, if any is left. */
  module?: number;
}) {
  const { lessons, words, done, isPersisted, isProgressShown, message } = useCourseProgress();
  const section = useRef<HTMLElement>(null);

  const total = lessons.length;
  const ofModule = lessons.filter((lesson) => lesson.module === module);
  const next =
    findFirstIncompleteLesson(ofModule, done) ?? findFirstIncompleteLesson(lessons, done);

  return (
    <section
      className={module ? `${styles.progress} ${styles.ofModule}` : styles.progress}
      ref={section}
      tabIndex={-1}
      data-print="no"
      data-progress-shown={isProgressShown || undefined}
      aria-labelledby="progress"
    >
      <h2 className={hidden.visuallyHidden} id="progress">
        {words.progressHeading}
      </h2>
      <div className={styles.numbers} data-show="with-scripts">
        {module && <p className={typography.small}>{words.wholeCourse}</p>}
        <p className={styles.count}>{fillTemplate(words.progress, { done: done.length, total })}</p>
        <progress
          className={styles.bar}
          aria-label={words.progressLabel}
          value={done.length}
          max={total}
        />
      </div>
      <p className={styles.nextStep}>
        {next ? (
          <a className={button.primary} href={next.url} hrefLang={next.language}>
            <span>
              <span className={styles.unbroken}>
                {fillTemplate(done.length > 0 ? words.continue : words.start, { n: next.n })}
              </span>{' '}
              <span className={styles.unbroken} lang={next.language}>
                {next.title}
              </span>
            </span>
          </a>
        ) : (
          <>
            <strong>{words.allComplete}</strong>
            <a className={button.primary} href={certificateUrl}>
              {words.certificateHeading}
            </a>
          </>
        )}
      </p>
      <ResetProgressButton onReset={() => section.current?.focus()} />
      {!isPersisted && <p className={styles.note}>{words.storageUnavailable}</p>}
      <p data-show="without-scripts">{words.withoutScript}</p>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </section>
  );
}
