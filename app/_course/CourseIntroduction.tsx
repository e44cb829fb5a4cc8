import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { splitHtmlAtHeadings } from '@/content/htmlSections';
import styles from './CourseIntroduction.module.css';

/**
 * The text of the course's landing page: the paragraphs before the first heading, and below them
 * the sections in columns.
 */
export function CourseIntroduction({ html }: { html: string }) {
  const [opening, ...sections] = splitHtmlAtHeadings(html);
  return (
    <>
      {opening && <RenderedMarkdown html={opening.html} />}
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section.id}>
            <RenderedMarkdown html={section.html} />
          </section>
        ))}
      </div>
    </>
  );
}
