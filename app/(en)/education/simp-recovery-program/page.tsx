import type { ComponentProps, ReactNode } from 'react';
import { SpotIllustration } from '@/components/SpotIllustration';
import { courseByLanguage } from '@/content/course';
import { findPage } from '@/content/pages';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import styles from '../courseDrawings.module.css';

const page = findPage('/education/simp-recovery-program');

export const metadata = createPageMetadata(page);

const components = {
  /** The list of weeks, with a large number before each. */
  ol: ({ children }: { children: ReactNode }) => (
    <ol role="list" className={styles.weeks}>
      {children}
    </ol>
  ),
  /** A link to a lesson without a text of its own has the lesson's title. */
  a: ({ href, hrefLang, children }: ComponentProps<'a'>) => (
    <a href={href} hrefLang={hrefLang}>
      {children ?? courseByLanguage.en.lessons.find(({ url }) => url === href)?.title}
    </a>
  ),
  'row-of-chairs': () => (
    <figure className={styles.figure}>
      <SpotIllustration name="row-of-chairs" />
      <figcaption>Week 3, estimated: seven and a coat.</figcaption>
    </figure>
  ),
  'enough-card': () => (
    <p className={styles.card} aria-hidden="true">
      Enough.
    </p>
  ),
};

export default function RecoveryProgramPage() {
  return (
    <ProsePage page={page} components={components} textClassName={styles.program} withContents />
  );
}
