import { DeskLampDrawing } from '@/components/DeskLampDrawing';
import { RenderedMarkdown } from '@/components/RenderedMarkdown';
import { splitHtmlAtHeadings } from '@/content/htmlSections';
import styles from './Transcript.module.css';

const pause = /<p[^>]*>\[There is a pause of eleven seconds[^]*?<\/p>/;

/**
 * Adds eleven empty lines after the stage direction that mentions a pause of eleven seconds. They
 * are hidden from screen readers, which read the stage direction.
 */
const addEmptyLines = (html: string) =>
  html.replace(
    pause,
    (direction) => `${direction}<div class="${styles.pause}" aria-hidden="true">(k)</div>`,
  );

/** Marks every fifth paragraph of the transcript with its number, counted from the start of the hearing. */
function numberParagraphs(html: string) {
  let line = 0;
  return html.replaceAll('<p>', () => {
    line += 1;
    return line % 5 === 0 ? `<p data-line="${line}">` : '<p>';
  });
}

/**
 * The transcript of a hearing about a desk lamp: speakers in the margin, every fifth paragraph
 * numbered, and a drawing of the lamp.
 */
export function Transcript({ html }: { html: string }) {
  return (
    <div className={styles.transcript}>
      <div className={styles.lamp}>
        <DeskLampDrawing withMoth />
      </div>
      <div>
        {splitHtmlAtHeadings(numberParagraphs(html)).map((section) => (
          <section
            key={section.id}
            className={section.id === 'about-this-transcript' ? styles.plain : styles.part}
            data-witness={section.id === 'the-witness' || undefined}
          >
            <RenderedMarkdown html={addEmptyLines(section.html)} />
          </section>
        ))}
      </div>
    </div>
  );
}
