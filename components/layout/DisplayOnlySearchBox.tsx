import type { SearchBoxWords } from '@/content/layoutWords';
import { PopoverButton } from './PopoverButton';
import styles from './DisplayOnlySearchBox.module.css';

const searchId = 'search';
const noteId = 'search-note';

/** A display-only search form: it searches nothing and sends nothing. */
export function DisplayOnlySearchBox({ words }: { words: SearchBoxWords }) {
  return (
    <>
      <PopoverButton target={searchId} label={words.open} />
      <search className={styles.popover} id={searchId} popover="auto">
        {/* method="dialog" outside a dialog element submits nowhere, with or without scripts. */}
        <form className={styles.form} method="dialog">
          <label className={styles.label} htmlFor="search-field">
            {words.label}
          </label>
          <div className={styles.row}>
            <input
              className={styles.field}
              id="search-field"
              type="search"
              autoComplete="off"
              placeholder={words.placeholder}
              aria-describedby={noteId}
            />
            <button className={styles.button} type="button" aria-describedby={noteId}>
              {words.button}
            </button>
          </div>
          <p className={styles.note} id={noteId}>
            {words.note}
          </p>
          <PopoverButton target={searchId} label={words.close} action="hide" />
        </form>
      </search>
    </>
  );
}
