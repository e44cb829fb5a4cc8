import type { ReactNode } from 'react';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { NextPaper } from '@/components/NextPaper';
import { findPage } from '@/content/pages';
import { findPaper, paperWords } from '@/content/papers';
import { FiledRequestDrawing } from './FiledRequestDrawing';
import styles from './page.module.css';

const page = findPage('/freedom-of-infatuation');

export const metadata = createPageMetadata(page);

interface WithChildren {
  children: ReactNode;
}

const components = {
  filing: ({ children }: WithChildren) => (
    <div className={styles.columns}>
      <div className={styles.drawing}>
        <FiledRequestDrawing />
      </div>
      <div className={styles.left}>{children}</div>
    </div>
  ),
  fees: ({ children }: WithChildren) => <div className={styles.left}>{children}</div>,
  answers: ({ children }: WithChildren) => (
    <div className={styles.right}>
      {children}
      <NextPaper title={paperWords.next} paper={findPaper('release')} />
    </div>
  ),
};

export default function FreedomOfInfatuationPage() {
  return <ProsePage page={page} components={components} textClassName={styles.columns} />;
}
