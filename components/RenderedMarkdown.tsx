import styles from './RenderedMarkdown.module.css';

/**
 * HTML that was rendered from a Markdown file of content/ at build time, with the styles for its
 * elements.
 */
export function RenderedMarkdown({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
