import styles from './Prose.module.css';

/** Styles HTML that was rendered from the Markdown of content/ at build time. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
