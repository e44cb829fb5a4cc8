import { EXIT, visit } from 'unist-util-visit';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import styles from '../courseDrawings.module.css';

const page = findPage('/education/simp-recovery-program');

export const metadata = createPageMetadata(page);

const root = {
  type: 'root' as const,
  children: structuredClone([...readProsePage(page.path).nodes]),
};

/** The weeks have large numbers. */
visit(root, { tagName: 'ol' }, (weeks) => {
  weeks.properties.role = 'list';
  visit(weeks, { tagName: 'li' }, (week) => {
    week.properties.className = [String(styles.week)];
  });
});

/** The card is drawn below the text that describes it. */
visit(root, 'element', (heading, index, parent) => {
  if (heading.properties.id !== 'when-this-is-not-enough') return;
  parent?.children.splice(Number(index), 0, {
    type: 'element',
    tagName: 'p',
    properties: { className: [String(styles.card)], ariaHidden: 'true' },
    children: [{ type: 'text', value: 'Enough.' }],
  });
  return EXIT;
});

export default function RecoveryProgramPage() {
  const text = <RenderedMarkdown nodes={root.children} withSections />;
  return <ProsePage page={page} text={text} withContents />;
}
