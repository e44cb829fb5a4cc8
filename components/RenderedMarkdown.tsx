import type { RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import calloutStyles from './Callout.module.css';
import disclosureStyles from './Disclosure.module.css';
import paragraphStyles from './Paragraphs.module.css';
import styles from './RenderedMarkdown.module.css';
import stampStyles from './RubberStamp.module.css';
import sectionStyles from './Section.module.css';
import tableStyles from './Table.module.css';
import formattedTextStyles from './FormattedText.module.css';

interface RenderedMarkdownProps {
  nodes: readonly RootContent[];
  /** Draws a red line above each h2. Leave out for text on a sheet of paper. */
  withSections?: boolean;
  /** Wide screens always show the content of `details` elements, and hide their summaries. */
  openOnWideScreens?: boolean;
}

/** A paragraph that is one bold word in capitals is drawn as a rubber stamp. */
const stampedWord = /<p><strong>(\p{Lu}+)<\/strong><\/p>/gu;

/** A table whose last row is a total. */
const tableWithTotal = /<table>(?=(?:(?!<\/table>).)*<td><strong>Total<)/gsu;

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
        __html: toHtml([...nodes])
          .replaceAll(
            stampedWord,
            `<p data-stamp=""><strong class="${stampStyles.stamp}">$1</strong></p>`,
          )
          .replaceAll('<div data-table="">', `<div class="${tableStyles.box}">`)
          .replaceAll(
            callout,
            `<div class="${calloutStyles.callout} ${paragraphStyles.lines}"><p><strong>$1</strong></p><ul role="list">$2</ul></div>`,
          )
          .replaceAll(
            tableWithTotal,
            `<table class="${tableStyles.table} ${tableStyles.withTotalRow}">`,
          )
          .replaceAll('<table>', `<table class="${tableStyles.table}">`)
          .replaceAll(
            '<table data-stacks="">',
            `<table class="${tableStyles.table} ${tableStyles.stacks}">`,
          )
          .replaceAll('<caption', `<caption class="${tableStyles.caption}"`)
          .replaceAll('data-figure=""', `data-figure="" class="${tableStyles.number}"`)
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
