import { toString } from 'hast-util-to-string';
import type { ReactNode } from 'react';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { findTableColumn } from '@/app/_course/tableBars';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { CaseDrawings } from './CaseDrawings';
import styles from '../courseDrawings.module.css';

const page = findPage('/education/advanced-thirst-trap-analysis');

export const metadata = createPageMetadata(page);

export default function AdvancedCoursePage() {
  const texts = readProsePage(page.path);
  const { file, nodes } = texts.content;
  /** Of each time, the pulse in every case. */
  const pulses = [2, 3, 4].map((column) =>
    findTableColumn(nodes, column).map((cell) => Number(toString(cell))),
  );

  /** Case `n`, from 1, with the pulse from row `n` of the table. */
  function drawCase({ n, children }: { n: string; children: ReactNode }) {
    const pulse = pulses.map((column) => column[Number(n) - 1] ?? NaN);
    if (!pulse.every((beats) => beats > 0))
      throw new Error(
        `${file}: the table of readings has no pulse in row ${n}, for :::case{n=${n}}. Add the row, or correct the number.`,
      );
    return (
      <div className={styles.case}>
        <CaseDrawings index={Number(n) - 1} pulse={pulse} />
        {children}
      </div>
    );
  }

  return <ProsePage page={page} texts={texts} components={{ case: drawCase }} withContents />;
}
