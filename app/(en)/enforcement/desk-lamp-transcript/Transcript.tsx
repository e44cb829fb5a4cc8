import { DeskLamp } from '@/components/DeskLamp';
import { Prose } from '@/components/Prose';
import { sectionsOf } from '@/content/sections';
import styles from './Transcript.module.css';

const pause = /<p>\[There is a pause of eleven seconds[^]*?<\/p>/;

/** Draws the pause as eleven empty lines. A screen reader reads the stage direction before them. */
const withPause = (html: string) =>
  html.replace(
    pause,
    (direction) => `${direction}<div class="${styles.pause}" aria-hidden="true">(k)</div>`,
  );

/** A hearing: speakers in the margin, lines numbered, and the lamp it is about beside the text. */
export function Transcript({ html }: { html: string }) {
  return (
    <div className={styles.transcript}>
      <div>
        {sectionsOf(html).map((section) => (
          <section
            key={section.id}
            className={section.id === 'about-this-transcript' ? styles.plain : styles.part}
            data-witness={section.id === 'the-witness' || undefined}
          >
            <Prose html={withPause(section.html)} />
          </section>
        ))}
      </div>
      <div className={styles.lamp}>
        <DeskLamp withMoth />
      </div>
    </div>
  );
}
