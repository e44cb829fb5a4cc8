import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import type { MarkdownSection } from '@/content/markdown';
import styles from './CourseIntroduction.module.css';

export function CourseIntroduction({ sections }: { sections: readonly MarkdownSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <section key={section.id}>
          <RenderedMarkdown nodes={section.nodes} />
        </section>
      ))}
    </div>
  );
}
