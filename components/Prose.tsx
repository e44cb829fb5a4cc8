import styles from './Prose.module.css';

/** Text from content/, rendered from Markdown when the site is built. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
