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
  /** With the row of the grid in which each begins on wide screens. */
  notes: readonly { text: string; row: number }[];
}

/** The texts in the order of their references, which lead here and back. */
export function Footnotes({ label, notes }: FootnotesProps) {
  return (
    <section className={styles.section} aria-label={label}>
      <ol className={styles.footnotes}>
        {notes.map(({ text, row }, i) => (
          <li key={text} id={`note-${i + 1}`} style={{ gridRow: `${row} / span 4` }}>
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
