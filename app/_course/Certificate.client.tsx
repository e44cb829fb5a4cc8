'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { fillTemplate } from '@/components/fillTemplate';
import { GuillocheFrame } from '@/components/GuillocheFrame';
import { printElement } from '@/components/printElement.client';
import { RubberStamp } from '@/components/RubberStamp';
import { Slot } from '@/components/Slot.client';
import styles from './Certificate.module.css';
import { areAllLessonsDone } from './progress';
import { useCourseProgress } from './ProgressProvider.client';

interface CertificateProps {
  issuer: string;
  course: string;
  minutes: number;
  modules: readonly { n: number; title: string }[];
  slots?: { seal: ReactNode };
}

/** The visitor's name is component state only; it is neither stored nor sent. */
export function Certificate({ issuer, course, minutes, modules, slots }: CertificateProps) {
  const { lessons, words, done, isProgressShown } = useCourseProgress();
  const [name, setName] = useState('');
  const [hasNotPrinted, setHasNotPrinted] = useState(false);
  const certificate = useRef<HTMLElement>(null);

  const isComplete = areAllLessonsDone(lessons, done);
  const [before, after] = fillTemplate(words.certificateText, {
    lessons: lessons.length,
    minutes,
  }).split('{name}');
  const print = () => {
    setHasNotPrinted(false);
    if (certificate.current)
      printElement(certificate.current, (isPrinting) => setHasNotPrinted(!isPrinting));
  };
  return (
    <div data-progress-shown={isProgressShown || undefined}>
      {isComplete && (
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
          <Button variant="primary" onClick={print}>
            {words.print}
          </Button>
          <p className={styles.hint} id="certificate-name-hint">
            {words.nameHint}
          </p>
          <p className={styles.hint} aria-live="polite">
            {hasNotPrinted && words.notPrinted}
          </p>
        </div>
      )}
      <article
        ref={certificate}
        className={isComplete ? styles.certificate : styles.form}
        aria-labelledby="certificate-title"
      >
        <GuillocheFrame />
        <Slot id="certificate-seal" className={styles.seal}>
          {slots?.seal}
        </Slot>
        {isComplete && (
          <div className={styles.stamp}>
            <RubberStamp>{`${done.length} / ${lessons.length}`}</RubberStamp>
          </div>
        )}
        <p className={styles.issuer}>{issuer}</p>
        <h3 className={styles.title} id="certificate-title">
          {words.certificateHeading}
        </h3>
        <p className={styles.text}>
          {before}{' '}
          <strong className={styles.name}>
            {isComplete ? name.trim() || words.certificateBearer : '\u00a0'}
          </strong>{' '}
          {!isComplete && <span className={styles.hint}>{words.nameLabel}</span>} {after}
        </p>
        <ol className={styles.modules} role="list" aria-label={course}>
          {modules.map(({ n, title }) => (
            <li key={n}>
              <span className={styles.lamps} aria-hidden="true">
                {lessons
                  .filter(({ module }) => module === n)
                  .map(({ id }) => (done.includes(id) ? '●' : '○'))
                  .join('')}
              </span>
              <strong>{fillTemplate(words.module, { n })}</strong> <span>{title}</span>
            </li>
          ))}
        </ol>
        <p className={styles.notice}>
          {isComplete ? words.certificateNotice : words.certificateLocked}
        </p>
      </article>
    </div>
  );
}
