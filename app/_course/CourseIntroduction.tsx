import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import type { HtmlSection } from '@/content/htmlSections';
import styles from './CourseIntroduction.module.css';

/** The sections of the course's landing page, in columns on wide screens. */
export function CourseIntroduction({ sections }: { sections: readonly HtmlSection[] }) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => (
        <section key={section.id}>
          <RenderedMarkdown html={section.html} />
        </section>
      ))}
    </div>
  );
}
