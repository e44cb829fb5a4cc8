import styles from './Footnotes.module.css';

export function FootnoteReference({ number }: { number: number }) {
  return (
    <sup className={styles.reference}>
      <a href={`#note-${number}`} id={`reference-${number}`} aria-label={`Footnote ${number}`}>
        {number}
      </a>
    </sup>
  );
}

interface FootnotesProps {
  /** For screen readers. */
  label: string;
  texts: readonly string[];
}

/** The texts in the order of their references, which lead here and back. */
export function Footnotes({ label, texts }: FootnotesProps) {
  return (
    <section aria-label={label}>
      <ol className={styles.footnotes}>
        {texts.map((text, i) => (
          <li key={text} id={`note-${i + 1}`}>
            {text}{' '}
            <a href={`#reference-${i + 1}`} aria-label={`Back to reference ${i + 1}`}>
              ↑
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
