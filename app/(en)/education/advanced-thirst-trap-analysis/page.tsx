import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import sectionStyles from '@/components/Section.module.css';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { CaseDrawings } from './CaseDrawings';
import styles from '../courseDrawings.module.css';

const page = findPage('/education/advanced-thirst-trap-analysis');
const { nodes } = readProsePage(page.path);

/** Each case is a section with an h3; the table has a row of four cells for each case. */
const headings = nodes.flatMap((node, i) =>
  node.type === 'element' && node.tagName === 'h3' ? [i] : [],
);
const end = nodes.findIndex(
  (node, i) => i > Number(headings[0]) && node.type === 'element' && node.tagName === 'h2',
);
const cells: string[] = [];
visit({ type: 'root', children: [...nodes] }, { tagName: 'td' }, (cell) => {
  cells.push(toString(cell));
});

export const metadata = createPageMetadata(page);

export default function AdvancedCoursePage() {
  const text = (
    <>
      <RenderedMarkdown nodes={nodes.slice(0, headings[0])} withSections />
      {headings.map((start, i) => (
        <div key={start} className={styles.case}>
          <CaseDrawings index={i} pulse={cells.slice(4 * i + 1, 4 * i + 4).map(Number)} />
          <RenderedMarkdown nodes={nodes.slice(start, headings[i + 1] ?? end)} />
        </div>
      ))}
      <div className={sectionStyles.section}>
        <RenderedMarkdown nodes={nodes.slice(end)} withSections />
      </div>
    </>
  );
  return <ProsePage page={page} text={text} withContents />;
}
