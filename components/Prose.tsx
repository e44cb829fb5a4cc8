import styles from './Prose.module.css';

/** Running text: HTML that was made from the Markdown of content/ at build time, with its styles. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
