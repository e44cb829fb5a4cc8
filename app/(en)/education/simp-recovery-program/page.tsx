import { visit } from 'unist-util-visit';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { courseByLanguage } from '@/content/course';
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

/** The links to lessons have no text of their own: they get the lesson's title. */
visit(root, { tagName: 'a' }, (link) => {
  const lesson = courseByLanguage.en.lessons.find(({ url }) => url === link.properties.href);
  if (lesson && link.children.length === 0) link.children = [{ type: 'text', value: lesson.title }];
});

/** The card is drawn below the text that describes it. */
const afterCard = root.children.findIndex(
  (node) => node.type === 'element' && node.properties.id === 'when-this-is-not-enough',
);
if (afterCard < 0)
  throw new Error(
    'content/pages/simp-recovery-program.md has no heading "When this is not enough", above which the card is drawn. Restore it, or name another in page.tsx.',
  );
root.children.splice(afterCard, 0, {
  type: 'element',
  tagName: 'p',
  properties: { className: [String(styles.card)], ariaHidden: 'true' },
  children: [{ type: 'text', value: 'Enough.' }],
});

export default function RecoveryProgramPage() {
  const text = <RenderedMarkdown nodes={root.children} withSections />;
  return <ProsePage page={page} text={text} withContents />;
}
