import type { ReactNode } from 'react';
import { visit } from 'unist-util-visit';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { SpotIllustration } from '@/components/SpotIllustration';
import { courseByLanguage } from '@/content/course';
import { findPage } from '@/content/pages';
import { readProsePage } from '@/content/prosePage';
import { createPageMetadata } from '@/app/_frame/createPageMetadata';
import { ProsePage } from '@/app/_frame/ProsePage';
import styles from '../courseDrawings.module.css';

const page = findPage('/education/simp-recovery-program');

export const metadata = createPageMetadata(page);

const sections = structuredClone([...readProsePage(page.path).sections]);
const root = { type: 'root' as const, children: sections.flatMap(({ nodes }) => nodes) };

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

/** The drawing below each section that has one, by the id of the section. */
const sectionDrawings: Readonly<Record<string, ReactNode>> = {
  'how-the-program-works': (
    <figure className={styles.figure}>
      <SpotIllustration name="row-of-chairs" />
      <figcaption>Week 3, estimated: seven and a coat.</figcaption>
    </figure>
  ),
  afterward: (
    <p className={styles.card} aria-hidden="true">
      Enough.
    </p>
  ),
};
for (const id of Object.keys(sectionDrawings))
  if (!sections.some((section) => section.id === id))
    throw new Error(
      `content/pages/simp-recovery-program.md has no section "${id}", below which page.tsx has a drawing. Restore the heading, or change the name in page.tsx.`,
    );

export default function RecoveryProgramPage() {
  const text = (
    <div className={styles.program}>
      {sections.map(({ id, nodes }) => (
        <div key={id}>
          <RenderedMarkdown nodes={nodes} withSections />
          {sectionDrawings[id]}
        </div>
      ))}
    </div>
  );
  return <ProsePage page={page} text={text} withContents />;
}
