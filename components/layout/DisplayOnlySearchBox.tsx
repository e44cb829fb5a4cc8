import type { SearchBoxWords } from '@/content/layoutWords';
import styles from './DisplayOnlySearchBox.module.css';

const fieldId = 'search-field';
const noteId = 'search-note';

export function DisplayOnlySearchBox({ words }: { words: SearchBoxWords }) {
  return (
    <search data-print="no">
      {/* method="dialog" outside a dialog element submits nowhere, with or without scripts. */}
      <form className={styles.form} method="dialog">
        <label className={styles.label} htmlFor={fieldId}>
          {words.label}
        </label>
        <input
          className={styles.field}
          id={fieldId}
          type="search"
          autoComplete="off"
          placeholder={words.placeholder}
          aria-describedby={noteId}
        />
        <button className={styles.button} type="button" aria-describedby={noteId}>
          {words.button}
        </button>
        <p className={styles.note} id={noteId}>
          {words.note}
        </p>
      </form>
    </search>
  );
}
