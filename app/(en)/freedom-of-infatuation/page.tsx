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
    <>
      <FiledRequestDrawing />
      {children}
    </>
  ),
  fees: ({ children }: WithChildren) => children,
  answers: ({ children }: WithChildren) => (
    <div>
      {children}
      <NextPaper title={paperWords.next} paper={findPaper('release')} />
    </div>
  ),
};

export default function FreedomOfInfatuationPage() {
  return <ProsePage page={page} components={components} textClassName={styles.columns} />;
}
