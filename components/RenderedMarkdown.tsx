import type { RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import calloutStyles from './Callout.module.css';
import disclosureStyles from './Disclosure.module.css';
import formattedTextStyles from './FormattedText.module.css';
import { markUpTables } from './markUpTables';
import paragraphStyles from './Paragraphs.module.css';
import styles from './RenderedMarkdown.module.css';
import stampStyles from './RubberStamp.module.css';
import sectionStyles from './Section.module.css';

interface RenderedMarkdownProps {
  nodes: readonly RootContent[];
  /** Draws a red line above each h2. Leave out for text on a sheet of paper. */
  withSections?: boolean;
  /** Wide screens always show the content of `details` elements, and hide their summaries. */
  openOnWideScreens?: boolean;
}

/** A paragraph that is one bold word in capitals is drawn as a rubber stamp. */
const stampedWord = /<p><strong>(\p{Lu}+)<\/strong><\/p>/gu;

/** A paragraph "Callout: …" and the list below it are drawn as one box. */
const callout = /<p>Callout: (.*?)<\/p>\s*<ul>(.*?)<\/ul>/gsu;

export function RenderedMarkdown({
  nodes,
  withSections,
  openOnWideScreens,
}: RenderedMarkdownProps) {
  return (
    <div
      className={withSections ? `${styles.prose} ${sectionStyles.sections}` : styles.prose}
      dangerouslySetInnerHTML={{
        __html: toHtml(markUpTables(nodes))
          .replaceAll(
            stampedWord,
            `<p data-stamp=""><strong class="${stampStyles.stamp}">$1</strong></p>`,
          )
          .replaceAll(
            callout,
            `<div class="${calloutStyles.callout} ${paragraphStyles.lines}"><p><strong>$1</strong></p><ul role="list">$2</ul></div>`,
          )
          .replaceAll(
            '<details>',
            openOnWideScreens
              ? `<details class="${disclosureStyles.openOnWideScreens}">`
              : '<details>',
          )
          .replaceAll(
            '<summary>',
            `<summary class="${disclosureStyles.summary}"${openOnWideScreens ? ' data-print="no"' : ''}>`,
          )
          .replaceAll('data-number=""', `class="${formattedTextStyles.unbroken}"`),
      }}
    />
  );
}
