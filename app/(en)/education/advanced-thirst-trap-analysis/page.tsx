import { toString } from 'hast-util-to-string';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { findTableColumn } from '@/app/_course/tableBars';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { CaseDrawings } from './CaseDrawings';
import styles from '../courseDrawings.module.css';

const page = findPage('/education/advanced-thirst-trap-analysis');
const { nodes } = readProsePage(page.path);

/** Each case is a section with an h3; the table has a row for each case. */
const headings = nodes.flatMap((node, i) =>
  node.type === 'element' && node.tagName === 'h3' ? [i] : [],
);
const end = nodes.findIndex(
  (node, i) => i > Number(headings[0]) && node.type === 'element' && node.tagName === 'h2',
);
/** Of each time, the pulse in every case. */
const pulses = [2, 3, 4].map((column) =>
  findTableColumn(nodes, column).map((cell) => Number(toString(cell))),
);

export const metadata = createPageMetadata(page);

if (pulses.some(({ length }) => length !== headings.length))
  throw new Error(
    `content/pages/advanced-thirst-trap-analysis.md: the table has ${pulses[0]?.length} rows for ${headings.length} cases. Give each case a heading of level 3 and a row of the table, in the same order.`,
  );

export default function AdvancedCoursePage() {
  const text = (
    <>
      <RenderedMarkdown nodes={nodes.slice(0, headings[0])} withSections />
      {headings.map((start, i) => (
        <div key={start} className={styles.case}>
          <CaseDrawings index={i} pulse={pulses.map((column) => column[i] ?? NaN)} />
          <RenderedMarkdown nodes={nodes.slice(start, headings[i + 1] ?? end)} />
        </div>
      ))}
      <RenderedMarkdown nodes={nodes.slice(end)} withSections />
    </>
  );
  return <ProsePage page={page} text={text} withContents />;
}
