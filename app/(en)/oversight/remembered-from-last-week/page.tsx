import type { ReactNode } from 'react';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { NextPaper } from '@/components/NextPaper';
import { Table } from '@/components/Table';
import { VoteSeatingPlan } from '@/components/VoteSeatingPlan';
import { findPage } from '@/content/pages';
import { getNextPaper, paperWords } from '@/content/papers';
import { acknowledgmentTableBefore } from '@/content/acknowledgmentTableBefore';
import { ExhibitsFigure } from './ExhibitsFigure';
import styles from './page.module.css';

const page = findPage('/oversight/remembered-from-last-week');

export const metadata = createPageMetadata(page);

const components = {
  equivalents: () => (
    <div className={styles.table}>
      <Table {...acknowledgmentTableBefore} />
    </div>
  ),
  exhibits: ({ children }: { children: ReactNode }) => <ExhibitsFigure caption={children} />,
  vote: ({ ayes, noes }: { ayes: string; noes: string }) => (
    <div className={styles.vote}>
      <VoteSeatingPlan ayes={Number(ayes)} noes={Number(noes)} />
    </div>
  ),
  noted: ({ children }: { children: ReactNode }) => <p className={styles.noted}>{children}</p>,
  register: ({ children }: { children: ReactNode }) => (
    <div className={styles.register}>{children}</div>
  ),
};

export default function RememberedFromLastWeekPage() {
  return (
    <ProsePage page={page} components={components} textClassName={styles.text}>
      <NextPaper title={paperWords.next} paper={getNextPaper('petition')} />
    </ProsePage>
  );
}
