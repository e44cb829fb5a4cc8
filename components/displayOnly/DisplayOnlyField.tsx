import type { DisplayOnlyFieldData as Field } from '@/content/displayOnlyForm';
import styles from './DisplayOnlyField.module.css';

export function DisplayOnlyField({ field, noteId }: { field: Field; noteId: string }) {
  if (field.kind === 'checkboxes') {
    return (
      <fieldset className={styles.boxes} aria-describedby={noteId}>
        <legend className={styles.label}>{field.label}</legend>
        {field.options.map((option) => (
          <label key={option} className={styles.box}>
            <input type="checkbox" defaultChecked />
            {option}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field.id}>
        {field.label}
      </label>
      {field.kind === 'select' ? (
        <select className={styles.control} id={field.id} aria-describedby={noteId}>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          className={styles.control}
          id={field.id}
          type={field.kind}
          aria-describedby={noteId}
        />
      )}
    </div>
  );
}
