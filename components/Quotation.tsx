import styles from './Quotation.module.css';

/** A large quotation with its speaker, beside one bar. */
export function Quotation({ text, speaker }: { text: string; speaker: string }) {
  return (
    <figure className={styles.quotation}>
      <blockquote>{text}</blockquote>
      <figcaption>{speaker}</figcaption>
    </figure>
  );
}
