'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/Button';
import { fillTemplate } from '@/components/fillTemplate';
import { GuillocheFrame } from '@/components/GuillocheFrame';
import { RubberStamp } from '@/components/RubberStamp';
import styles from './Certificate.module.css';
import { areAllLessonsDone } from './progress';
import { useCourseProgress } from './ProgressProvider.client';

interface CertificateProps {
  issuer: string;
  course: string;
  minutes: number;
  modules: readonly { n: number; title: string; lessons: number }[];
  seal: ReactNode;
}

/** The visitor's name is component state only; it is neither stored nor sent. */
export function Certificate({ issuer, course, minutes, modules, seal }: CertificateProps) {
  const { lessons, words, done, isProgressShown } = useCourseProgress();
  const [name, setName] = useState('');

  if (!areAllLessonsDone(lessons, done)) {
    return (
      <div data-progress-shown={isProgressShown || undefined}>
        <div className={styles.locked}>
          <GuillocheFrame />
          <p>{words.certificateLocked}</p>
        </div>
      </div>
    );
  }

  const [before, after] = fillTemplate(words.certificateText, {
    lessons: lessons.length,
    minutes,
  }).split('{name}');
  return (
    <div>
      <div className={styles.controls}>
        <label className={styles.label} htmlFor="certificate-name">
          {words.nameLabel}
        </label>
        <input
          className={styles.input}
          id="certificate-name"
          type="text"
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="certificate-name-hint"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button variant="primary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <p className={styles.hint} id="certificate-name-hint">
          {words.nameHint}
        </p>
      </div>
      <article className={styles.certificate} aria-labelledby="certificate-title">
        <GuillocheFrame />
        <div className={styles.seal}>{seal}</div>
        <div className={styles.stamp}>
          <RubberStamp>{`${done.length} / ${lessons.length}`}</RubberStamp>
        </div>
        <p className={styles.issuer}>{issuer}</p>
        <h3 className={styles.title} id="certificate-title">
          {words.certificateHeading}
        </h3>
        <p className={styles.text}>
          {before} <strong className={styles.name}>{name.trim() || words.certificateBearer}</strong>{' '}
          {after}
        </p>
        <ol className={styles.modules} role="list" aria-label={course}>
          {modules.map(({ n, title, lessons: count }) => (
            <li key={n}>
              <span className={styles.lamps} aria-hidden="true">
                {'●'.repeat(count)}
              </span>
              <strong>{fillTemplate(words.module, { n })}</strong>
              <span>{title}</span>
            </li>
          ))}
        </ol>
        <p className={styles.notice}>{words.certificateNotice}</p>
      </article>
    </div>
  );
}
